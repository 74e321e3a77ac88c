import type { SubmissionFieldsFragment } from '../../../generated/types';

/** What a submission is called wherever it is named in one line: `Anti-tTG in Celiac disease`. */
export function nameSubmission({
  autoantibody,
  disease,
}: Pick<SubmissionFieldsFragment, 'autoantibody' | 'disease'>): string {
  return `${autoantibody ?? 'An autoantibody'} in ${disease ?? 'a disease'}`;
}

/** Who submitted it: the account's name, or what a visitor left; `null` where nobody said. */
export function submitterOf({
  submittedBy,
  submitterName,
}: Pick<SubmissionFieldsFragment, 'submittedBy' | 'submitterName'>): string | null {
  return submittedBy?.name ?? submitterName;
}

/** What stands where nobody said who they are. */
export const nobodyNamed = 'A visitor';
