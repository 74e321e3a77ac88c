import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../nouns/entry.js';

/** An entry as REST and files write it: its id is called `_id`, and its moments are texts. */
export interface EntryRecord extends Omit<EntryView, 'id' | 'createdAt' | 'updatedAt'> {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Makes the record of an entry. JSON leaves out what is undefined; taking `id` out of the copy instead would cost
 * twice as much, and a list spends most of its time here and in rendering.
 */
export function entryRecord(entry: EntryView): EntryRecord & { readonly id: undefined } {
  return {
    _id: entry.id,
    ...entry,
    id: undefined,
    createdAt: isoText(entry.createdAt),
    updatedAt: isoText(entry.updatedAt),
  };
}

/** The columns of a record that an export can choose from; `additional` stands for one column a key. */
export const recordColumns = [
  '_id',
  'accession',
  ...entryFieldNames,
  'createdAt',
  'updatedAt',
  'additional',
] as const;
export type RecordColumn = (typeof recordColumns)[number];

/** Twenty moments cost a third of rendering a page of ten, and entries that came in together share theirs. */
const isoText = rememberLast((time: number) => new Date(time).toISOString());

function rememberLast(format: (time: number) => string): (moment: Date) => string {
  let last = { time: Number.NaN, text: '' };
  return (moment) => {
    const time = moment.getTime();
    if (time !== last.time) last = { time, text: format(time) };
    return last.text;
  };
}
