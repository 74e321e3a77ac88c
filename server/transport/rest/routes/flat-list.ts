import type { EntryList } from '../../../services/entries/entry-views.js';
import { serialiseEntry } from '../../../services/entries/serialised-entry.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { ref } from '../openapi/schemas.js';

/** The answer of a list without pages: the items within the limit, their number, and the total. */
export const flatList = {
  properties: { data: listOf(ref('Entry')), count, total: count },
  answer: ({ entries, total }: EntryList) => ({
    data: entries.map(serialiseEntry),
    count: entries.length,
    total,
  }),
  total: ({ total }: EntryList): number => total,
};
