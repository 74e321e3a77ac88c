import type { EntryView } from '../../nouns/entry.js';
import type { ListPosition } from '../entry-order.js';

/** An entry in an ordered list, with its place there. */
export interface PlacedEntry {
  readonly entry: EntryView;
  readonly position: ListPosition;
}

/** Some rows of a list, the total, and the version of the data both are of. */
export interface EntrySlice {
  readonly placed: readonly PlacedEntry[];
  /** How many entries meet the criteria. */
  readonly total: number;
  readonly dataVersion: string;
}

/** A row of a statement that reads a slice: an entry and what belongs to the list. */
export interface SliceRow extends EntryView {
  readonly listTotal: number;
  readonly dataVersion: string;
  readonly listKey: string | Date | null;
  /** `null` in the one row of an empty slice. */
  readonly entryNumber: number | null;
  /** The numbers of a list's leading hits, in the first row of a statement that found them. */
  readonly numbers?: readonly number[] | null;
}

/** Makes a slice of its rows, of which there is at least one. */
export function toSlice(rows: readonly SliceRow[]): EntrySlice {
  const [first] = rows;
  if (first === undefined) throw new Error('entry_totals has no row');
  const { listTotal, dataVersion } = first;
  return { placed: rows.flatMap(toPlaced), total: listTotal, dataVersion };
}

function toPlaced({
  listTotal,
  dataVersion,
  listKey,
  entryNumber,
  numbers,
  ...entry
}: SliceRow): PlacedEntry[] {
  if (entryNumber === null) return [];
  const key = listKey instanceof Date ? listKey.toISOString() : listKey;
  return [{ entry, position: { key, entryNumber } }];
}
