import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';

import { clamped } from '../../../components/ClampedTexts';
import { OnDemand, onDemand } from '../../../components/OnDemand';
import type { CellState } from './cellStates';
import classes from './PreviewTable.module.css';

// Few files change entries.
const differenceCode = onDemand(
  async () => (await import('../../../components/differences/WordDifference')).WordDifference,
);

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
          <OnDemand code={differenceCode} loading={text} failed={() => text}>
            {(WordDifference) => <WordDifference before={change.before} after={change.after} />}
          </OnDemand>
        </span>
      ) : (
        text
      )}
      {problemText && text === '' && <span className={classes.blank}>blank</span>}
    </td>
  );
}
