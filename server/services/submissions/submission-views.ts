import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { allows } from '../../../schema/contract/policy.js';
import { submissionStatusDetails } from '../../../schema/contract/submission-status.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Person } from '../../nouns/revision.js';
import type { SubmissionEventView, SubmissionTargetView, SubmissionView } from '../../nouns/submission.js';
import type { StoredSubmissionEvent } from '../../persistence/repositories/submission-read.repository.js';
import type { SubmissionRow } from '../../persistence/submission-row.js';
import { fieldChanges } from '../entries/revision-changes.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { isPossible } from './submission-state.js';

/** A new submission; for a visitor with the secret of its receipt. */
export interface NewSubmissionView {
  readonly submission: SubmissionView;
  readonly ticket: string | null;
}

/** A submission with its events, and the entries closest to it. */
export interface SubmissionDetail {
  readonly submission: SubmissionView;
  readonly events: readonly SubmissionEventView[];
  readonly closestEntries: readonly EntryView[];
}

/** An approved submission, and the entry it created or changed. */
export interface ApprovedSubmission {
  readonly submission: SubmissionView;
  readonly entry: EntryView;
}

/**
 * How the viewer reached a submission: with the secret of its receipt, which makes them its submitter, or signed in.
 */
type AccessPath = 'ticket' | 'id';

/** Returns a submission as the viewer may see it. The names of reviewers are shown only to signed-in people. */
export function submissionView(
  { viewer }: RequestContext,
  row: SubmissionRow,
  by: AccessPath,
): SubmissionView {
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
    submittedBy: visiblePerson(viewer, row.submittedBy),
    submitterName: row.submitterName,
    submitterEmail: row.submitterEmail,
    wantsMail: row.wantsMail && (row.submittedBy !== null || row.submitterEmail !== null),
    reviewedBy: visiblePerson(viewer, row.reviewedBy),
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

/** Returns an event of a submission as the viewer may see it. */
export function submissionEventView(
  { viewer }: RequestContext,
  { kind, at, by, note, changes }: StoredSubmissionEvent,
): SubmissionEventView {
  return { kind, at, by: visiblePerson(viewer, by), note, changes: fieldChanges(changes) };
}

/** Whether a person may decide on this submission: only administrators may decide on their own. */
export function mayReview(viewer: Viewer | null, submittedBy: string | null): boolean {
  if (viewer === null || !allows('submissions.review', viewer.role)) return false;
  return !isOwn(viewer, submittedBy) || allows('submissions.reviewOwn', viewer.role);
}

/** Whether a person may see past contents of entries. */
export function canSeePastContent(viewer: Viewer | null): boolean {
  return allows('entries.readHistory', viewer?.role ?? null);
}

/** Whether a submission belongs to the viewer. */
export function isOwn(viewer: Viewer | null, submittedBy: string | null): boolean {
  return viewer !== null && viewer.id === submittedBy;
}

function visiblePerson(viewer: Viewer | null, person: Person | null): Person | null {
  return viewer === null ? null : person;
}

/**
 * Visitors never see a past version of an entry, whatever version they propose from; nobody sees a withdrawn one.
 */
function targetView(viewer: Viewer | null, row: SubmissionRow): SubmissionTargetView | null {
  if (row.targetId === null) return null;
  const {
    targetAccession: accession,
    targetVersion: version,
    targetBase: base,
    targetDeleted: deleted,
  } = row;
  const isWithheld = row.targetWithdrawn || (row.targetWasPast && !canSeePastContent(viewer));
  return {
    entryId: row.targetId,
    accession,
    version,
    currentVersion: deleted ? null : row.targetCurrentVersion,
    deleted,
    base: isWithheld
      ? null
      : { accession, version, at: row.targetBaseAt, ...base.values, additional: base.additional },
  };
}
