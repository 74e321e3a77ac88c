import type {
  DeletedEntry,
  EntrySnapshot,
  EntryVersion,
  Person,
  RevisionView,
} from '../../nouns/revision.js';
import type { Versioned } from '../../services/entries/entry-views.js';
import { serialiseEntry } from '../../services/entries/serialised-entry.js';

/** Converts the author of a change to REST JSON. */
export function personJson(person: Person | null) {
  return person === null ? null : { _id: person.id, name: person.name };
}

/** Converts a revision to REST JSON. */
export function revisionJson({ by, at, withdrawnAt, ...revision }: RevisionView) {
  const moments = { at: at.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null };
  return { ...revision, ...moments, by: personJson(by) };
}

/** Converts a version of an entry to REST JSON: an entry, and how it relates to the latest version. */
export function entryVersionJson({ entryId, dataVersion, ...version }: EntryVersion & Versioned) {
  return serialiseEntry({ id: entryId, ...version });
}

/** Converts an earlier version of an entry to REST JSON. */
export function snapshotJson(snapshot: EntrySnapshot) {
  return { ...snapshot, at: snapshot.at.toISOString() };
}

/** Converts a deleted entry to REST JSON. */
export function deletedEntryJson({ id, deletedAt, deletedBy, ...entry }: DeletedEntry) {
  return { _id: id, ...entry, deletedAt: deletedAt.toISOString(), deletedBy: personJson(deletedBy) };
}
