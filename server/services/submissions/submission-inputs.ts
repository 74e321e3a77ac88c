import type { Sent, SentBody } from '../../nouns/noun.js';
import type {
  approvalArgs,
  newSubmissionArgs,
  questionArgs,
  reviewArgs,
  submissionsArgs,
} from '../../nouns/submission.js';
import type { EntryInput } from '../entries/read-expected.js';

export interface NewSubmissionInput extends Omit<SentBody<typeof newSubmissionArgs>, 'submitter'> {
  /** The entry's fields, and whatever else was sent with them. */
  readonly proposal: EntryInput;
  readonly submitterName?: unknown;
  readonly submitterEmail?: unknown;
  readonly wantsMail?: unknown;
}

export type SubmissionListInput = Sent<typeof submissionsArgs>;

/** Identifies a submission: by its id, for those who may see it, or by the secret of its receipt. */
export interface SubmissionKeyInput {
  readonly id?: string | null | undefined;
  readonly ticket?: string | null | undefined;
}

export type ReviewInput = SentBody<typeof reviewArgs>;
export type ApprovalInput = SentBody<typeof approvalArgs>;
export type QuestionInput = SentBody<typeof questionArgs>;

export interface ResubmissionInput {
  /** The fields of the proposal that change; the others stay. */
  readonly proposal: EntryInput;
  readonly answer?: unknown;
}
