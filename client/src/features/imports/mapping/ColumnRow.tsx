import { Box, VisuallyHidden } from '@mantine/core';
import { IconArchive, IconArrowRight, IconCircleCheck, IconEyeOff, IconPencil } from '@tabler/icons-react';

import list from '../../../components/CountedOption.module.css';
import { SelectInput } from '../../../components/overlays/SelectInput';
import { inlineDropdown } from '../../../components/searchableOptions';
import classes from './ColumnMapping.module.css';
import {
  type ImportColumn,
  keepAsAdditional,
  labelOfTarget,
  leaveOut,
  optionOfTarget,
  targetOf,
  targetOfOption,
  targetOptions,
} from './columnTargets';

interface ColumnRowProps {
  readonly column: ImportColumn;
  /** The target chosen by the curator; `undefined` if it is unchanged. */
  readonly chosen: string | undefined;
  /** Whether the browser no longer has the file, so that it cannot be read again with other columns. */
  readonly isFixed: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (target: string) => void;
}

/** A column of the file: header, sample cells, target, and how the target was found. */
export function ColumnRow({ column, chosen, isFixed, isBusy, onChoose }: ColumnRowProps) {
  const target = chosen ?? targetOf(column);
  const isChanged = chosen !== undefined && chosen !== targetOf(column);
  return (
    <li className={classes.row} data-target={kindOf(target)}>
      <Box display="grid" miw={0}>
        <span style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {column.header === '' ? 'No header' : column.header}
        </span>
        <span data-text="note" className={classes.samples}>
          <VisuallyHidden>such as </VisuallyHidden>
          {column.samples.length === 0 ? 'Only blank cells' : column.samples.join(' · ')}
        </span>
      </Box>
      <IconArrowRight className={classes.arrow} size={16} aria-hidden="true" />
      {isFixed ? (
        <span>{labelOfTarget(target)}</span>
      ) : (
        <SelectInput
          aria-label={`Field for “${column.header}”`}
          data={targetOptions}
          value={optionOfTarget(target)}
          onChange={(value) => value !== null && onChoose(targetOfOption(value))}
          disabled={isBusy}
          searchable
          allowDeselect={false}
          nothingFoundMessage="No matching field"
          {...inlineDropdown}
          classNames={{ options: list.options }}
        />
      )}
      <ColumnState target={target} isChanged={isChanged} />
    </li>
  );
}

function kindOf(target: string): 'field' | 'additional' | 'out' {
  if (target === leaveOut) return 'out';
  return target === keepAsAdditional ? 'additional' : 'field';
}

const states = {
  field: { Drawing: IconCircleCheck, word: 'Matched' },
  additional: { Drawing: IconArchive, word: 'No field; stored as additional data' },
  out: { Drawing: IconEyeOff, word: 'Not imported' },
} as const;

function ColumnState({ target, isChanged }: { readonly target: string; readonly isChanged: boolean }) {
  const { Drawing, word } = states[kindOf(target)];
  return (
    <span data-text="note" className={classes.state} data-changed={isChanged || undefined}>
      {isChanged ? <IconPencil size={16} aria-hidden="true" /> : <Drawing size={16} aria-hidden="true" />}
      {isChanged ? 'Changed, not checked yet' : word}
    </span>
  );
}
