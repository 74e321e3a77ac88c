import type { EntryList } from '../../../services/entries/entry-views.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';

/** The answer of a list without pages: the items within the limit, their number, and the total. */
export function flatList({ entries, total }: EntryList) {
  return { data: entries.map(serialiseEntry), count: entries.length, total };
}

export const flatListTotal = ({ total }: EntryList): number => total;

export const flatListProperties = { data: listOf(ref('Entry')), count, total: count };
