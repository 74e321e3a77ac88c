import type { SubmissionEventView, SubmissionView } from '../../nouns/submission.js';
import { serialiseEntry } from '../../services/entries/serialised-entry.js';
import { serialisePerson } from '../../services/entries/serialised-measure.js';
import type { SubmissionDetail } from '../../services/submissions/submission-views.js';

export function submissionJson({ id, submittedBy, reviewedBy, ...submission }: SubmissionView) {
  return {
    _id: id,
    ...submission,
    submittedBy: serialisePerson(submittedBy),
    reviewedBy: serialisePerson(reviewedBy),
  };
}

function eventJson({ by, ...event }: SubmissionEventView) {
  return { ...event, by: serialisePerson(by) };
}

export function submissionDetailJson({ submission, events, closestEntries }: SubmissionDetail) {
  return {
    data: { ...submissionJson(submission), events: events.map(eventJson) },
    closestEntries: closestEntries.map(serialiseEntry),
  };
}
