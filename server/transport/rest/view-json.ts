import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import type { DeletedEntry, EntryVersion, RevisionView } from '../../nouns/revision.js';
import type { TermRevision } from '../../nouns/term-revision.js';
import type { UserView } from '../../nouns/user.js';
import type { Versioned } from '../../services/entries/entry-views.js';
import { serialiseEntry } from '../../services/entries/serialised-entry.js';
import { serialiseMeasure, serialisePerson } from '../../services/entries/serialised-measure.js';

export function revisionJson({ by, at, withdrawnAt, ...revision }: RevisionView) {
  return { ...revision, at, withdrawnAt, by: serialisePerson(by) };
}

/** Converts a version of an entry to REST JSON: an entry, and how it relates to the latest version. */
export function entryVersionJson({ entryId, dataVersion, ...version }: EntryVersion & Versioned) {
  return serialiseEntry({ id: entryId, ...version });
}

export function deletedEntryJson({ id, deletedAt, deletedBy, ...entry }: DeletedEntry) {
  return { _id: id, ...entry, deletedAt, deletedBy: serialisePerson(deletedBy) };
}

export function userJson({ id, ...user }: UserView) {
  return { _id: id, ...user };
}

export function termRevisionJson({ by, at, ...revision }: TermRevision) {
  return { ...revision, at, by: serialisePerson(by) };
}

export function measureReviewJson({ by, at, ...review }: MeasureReview) {
  return { ...review, by: serialisePerson(by), at };
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
