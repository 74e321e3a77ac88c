import { serialiseEntry } from '../../services/entries/serialised-entry.js';
import type {
  SubmissionDetail,
  SubmissionEventView,
  SubmissionTargetView,
  SubmissionView,
} from '../../services/submissions/submission-views.js';
import { personJson, snapshotJson } from './view-json.js';

/** Converts a submission to REST JSON. */
export function submissionJson({ id, submittedBy, reviewedBy, correctionOf, ...submission }: SubmissionView) {
  return {
    _id: id,
    ...submission,
    submittedBy: personJson(submittedBy),
    reviewedBy: personJson(reviewedBy),
    correctionOf: correctionOf === null ? null : targetJson(correctionOf),
  };
}

function targetJson({ base, ...target }: SubmissionTargetView) {
  return { ...target, base: base && snapshotJson(base) };
}

function eventJson({ by, ...event }: SubmissionEventView) {
  return { ...event, by: personJson(by) };
}

/** Converts a submission with its events and closest entries to REST JSON. */
export function submissionDetailJson({ submission, events, closestEntries }: SubmissionDetail) {
  return {
    data: { ...submissionJson(submission), events: events.map(eventJson) },
    closestEntries: closestEntries.map(serialiseEntry),
  };
}
