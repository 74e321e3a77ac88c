import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { additionalPrefix } from '../../../schema/contract/rules/additional.js';
import type { EntryView } from '../../nouns/entry.js';
import type { MeasureHeader } from './serialised-measure.js';

/** An entry in the form of REST and files: its id is called `_id`, and its times are texts. */
export interface SerialisedEntry extends Omit<EntryView, 'id' | 'createdAt' | 'updatedAt'> {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Converts an entry to its REST form. JSON leaves out what is undefined; deleting `id` from the copy instead would cost
 * twice as much, and a list spends most of its time here and in serialising.
 */
export function serialiseEntry(entry: EntryView): SerialisedEntry & { readonly id: undefined } {
  return {
    _id: entry.id,
    ...entry,
    id: undefined,
    createdAt: isoText(entry.createdAt),
    updatedAt: isoText(entry.updatedAt),
  };
}

type AdditionalColumn = `${typeof additionalPrefix}${string}`;

/** Whether a column is that of one additional key. */
export function isAdditional(column: string): column is AdditionalColumn {
  return column.startsWith(additionalPrefix);
}

/** The columns of an export without measures; `additional` becomes one column for each key. */
export const exportColumns = [
  '_id',
  'accession',
  ...entryFieldNames,
  'createdAt',
  'updatedAt',
  'additional',
] as const;
/** A column that an export can choose: also that of one additional key, or of one kind of measure. */
export type ExportColumn = (typeof exportColumns)[number] | AdditionalColumn | MeasureHeader;
/** A column of a table; `measures` becomes one column for each kind. */
export type TableColumn = ExportColumn | 'measures';

/** Formatting twenty times costs a third of serialising a page of ten, and entries imported together share theirs. */
let last = { time: Number.NaN, text: '' };

function isoText(moment: Date): string {
  const time = moment.getTime();
  if (time !== last.time) last = { time, text: moment.toISOString() };
  return last.text;
}
