import type { EntryInput } from '../entries/read-expected.js';
import type { PageInput } from '../pagination.js';

/** Inputs as REST and GraphQL pass them; the services read and check them. */
export interface NewSubmissionInput {
  /** The entry's fields, and whatever else was sent with them. */
  readonly proposal: EntryInput;
  readonly submitterName?: unknown;
  readonly submitterEmail?: unknown;
  readonly wantsMail?: unknown;
  /** The id or the accession of the entry to correct, and the version of it that the submitter has seen. */
  readonly correctionOf?: unknown;
  readonly version?: unknown;
  /** A note to the reviewer. */
  readonly note?: unknown;
  /** The honeypot: people do not see it and leave it empty. */
  readonly website?: unknown;
}

export interface SubmissionListInput extends PageInput {
  readonly status?: string | null | undefined;
  readonly detail?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sortOrder?: string | null | undefined;
}

/** Identifies a submission: by its id, for those who may see it, or by the secret of its receipt. */
export interface SubmissionKeyInput {
  readonly id?: string | null | undefined;
  readonly ticket?: string | null | undefined;
}

export interface ReviewInput {
  readonly reviewNote?: unknown;
  /** The version of the submission that the reviewer has seen. */
  readonly version?: unknown;
}

export interface ApprovalInput extends ReviewInput {
  /** The fields of the proposal that the reviewer corrects; the others stay. */
  readonly corrections?: unknown;
  /** For a correction: the version of the entry that the reviewer has seen, if it changed since the proposal. */
  readonly entryVersion?: unknown;
}

export interface QuestionInput {
  readonly question?: unknown;
  readonly version?: unknown;
}

export interface ResubmissionInput {
  /** The fields of the proposal that change; the others stay. */
  readonly proposal: EntryInput;
  readonly answer?: unknown;
}
