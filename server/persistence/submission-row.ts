import { entryFieldNames, type EntryValues } from '../../schema/contract/entry-fields.js';
import type { Additional } from '../../schema/contract/rules/additional.js';
import type { SubmissionStatusDetail } from '../../schema/contract/submission-status.js';
import { accessionSql, entryColumns } from './entry-columns.js';
import type { Person } from './repositories/entry-history.repository.js';
import type { EntryContent } from './repositories/entry-write-content.js';

/** A submission with the people and the entry it is about, as it leaves the persistence layer. */
export interface SubmissionRow extends EntryValues {
  readonly id: string;
  readonly additional: Additional;
  readonly statusDetail: SubmissionStatusDetail;
  /** What was said with the last decision or question. */
  readonly reviewNote: string | null;
  /** `null` for visitors, and for people whose account was deleted for good. */
  readonly submittedBy: Person | null;
  /** What a visitor left of themselves; nobody but reviewers and the submitter sees a submission at all. */
  readonly submitterName: string | null;
  readonly submitterEmail: string | null;
  readonly wantsMail: boolean;
  readonly reviewedBy: Person | null;
  readonly reviewedAt: Date | null;
  /** The entry that approving it made or changed. */
  readonly entryId: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Of a correction: the entry it is to correct. */
  readonly targetId: string | null;
  readonly targetVersion: number;
  readonly targetBase: EntryContent;
  readonly targetBaseAt: Date;
  readonly targetAccession: string;
  readonly targetCurrentVersion: number;
  readonly targetDeleted: boolean;
  /** Whether it was at a later version already when the correction was proposed. */
  readonly targetWasPast: boolean;
}

const fieldSelection = entryFieldNames.map((name) => `i.${entryColumns[name]} AS "${name}"`).join(', ');

/** What a submission of `submissions i` proposes. */
export const proposalSelection = `${fieldSelection}, i.additional`;

const person = (alias: string): string =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('id', ${alias}.id, 'name', ${alias}.name) END`;

/** The columns of a `SubmissionRow`, of `submissions i` with what is joined to it. */
export const submissionSelection = `i.id, ${proposalSelection}, i.status_detail AS "statusDetail",
  i.review_note AS "reviewNote", ${person('su')} AS "submittedBy", i.submitter_name AS "submitterName",
  i.submitter_email AS "submitterEmail", i.wants_mail AS "wantsMail", ${person('re')} AS "reviewedBy",
  i.reviewed_at AS "reviewedAt", i.entry_id AS "entryId", i.version, i.created_at AS "createdAt",
  i.updated_at AS "updatedAt", i.target_id AS "targetId", i.target_version AS "targetVersion",
  i.target_base AS "targetBase", i.target_base_at AS "targetBaseAt", ${accessionSql} AS "targetAccession",
  e.version AS "targetCurrentVersion", e.deleted_at IS NOT NULL AS "targetDeleted",
  EXISTS (SELECT FROM entry_revisions n WHERE n.entry_id = i.target_id AND n.version = i.target_version + 1
    AND n.changed_at <= i.created_at) AS "targetWasPast"`;

export const submissionJoins = `LEFT JOIN users su ON su.id = i.submitted_by LEFT JOIN users re ON re.id = i.reviewed_by
  LEFT JOIN entries e ON e.id = i.target_id`;

/** How a submission is looked up: by its id, or by the hash of the secret of a receipt. */
export type SubmissionKey = { readonly id: string } | { readonly tokenHash: Buffer };

/** The condition on `submissions i`, and the value of its `$1`. */
export function bySubmissionKey(key: SubmissionKey): {
  readonly condition: string;
  readonly value: string | Buffer;
} {
  return 'id' in key
    ? { condition: 'i.id = $1', value: key.id }
    : {
        condition: 'i.id = (SELECT t.submission_id FROM submission_tickets t WHERE t.token_hash = $1)',
        value: key.tokenHash,
      };
}
