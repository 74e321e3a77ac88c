import type { SubmissionFieldsFragment } from '../../../generated/types';

/** The name of a submission in one line: `Anti-tTG in Celiac disease`. */
export function submissionTitle({
  autoantibody,
  disease,
}: Pick<SubmissionFieldsFragment, 'autoantibody' | 'disease'>): string {
  return `${autoantibody ?? 'An autoantibody'} in ${disease ?? 'a disease'}`;
}

/** The submitter's name: of the account, or as given by a visitor; `null` if unknown. */
export function submitterOf({
  submittedBy,
  submitterName,
}: Pick<SubmissionFieldsFragment, 'submittedBy' | 'submitterName'>): string | null {
  return submittedBy?.name ?? submitterName;
}

/** The label for a submitter without a name. */
export const anonymousSubmitterLabel = 'A visitor';
