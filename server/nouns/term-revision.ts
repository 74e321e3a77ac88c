import { count, key, many, moment, noun, type Of, one, oneOf, orNull, text, version } from './noun.js';
import { fieldChangeNoun, personNoun, revisionActions } from './revision.js';

export type TermRevision = Of<typeof termRevisionNoun>;
export const termRevisionNoun = noun(
  'TermRevision',
  'One change of one term. Revisions are stored permanently.',
  {
    version: version('Version of the term that this change produced.'),
    action: oneOf(revisionActions, 'Kind of change.'),
    by: orNull(one(personNoun, 'Author of the change; null for the server itself and for deleted accounts.')),
    at: moment('Time of the change.'),
    reason: orNull(text('Reason for the change, if given.')),
    source: text('Source of the change: `edit`, or `built-in` for the built-in vocabulary.'),
    changes: many(
      one(fieldChangeNoun, 'Changed keys, lists as texts; for a creation, every key with a value.'),
      10,
    ),
  },
);

export type TermHistory = Of<typeof termHistoryNoun>;
export const termHistoryNoun = noun('TermHistory', 'The latest changes of a term.', {
  revisions: many(one(termRevisionNoun, 'The changes, newest first.')),
  total: count('Total number of changes.'),
});

export type TermRemoval = Of<typeof termRemovalNoun>;
export const termRemovalNoun = noun('TermRemoval', 'The id of the term that the mutation deleted.', {
  id: key('Identifier of the term.'),
});
