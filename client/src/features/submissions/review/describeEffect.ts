import type { SubmissionInFullFragment } from '../../../generated/types';
import type { Decision } from './decisions';
import { submissionTitle } from './submissionNames';

/** Explains the effect of a decision before it is confirmed; `corrected` has the names that are published. */
export function describeEffect(
  decision: Decision,
  submission: SubmissionInFullFragment,
  corrected: Parameters<typeof submissionTitle>[0] = submission,
): string {
  const { correctionOf } = submission;
  const name = submissionTitle(corrected);
  if (decision === 'sendBack') return `${name} returns to the queue when the submitter answers.`;
  if (decision === 'reject')
    return `${name} is not published. The submission remains in the list with your name and your note.`;
  return correctionOf === null
    ? `${name} becomes a new public entry.`
    : `${correctionOf.accession} changes as proposed. Its history keeps the previous version.`;
}
