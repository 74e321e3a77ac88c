import { paginationNoun, storedFields } from './entry.js';
import {
  count,
  enumeration,
  flag,
  graphqlOnly,
  id,
  key,
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
export const personNoun = noun('Person', 'The author of an action, as shown in histories.', {
  id: id('Identifier of the account.'),
  name: text('Name of the person.'),
});

/** Change of one field of an entry. Additional values use the field name `additional.<name>`. */
export type FieldChange = Of<typeof fieldChangeNoun>;
export const fieldChangeNoun = noun('FieldChange', 'Change of one field of an entry.', {
  field: text('Name of the field, or `additional.<name>`.'),
  before: orNull(text('Old value; null if the field was blank.')),
  after: orNull(text('New value; null if the field was cleared.')),
});

export const revisionActions = enumeration('RevisionAction', 'Kind of change to an entry or a term.', {
  create: 'The entry was created.',
  update: 'The entry was changed.',
  delete: 'The entry was deleted. Its history remains.',
  restore: 'The entry was restored to an earlier version.',
});

export type RevisionView = Of<typeof revisionNoun>;
export const revisionNoun = noun('Revision', 'One change of one entry. Revisions are stored permanently.', {
  version: version('Version of the entry that this change produced.'),
  action: oneOf(revisionActions, 'Kind of change.'),
  by: orNull(
    one(personNoun, 'Author of the change; null for the server itself and for permanently deleted accounts.'),
  ),
  at: moment('Time of the change.'),
  reason: orNull(text('Reason for the change, if given.')),
  source: text('Source of the change: `edit`, `starter`, an import or a submission.'),
  // 75 covers all fields of an entry and its additional names.
  changes: many(one(fieldChangeNoun, 'Changed fields; for a creation, every field with a value.'), 75),
  withdrawnAt: orNull(moment('Time at which an administrator withdrew this version; null for any other.')),
  changesWithheld: flag(
    'Whether `changes` is empty because this version or the one before it was withdrawn. `reason` is withheld too ' +
      'if this version was.',
  ),
});

export type DeletedEntry = Of<typeof deletedEntryNoun>;
export const deletedEntryNoun = noun('DeletedEntry', 'A deleted entry, which can be restored.', {
  id: id('Identifier of the entry.'),
  accession: text('Accession of the entry. It is never reused.'),
  disease: text('Name of the disease.'),
  autoantibody: text('Name of the autoantibody.'),
  autoantigen: text('Name of the autoantigen.'),
  version: version('Version of the entry that the deletion produced.'),
  deletedAt: moment('Time of the deletion.'),
  deletedBy: orNull(one(personNoun, 'Person who deleted the entry, if still known.')),
});

export type Tombstone = Of<typeof tombstoneNoun>;
export const tombstoneNoun = noun('Tombstone', 'The public information about a deleted entry.', {
  id: id('Identifier of the entry.'),
  accession: text('Accession of the entry. It is never reused.'),
  version: version(
    'Version of the entry that the deletion produced. Its content is that of the version before.',
  ),
  deletedAt: moment('Time of the deletion.'),
});

export type EntrySnapshot = Of<typeof entrySnapshotNoun>;
export const entrySnapshotNoun = noun(
  'EntrySnapshot',
  'One version of an entry.',
  {
    accession: text('Accession of the entry.'),
    version: version('Number of the version.'),
    at: moment('Time at which this version was created.'),
    additional: texts('Additional values by name. Every value is a text.'),
    ...storedFields,
  },
  { shared: true },
);

/** The latest version of an entry, and the address of the page that always shows it. */
const latestVersionNoun = noun('LatestVersion', 'The latest version of an entry.', {
  accession: text('Accession of the entry.'),
  version: version('Number of its latest version; for a deleted entry that of the deletion.'),
  address: text('Address of the page of the entry, which shows its latest version.', { format: 'uri' }),
});

export type EntryVersion = Of<typeof entryVersionNoun>;
export const entryVersionNoun = noun(
  'EntryVersion',
  'One version of an entry, as everyone may read and cite it. It never changes, except for what it says about the ' +
    'latest version and a deletion.',
  {
    // Not `id`: caches that identify objects by their id would take all versions of an entry for one object.
    entryId: graphqlOnly(id('Identifier of the entry, a UUID.')),
    accession: text('Stable, citable accession of the entry, such as AIA0000042.'),
    version: version('Number of the version. AIA0000042.v3 cites version 3 of AIA0000042.'),
    isLatest: flag('Whether this is the latest version of the entry.'),
    latest: one(latestVersionNoun, 'The latest version of the entry.'),
    deleted: flag('Whether the entry is deleted now.'),
    additional: texts('Additional values by name. Every value is a text.'),
    createdAt: moment('Time at which the entry was created.'),
    updatedAt: moment('Time at which this version was created.'),
    ...storedFields,
  },
  { shared: true },
);

export type EntryHistory = Of<typeof entryHistoryNoun>;
export const entryHistoryNoun = noun('EntryHistory', 'The latest changes of an entry.', {
  entryId: key('Id of the entry.'),
  revisions: many(one(revisionNoun, 'The changes, newest first.')),
  total: count('Total number of changes.'),
});

export type DeletedEntries = Of<typeof deletedEntriesNoun>;
export const deletedEntriesNoun = noun('DeletedEntries', 'One page of the deleted entries.', {
  entries: many(one(deletedEntryNoun, 'The entries on this page, latest deletion first.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});

export type EntryRemoval = Of<typeof entryRemovalNoun>;
export const entryRemovalNoun = noun(
  'EntryRemoval',
  'The id and the accession of the entry that the mutation deleted.',
  {
    id: key('Identifier of the entry.'),
    accession: text('Accession of the entry. It is never reused.'),
  },
);
