import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';

import { clamped } from '../../../components/ClampedTexts';
import { WordDifference } from '../../../components/differences/WordDifference';
import type { CellState } from './cellStates';
import classes from './PreviewTable.module.css';

/**
 * The text of a cell of the file; marked if it has an error or warning, with old and new value if it changes an entry.
 */
export function PreviewCell({ text, problem, warning, change }: CellState) {
  const problemText = problem ?? warning;
  const kind = problem ? 'error' : 'warning';
  const Drawing = problem ? IconAlertCircle : IconAlertTriangle;
  return (
    <td data-kind={problemText && kind} title={problemText?.message} {...(change ? {} : clamped)}>
      {problemText && (
        <>
          <Drawing size={14} aria-hidden="true" className={classes.cellMark} />
          <VisuallyHidden component="span">
            {kind === 'error' ? 'Error' : 'Warning'}, {problemText.message}:{' '}
          </VisuallyHidden>
        </>
      )}
      {change ? (
        <span className={classes.change}>
          <WordDifference before={change.before} after={change.after} />
        </span>
      ) : (
        text
      )}
      {problemText && text === '' && <span className={classes.blank}>blank</span>}
    </td>
  );
}
