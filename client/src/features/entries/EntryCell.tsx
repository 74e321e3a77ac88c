import { Day } from '../../components/Day';
import { IdentifierText } from '../../components/identifiers/IdentifierText';
import { recogniseUniprotIds } from '../../components/identifiers/recogniseIdentifiers';
import type { EntryFieldsFragment } from '../../generated/types';
import classes from './EntriesTable.module.css';
import type { ColumnName } from './entryColumns';

interface EntryCellProps {
  readonly entry: EntryFieldsFragment;
  readonly name: ColumnName;
  /** Whether nothing in it may be a link. @default false */
  readonly asText?: boolean;
}

/** What a column says of an entry. */
export function EntryCell({ entry, name, asText = false }: EntryCellProps) {
  if (name === 'accession') return <span className={classes.mono}>{entry.accession}</span>;
  if (name === 'updatedAt') return <Day moment={entry.updatedAt} />;
  if (name !== 'uniprotId' || asText) return entry[name];
  return <IdentifierText pieces={recogniseUniprotIds(entry.uniprotId ?? '')} />;
}
