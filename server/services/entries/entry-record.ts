import { entryFieldNames, type EntryValues } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../persistence/entry-columns.js';

/** An entry as REST and files write it: `_id` for its id, and the rest by the contract's names. */
export interface EntryRecord extends EntryValues {
  readonly _id: string;
  readonly accession: string;
  readonly version: number;
  readonly additional: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Makes the record of an entry. */
export function entryRecord({ id, ...entry }: EntryView): EntryRecord {
  return { _id: id, ...entry };
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
