import { Table } from '@mantine/core';

import { IdentifierText } from '../../components/identifiers/IdentifierText';
import { recogniseUniprotIds } from '../../components/identifiers/recogniseIdentifiers';
import type { EntryFieldsFragment } from '../../generated/graphql';
import classes from './EntriesTable.module.css';
import { entryColumns } from './entryColumns';
import { EntryLink } from './EntryLink';

interface EntryRowProps {
  readonly entry: EntryFieldsFragment;
  /** Whether the row above is of the same disease, whose name is then said more quietly. */
  readonly isRepeat: boolean;
}

/** One entry as a row; long texts are cut at the cell and told in full when one hovers. */
export function EntryRow({ entry, isRepeat }: EntryRowProps) {
  const [, ...others] = entryColumns;
  return (
    <Table.Tr className={classes.row}>
      <Table.Th scope="row" className={classes.cell} title={entry.disease}>
        <EntryLink entry={entry} className={isRepeat ? classes.repeat : classes.name}>
          {entry.disease}
        </EntryLink>
      </Table.Th>
      {others.map(({ name }) => (
        <Table.Td key={name} className={classes.cell} title={entry[name] ?? undefined}>
          {name === 'uniprotId' ? (
            <IdentifierText pieces={recogniseUniprotIds(entry.uniprotId ?? '')} />
          ) : (
            entry[name]
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
