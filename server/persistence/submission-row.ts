import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import type { SubmissionView } from '../nouns/submission.js';
import { accessionSql, columnList } from './entry-columns.js';
import { personSql } from './repositories/entry-history.repository.js';
import type { EntryContent } from './repositories/entry-write-content.js';

/** A submission with the people and the entry that it refers to, as the persistence layer returns it. */
export interface SubmissionRow extends Omit<SubmissionView, 'status' | 'correctionOf' | `can${string}`> {
  /** For a correction: the entry that it corrects. */
  readonly targetId: string | null;
  readonly targetVersion: number;
  readonly targetBase: EntryContent;
  readonly targetBaseAt: Date;
  readonly targetAccession: string;
  readonly targetCurrentVersion: number;
  readonly targetDeleted: boolean;
  /** Whether the entry already had a later version when the correction was proposed. */
  readonly targetWasPast: boolean;
  /** Whether an administrator withdrew the version that the correction is based on. */
  readonly targetWithdrawn: boolean;
}

/** Selects what a submission of `submissions i` proposes. */
export const proposalSelection = `${columnList(entryFieldNames, 'i.')}, i.additional`;

const columns = [
  'id',
  'statusDetail',
  'reviewNote',
  'submitterName',
  'submitterEmail',
  'wantsMail',
  'reviewedAt',
  'entryId',
  'version',
  'createdAt',
  'updatedAt',
  'targetId',
  'targetVersion',
  'targetBase',
  'targetBaseAt',
] as const satisfies readonly (keyof SubmissionRow)[];

/** The columns of a `SubmissionRow`, of `submissions i` and its joins. */
export const submissionSelection = `${columnList(columns, 'i.')}, ${proposalSelection},
  ${personSql('su')} AS "submittedBy", ${personSql('re')} AS "reviewedBy", ${accessionSql} AS "targetAccession",
  e.version AS "targetCurrentVersion", e.deleted_at IS NOT NULL AS "targetDeleted",
  EXISTS (SELECT FROM entry_revisions n WHERE n.entry_id = i.target_id AND n.version = i.target_version + 1
    AND n.changed_at <= i.created_at) AS "targetWasPast",
  EXISTS (SELECT FROM entry_revisions w WHERE w.entry_id = i.target_id AND w.version = i.target_version
    AND w.withdrawn_at IS NOT NULL) AS "targetWithdrawn"`;

export const submissionJoins = `LEFT JOIN users su ON su.id = i.submitted_by LEFT JOIN users re ON re.id = i.reviewed_by
  LEFT JOIN entries e ON e.id = i.target_id`;

/** How a submission is looked up: by its id, or by the hash of the secret of a receipt. */
export type SubmissionKey = { readonly id: string } | { readonly tokenHash: Buffer };

/** Returns the condition on `submissions i`, and the value of its `$1`. */
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
