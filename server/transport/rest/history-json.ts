import type { DeletedEntry, EntrySnapshot, Person, RevisionView } from '../../nouns/revision.js';

/** A person as histories name them. */
export function personJson(person: Person | null) {
  return person === null ? null : { _id: person.id, name: person.name };
}

/** A change of an entry in REST's words. */
export function revisionJson({ version, action, by, at, reason, source, changes }: RevisionView) {
  return { version, action, by: personJson(by), at: at.toISOString(), reason, source, changes };
}

/** An entry as it was, in REST's words. */
export function snapshotJson(snapshot: EntrySnapshot) {
  return { ...snapshot, at: snapshot.at.toISOString() };
}

/** A deleted entry in REST's words. */
export function deletedEntryJson({ id, deletedAt, deletedBy, ...entry }: DeletedEntry) {
  return { _id: id, ...entry, deletedAt: deletedAt.toISOString(), deletedBy: personJson(deletedBy) };
}
