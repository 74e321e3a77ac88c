import type { SubmissionInFullFragment } from '../../../generated/types';
import type { Decision } from './decisions';
import { submissionTitle } from './submissionNames';

/** Explains the effect of a decision before it is confirmed. */
export function describeEffect(decision: Decision, submission: SubmissionInFullFragment): string {
  const { correctionOf } = submission;
  const name = submissionTitle(submission);
  if (decision === 'sendBack')
    return `${name} waits for an answer of the submitter, and comes back to the queue with it.`;
  if (decision === 'reject')
    return `${name} is not taken into the database. It stays here, with who rejected it and why.`;
  return correctionOf === null
    ? `${name} becomes a new entry that everybody can see.`
    : `${correctionOf.accession} is changed as proposed; what it said before stays in its history.`;
}
