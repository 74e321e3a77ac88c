import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import type {
  DeletedEntry,
  EntrySnapshot,
  EntryVersion,
  Person,
  RevisionView,
} from '../../nouns/revision.js';
import type { TermRevision } from '../../nouns/term-revision.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import type { Versioned } from '../../services/entries/entry-views.js';
import { serialiseEntry } from '../../services/entries/serialised-entry.js';
import { serialiseMeasure } from '../../services/entries/serialised-measure.js';
import { type UserView, userView } from '../../services/users/user-views.js';

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

/** Converts a person to REST JSON: exactly the ten properties of the contract. */
export function userJson(user: UserView) {
  const { id, ...seen } = userView(user);
  return { _id: id, ...seen };
}

/** Converts a term of the vocabulary to REST JSON. */
export function termJson(term: AutoantibodyTerm) {
  const { id, slug, name, isClass, synonyms, classes, members, icap, hpo, loinc, targets, sources } = term;
  const { counts, version, updatedAt } = term;
  return {
    _id: id,
    ...{ slug, name, isClass, synonyms },
    classes: classes.map(linkJson),
    members: members.map(linkJson),
    ...{ icap, hpo, loinc, targets, sources, counts, version },
    updatedAt: updatedAt.toISOString(),
  };
}

/** Converts a revision of a term to REST JSON. */
export function termRevisionJson({ by, at, ...revision }: TermRevision) {
  return { ...revision, at: at.toISOString(), by: personJson(by) };
}

function linkJson({ id, ...link }: AutoantibodyTerm['classes'][number]) {
  return { _id: id, ...link };
}

/** Converts a review of a measure to REST JSON. */
export function measureReviewJson({ by, at, ...review }: MeasureReview) {
  return { ...review, by: personJson(by), at: at.toISOString() };
}

/** Converts an entry to REST JSON, with its measures if they were asked for. */
export function measuredEntryJson(
  entry: EntryView,
  measures: ReadonlyMap<string, readonly Measure[]> | null,
) {
  const json = serialiseEntry(entry);
  return measures === null
    ? json
    : { ...json, measures: (measures.get(entry.id) ?? []).map(serialiseMeasure) };
}
