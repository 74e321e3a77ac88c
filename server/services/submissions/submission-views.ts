import type {
  SubmissionEventKind,
  SubmissionStatus,
  SubmissionStatusDetail,
} from '../../../schema/contract/submission-status.js';
import type { SubmissionRow } from '../../persistence/submission-row.js';
import type { EntryView } from '../entries/entry-views.js';
import type { EntrySnapshot, FieldChange, Person } from '../entries/revision-views.js';
import type { Pagination } from '../pagination.js';

/** What somebody proposes, where it stands, and what the one who asks may do with it. */
export interface SubmissionView extends Omit<SubmissionRow, `target${string}`> {
  readonly status: SubmissionStatus;
  readonly correctionOf: SubmissionTargetView | null;
  readonly canReview: boolean;
  readonly canAnswer: boolean;
  readonly canWithdraw: boolean;
}

/** The entry that a submission is to correct, as it was then and is now. */
export interface SubmissionTargetView {
  readonly entryId: string;
  readonly accession: string;
  /** The version the proposal was made from. */
  readonly version: number;
  /** `null` where the entry is deleted. */
  readonly currentVersion: number | null;
  readonly deleted: boolean;
  /** The entry as it was then; `null` for visitors who proposed it from a version that was past already. */
  readonly base: EntrySnapshot | null;
}

/** A submission that was just made; the secret of its receipt where nobody was signed in. */
export interface NewSubmissionView {
  readonly submission: SubmissionView;
  readonly ticket: string | null;
}

export interface SubmissionEventView {
  readonly kind: SubmissionEventKind;
  readonly at: Date;
  readonly by: Person | null;
  readonly note: string | null;
  /** What a resubmission, or the reviewer's corrections, changed of the proposal. */
  readonly changes: readonly FieldChange[];
}

export interface SubmissionPageView {
  readonly submissions: readonly SubmissionView[];
  readonly pagination: Pagination;
}

/** A submission with what happened to it, and the entries closest to it. */
export interface SubmissionDetail {
  readonly submission: SubmissionView;
  readonly events: readonly SubmissionEventView[];
  readonly closestEntries: readonly EntryView[];
}

/** How many submissions stand where, of those the one who asks may see. */
export type SubmissionCounts = Readonly<Record<SubmissionStatusDetail, number>>;

/** An approved submission, and the entry it made or changed. */
export interface ApprovedSubmission {
  readonly submission: SubmissionView;
  readonly entry: EntryView;
}
