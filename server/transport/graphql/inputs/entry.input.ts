import { proposedFields } from '../../../nouns/entry.js';
import { input, object, type Of } from '../../../nouns/noun.js';

/** The fields of an entry, as they were sent. */
export type EntryInput = Of<typeof entryInput>;
export const entryInput = input(
  'EntryInput',
  'Fields of a new entry, or changes of an existing one. Omitted fields keep their values; null or a blank text ' +
    'clears a field. Missing required fields give an error.',
  {
    additional: object('Additional values by name, at most 50. Replaces all existing additional values.'),
    ...proposedFields,
  },
);
