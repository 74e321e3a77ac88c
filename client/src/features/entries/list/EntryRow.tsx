import { Table } from '@mantine/core';

import { clamped } from '../../../components/ClampedTexts';
import { CompareCheckbox } from '../../../components/comparing/CompareCheckbox';
import type { EntryFieldsFragment } from '../../../generated/types';
import classes from './EntriesTable.module.css';
import { EntryCell } from './EntryCell';
import type { EntryColumn } from './entryColumns';
import { EntryLink } from './EntryLink';

interface EntryRowProps {
  readonly entry: EntryFieldsFragment;
  readonly columns: readonly EntryColumn[];
  /** Whether the row above is of the same disease, whose name is then said more quietly. */
  readonly isRepeat: boolean;
}

/** One entry as a row; what is in its first column leads to it. */
export function EntryRow({ entry, columns: [first, ...others], isRepeat }: EntryRowProps) {
  return (
    <Table.Tr>
      {first && (
        <Table.Th scope="row" {...clamped}>
          <CompareCheckbox accession={entry.accession} />
          <EntryLink
            entry={entry}
            className={isRepeat && first.name === 'disease' ? classes.repeat : undefined}
          >
            {first.name === 'updatedAt' || entry[first.name] === null ? (
              entry.accession
            ) : (
              <EntryCell entry={entry} name={first.name} asText />
            )}
          </EntryLink>
        </Table.Th>
      )}
      {others.map(({ name }) => (
        <Table.Td key={name} {...clamped}>
          <EntryCell entry={entry} name={name} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
