import { storedFields } from './entry.js';
import {
  enumeration,
  id,
  many,
  moment,
  noun,
  type Of,
  one,
  oneOf,
  orNull,
  text,
  texts,
  version,
} from './noun.js';

export type Person = Of<typeof personNoun>;
/** Somebody who did something, as histories name them. */
export const personNoun = noun('Person', 'Somebody who did something, as histories name them.', {
  id: id('Identifier of the account.'),
  name: text('Their name.'),
});

/** How one field of an entry changed. A name in `additional` is called `additional.<name>`. */
export type FieldChange = Of<typeof fieldChangeNoun>;
export const fieldChangeNoun = noun('FieldChange', 'How one field of an entry changed.', {
  field: text('The field, or `additional.` and the name.'),
  before: orNull(text('What it held; null for nothing.')),
  after: orNull(text('What it holds since.')),
});

const revisionActions = enumeration('RevisionAction', 'What was done to an entry.', {
  create: 'It was made.',
  update: 'It was changed.',
  delete: 'It was deleted; its history stays.',
  restore: 'It was made again what it had been at an earlier version.',
});

/** One change of one entry. */
export type RevisionView = Of<typeof revisionNoun>;
export const revisionNoun = noun('Revision', 'One change of one entry, kept for good.', {
  version: version('The version of the entry that it made.'),
  action: oneOf(revisionActions, 'What was done.'),
  by: orNull(
    one(personNoun, 'Who did it; null for the product itself, and for people who were deleted for good.'),
  ),
  at: moment('When it was done.'),
  reason: orNull(text('Why, where somebody said so.')),
  source: text('By which way: `edit`, `starter`, an import or a submission.'),
  // An entry has so many fields, and so many names beside them.
  changes: many(one(fieldChangeNoun, 'What changed; of a creation, every field that was filled.'), 75),
});

/** An entry that was deleted, and can be restored. */
export type DeletedEntry = Of<typeof deletedEntryNoun>;
export const deletedEntryNoun = noun('DeletedEntry', 'An entry that was deleted, and can be restored.', {
  id: id('Identifier of the entry.'),
  accession: text('Its accession, which stays its own.'),
  disease: text('Name of the disease.'),
  autoantibody: text('The autoantibody.'),
  autoantigen: text('The autoantigen.'),
  version: version('The version that deleting it made.'),
  deletedAt: moment('When it was deleted.'),
  deletedBy: orNull(one(personNoun, 'Who deleted it, where that is still known.')),
});

/** What everyone is told of an entry that was deleted. */
export type Tombstone = Of<typeof tombstoneNoun>;
export const tombstoneNoun = noun('Tombstone', 'What everyone is told of an entry that was deleted.', {
  id: id('Identifier of the entry.'),
  accession: text('Its accession, which is never given to another.'),
  deletedAt: moment('When it was deleted.'),
});

/** An entry as it was at one version. */
export type EntrySnapshot = Of<typeof entrySnapshotNoun>;
export const entrySnapshotNoun = noun(
  'EntrySnapshot',
  'An entry as it was at one version.',
  {
    accession: text('Accession of the entry.'),
    version: version('The version.'),
    at: moment('Since when it was so.'),
    additional: texts('Further facts by free names; every value is a text.'),
    ...storedFields,
  },
  { shared: true },
);
