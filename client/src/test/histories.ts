import { mapEntryFields } from '@contract/entry-fields';

import { RelatedEntriesDocument } from '../generated/entries';
import {
  DeletedEntriesDocument,
  EntryHistoryDocument,
  EntryVersionDocument,
  RestoreEntryDocument,
  TombstoneDocument,
} from '../generated/history';
import type {
  DeletedEntriesQuery,
  EntryFieldsFragment,
  RevisionFieldsFragment,
  SnapshotFieldsFragment,
  VersionFieldsFragment,
} from '../generated/types';
import { answerTo, paginationOf } from './answers';

export const ada = { __typename: 'Person', id: '00000000-0000-4000-8000-0000000000ad', name: 'Ada Lovelace' };

/** Creates a revision; a test passes only the values it depends on. */
export function makeRevision(values: Partial<RevisionFieldsFragment> = {}): RevisionFieldsFragment {
  const changes = (values.changes ?? []).map((change) => ({ __typename: 'FieldChange', ...change }));
  return {
    __typename: 'Revision',
    version: 1,
    action: 'update',
    by: ada,
    at: '2026-11-20T09:30:00.000Z',
    reason: null,
    source: 'edit',
    withdrawnAt: null,
    changesWithheld: false,
    ...values,
    changes,
  } as RevisionFieldsFragment;
}

/** Creates revisions from a version down to another, each with a change of one field. */
export function makeRevisions(from: number, to: number): RevisionFieldsFragment[] {
  return Array.from({ length: from - to + 1 }, (_, at) =>
    makeRevision({
      version: from - at,
      changes: [{ field: 'monitoring', before: `${from - at - 1} months`, after: `${from - at} months` }],
    }),
  );
}

type Named = Pick<EntryFieldsFragment, 'id' | 'accession'>;

/** The answer without related entries. */
export function relatedAnswer({ id }: Named) {
  return answerTo(
    { query: RelatedEntriesDocument, variables: { id } },
    { entry: { __typename: 'Entry', id, autoantibodyTerm: null, relatedEntries: [] } },
  );
}

/** The answer with the requested part of the history of an entry. */
export function historyAnswer(
  { id }: Named,
  revisions: readonly RevisionFieldsFragment[],
  { limit = 20, total = revisions.length } = {},
) {
  return answerTo(
    { query: EntryHistoryDocument, variables: { id, limit } },
    { entryHistory: { __typename: 'EntryHistory', revisions, total } },
  );
}

/** Creates a state of an entry; a test passes only the values it depends on. */
export function makeSnapshot(values: Partial<SnapshotFieldsFragment> = {}): SnapshotFieldsFragment {
  return {
    __typename: 'EntrySnapshot',
    ...mapEntryFields(() => null),
    accession: 'AIA0000001',
    version: 1,
    at: '2026-11-20T09:30:00.000Z',
    disease: 'Celiac disease',
    autoantibody: 'Anti-tTG',
    autoantigen: 'Tissue transglutaminase',
    additional: {},
    ...values,
  } as SnapshotFieldsFragment;
}

/** Creates a version of an entry whose latest is version 3; a test passes only the values it depends on. */
export function makeVersion(
  values: Partial<Omit<VersionFieldsFragment, 'latest'>> & { readonly latest?: number } = {},
): VersionFieldsFragment {
  const { latest = 3, ...others } = values;
  const { version = 1 } = others;
  return {
    __typename: 'EntryVersion',
    ...mapEntryFields(() => null),
    entryId: '00000000-0000-4000-8000-00000000e000',
    accession: 'AIA0000001',
    version,
    isLatest: version === latest,
    latest: { __typename: 'LatestVersion', version: latest },
    deleted: false,
    disease: 'Celiac disease',
    autoantibody: 'Anti-tTG',
    autoantigen: 'Tissue transglutaminase',
    additional: {},
    createdAt: '2026-11-20T09:30:00.000Z',
    updatedAt: '2026-11-20T09:30:00.000Z',
    ...others,
  } as VersionFieldsFragment;
}

export function versionAnswer({ id, accession }: Named, version: VersionFieldsFragment) {
  return answerTo(
    { query: EntryVersionDocument, variables: { accession, version: version.version } },
    { entryVersion: { ...version, entryId: id, accession } },
  );
}

/** The answer that version 3 of an entry is its deletion, by its accession; with `null`, that it never existed. */
export function tombstoneAnswer(asked: string, entry: Named | null) {
  const tombstone = entry && {
    __typename: 'Tombstone',
    id: entry.id,
    accession: entry.accession,
    version: 3,
    deletedAt: '2026-11-20T09:30:00.000Z',
  };
  return answerTo({ query: TombstoneDocument, variables: { id: asked } }, { tombstone });
}

type DeletedEntry = DeletedEntriesQuery['deletedEntries']['entries'][number];

/** Creates an item of the list of deleted entries. */
export function makeDeleted(entry: EntryFieldsFragment, values: Partial<DeletedEntry> = {}): DeletedEntry {
  const { id, accession, disease, autoantibody, autoantigen } = entry;
  return {
    __typename: 'DeletedEntry',
    ...{ id, accession, disease, autoantibody, autoantigen },
    version: 5,
    deletedAt: '2026-11-20T09:30:00.000Z',
    deletedBy: ada,
    ...values,
  } as DeletedEntry;
}

/** The answer with a page of the deleted entries. */
export function deletedAnswer(
  entries: readonly DeletedEntry[],
  { page = 1, limit = 10 } = {},
  total = entries.length,
) {
  const pagination = paginationOf(total, page, limit);
  return answerTo(
    { query: DeletedEntriesDocument, variables: { page, limit } },
    { deletedEntries: { __typename: 'DeletedEntries', entries, pagination } },
  );
}

/** The answer that an entry was restored, with its current state. */
export function restoreAnswer(entry: EntryFieldsFragment, version: number, reason: string | null = null) {
  return answerTo(
    { query: RestoreEntryDocument, variables: { id: entry.id, version, reason } },
    { restoreEntry: entry },
  );
}
