import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { allows } from '../../../schema/contract/policy.js';
import { submissionStatusDetails } from '../../../schema/contract/submission-status.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Pagination } from '../../nouns/entry.js';
import type { Person } from '../../nouns/revision.js';
import type { SubmissionEventView, SubmissionTargetView, SubmissionView } from '../../nouns/submission.js';
import type { StoredSubmissionEvent } from '../../persistence/repositories/submission-read.repository.js';
import type { SubmissionRow } from '../../persistence/submission-row.js';
import { fieldChanges } from '../entries/revision-changes.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { isPossible } from './submission-state.js';

export type {
  SubmissionCounts,
  SubmissionEventView,
  SubmissionTargetView,
  SubmissionView,
} from '../../nouns/submission.js';

/** A submission that was just made; the secret of its receipt where nobody was signed in. */
export interface NewSubmissionView {
  readonly submission: SubmissionView;
  readonly ticket: string | null;
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

/** An approved submission, and the entry it made or changed. */
export interface ApprovedSubmission {
  readonly submission: SubmissionView;
  readonly entry: EntryView;
}

/** How somebody came to see a submission: with the secret of its receipt, which makes them its submitter, or signed in. */
type SeenBy = 'ticket' | 'id';

/** A submission as the one who asks sees it. Visitors are not told who decided: names are for who is signed in. */
export function submissionView({ viewer }: RequestContext, row: SubmissionRow, by: SeenBy): SubmissionView {
  const { statusDetail } = row;
  const isSubmitter = by === 'ticket' || isOwn(viewer, row.submittedBy?.id ?? null);
  const canReview = by === 'id' && mayReview(viewer, row.submittedBy?.id ?? null);
  return {
    id: row.id,
    ...mapEntryFields((name) => row[name]),
    additional: row.additional,
    status: submissionStatusDetails[statusDetail],
    statusDetail,
    reviewNote: row.reviewNote,
    submittedBy: toldTo(viewer, row.submittedBy),
    submitterName: row.submitterName,
    submitterEmail: row.submitterEmail,
    wantsMail: row.wantsMail,
    reviewedBy: toldTo(viewer, row.reviewedBy),
    reviewedAt: row.reviewedAt,
    entryId: row.entryId,
    correctionOf: targetView(viewer, row),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    canReview: canReview && isPossible(statusDetail, 'reject'),
    canAnswer: isSubmitter && isPossible(statusDetail, 'resubmit'),
    canWithdraw: isSubmitter && isPossible(statusDetail, 'withdraw'),
  };
}

/** Something that happened to a submission as the one who asks sees it. */
export function submissionEventView(
  { viewer }: RequestContext,
  { kind, at, by, note, changes }: StoredSubmissionEvent,
): SubmissionEventView {
  return { kind, at, by: toldTo(viewer, by), note, changes: fieldChanges(changes) };
}

/** Whether somebody decides on submissions, and on this one: nobody does on their own, but for administrators. */
export function mayReview(viewer: Viewer | null, submittedBy: string | null): boolean {
  if (viewer === null || !allows('submissions.review', viewer.role)) return false;
  return !isOwn(viewer, submittedBy) || allows('submissions.reviewOwn', viewer.role);
}

/** Whether somebody is shown what entries said before. */
export function seesPast(viewer: Viewer | null): boolean {
  return allows('entries.readHistory', viewer?.role ?? null);
}

/** Whether a submission is that of the one who asks. */
export function isOwn(viewer: Viewer | null, submittedBy: string | null): boolean {
  return viewer !== null && viewer.id === submittedBy;
}

function toldTo(viewer: Viewer | null, person: Person | null): Person | null {
  return viewer === null ? null : person;
}

/** Visitors see no past version of an entry: neither here, whatever version they say they propose from. */
function targetView(viewer: Viewer | null, row: SubmissionRow): SubmissionTargetView | null {
  if (row.targetId === null) return null;
  const {
    targetAccession: accession,
    targetVersion: version,
    targetBase: base,
    targetDeleted: deleted,
  } = row;
  return {
    entryId: row.targetId,
    accession,
    version,
    currentVersion: deleted ? null : row.targetCurrentVersion,
    deleted,
    base:
      row.targetWasPast && !seesPast(viewer)
        ? null
        : { accession, version, at: row.targetBaseAt, ...base.values, additional: base.additional },
  };
}
