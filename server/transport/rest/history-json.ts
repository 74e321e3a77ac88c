import type { DeletedEntry, EntrySnapshot, Person, RevisionView } from '../../nouns/revision.js';

/** Converts the author of a change to REST JSON. */
export function personJson(person: Person | null) {
  return person === null ? null : { _id: person.id, name: person.name };
}

/** Converts a revision to REST JSON. */
export function revisionJson({ version, action, by, at, reason, source, changes }: RevisionView) {
  return { version, action, by: personJson(by), at: at.toISOString(), reason, source, changes };
}

/** Converts an earlier version of an entry to REST JSON. */
export function snapshotJson(snapshot: EntrySnapshot) {
  return { ...snapshot, at: snapshot.at.toISOString() };
}

/** Converts a deleted entry to REST JSON. */
export function deletedEntryJson({ id, deletedAt, deletedBy, ...entry }: DeletedEntry) {
  return { _id: id, ...entry, deletedAt: deletedAt.toISOString(), deletedBy: personJson(deletedBy) };
}
