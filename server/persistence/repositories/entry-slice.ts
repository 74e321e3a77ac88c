import type { EntryView } from '../../nouns/entry.js';
import type { ListPosition } from '../entry-order.js';

/** An entry and its position in an ordered list. */
export interface PlacedEntry {
  readonly entry: EntryView;
  readonly position: ListPosition;
}

/** Some rows of a list, the total, and the data version of both. */
export interface EntrySlice {
  readonly placed: readonly PlacedEntry[];
  /** How many entries match the criteria. */
  readonly total: number;
  readonly dataVersion: string;
}

/** A row of a statement that reads a slice: an entry and the data of the list. */
export interface SliceRow extends EntryView {
  readonly listTotal: number;
  readonly dataVersion: string;
  readonly listKey: string | number | Date | null;
  /** `null` in the single row of an empty slice. */
  readonly entryNumber: number | null;
  /** The numbers of the leading hits of a list, in the first row of a statement that found them. */
  readonly numbers?: readonly number[] | null;
}

/** Builds a slice from its rows. Throws if there is no row. */
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
  return [{ entry, position: { key: keyText(listKey), entryNumber } }];
}

function keyText(key: SliceRow['listKey']): string | null {
  if (key instanceof Date) return key.toISOString();
  return typeof key === 'number' ? String(key) : key;
}
