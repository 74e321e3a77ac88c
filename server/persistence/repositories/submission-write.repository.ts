import { entryFieldNames, type EntryValues } from '../../../schema/contract/entry-fields.js';
import type { Additional } from '../../../schema/contract/rules/additional.js';
import type {
  SubmissionEventKind,
  SubmissionStatusDetail,
} from '../../../schema/contract/submission-status.js';
import { searchDocument } from '../../search/index/search-document.js';
import type { Queryable } from '../database.js';
import { entryColumns } from '../entry-columns.js';
import { bySubmissionKey, proposalSelection, type SubmissionKey } from '../submission-row.js';
import { type Changes, type EntryContent, inStoredOrder } from './entry-write-content.js';
import { fieldColumns, writerSql } from './entry-write-sql.js';

/** The entry that a submission corrects, and its content when the correction was proposed. */
export interface CorrectedEntry {
  readonly entryId: string;
  readonly version: number;
  readonly base: EntryContent;
  readonly baseAt: Date;
}

/** The submitter, and what they sent about themselves. */
export interface Submitter {
  readonly submittedBy: string | null;
  readonly submitterName: string | null;
  readonly submitterEmail: string | null;
  readonly wantsMail: boolean;
  readonly note: string | null;
}

/** A new submission, ready to be stored. */
interface NewSubmission extends Submitter {
  readonly id: string;
  readonly content: EntryContent;
  readonly target: CorrectedEntry | null;
  readonly at: Date;
  /** The hash of the secret of the receipt, if there is one. */
  readonly tokenHash: Buffer | null;
}

/** A submission that is locked until the transaction ends. */
export interface LockedSubmission {
  readonly id: string;
  readonly statusDetail: SubmissionStatusDetail;
  readonly version: number;
  readonly submittedBy: string | null;
  readonly submitterEmail: string | null;
  readonly content: EntryContent;
  readonly target: Pick<CorrectedEntry, 'entryId' | 'version' | 'base'> | null;
}

/** An event of a locked submission, and its new state. */
export interface SubmissionStep {
  readonly kind: SubmissionEventKind;
  readonly to: SubmissionStatusDetail;
  readonly by: string | null;
  readonly at: Date;
  readonly note: string | null;
  readonly changes: Changes;
  /** The reviewer after this step: the person who makes it, nobody, or unchanged. */
  readonly review: 'this' | 'none' | 'as it was';
  readonly entryId?: string;
  /** The new proposed content; omitted if it does not change. */
  readonly content?: EntryContent;
}

const columns = fieldColumns();
const definitions = entryFieldNames.map((name) => `${entryColumns[name]} text`).join(', ');
const contentDefinitions = `${definitions}, additional jsonb, document text`;

/** The account of the author; `NULL` if it no longer exists. */
const account = (placeholder: string): string => `(${writerSql(placeholder)})`;

const insertSql = `
  WITH submitter AS MATERIALIZED ${account('$3')},
  made AS (
    INSERT INTO submissions (id, ${columns}, additional, document, submitted_by, submitter_name, submitter_email,
      wants_mail, target_id, target_version, target_base, target_base_at, created_at, updated_at)
    SELECT $2, ${columns}, additional, document, (SELECT id FROM submitter), $4, $5, $6::boolean, $7::uuid, $8::integer,
      $9::jsonb, $10::timestamptz, $11::timestamptz, $11::timestamptz
    FROM jsonb_to_record($1) AS s (${contentDefinitions}) RETURNING id, submitted_by),
  ticket AS (
    INSERT INTO submission_tickets (token_hash, submission_id) SELECT $13::bytea, id FROM made WHERE $13 IS NOT NULL)
  INSERT INTO submission_events (submission_id, version, kind, done_at, done_by, note)
  SELECT id, 1, 'submitted', $11, submitted_by, $12 FROM made`;

/** Locks the author first, in the same order as deleting a person permanently does, so that the two cannot deadlock. */
const lockSql = (condition: string): string => `
  SELECT i.id, i.status_detail AS "statusDetail", i.version, i.submitted_by AS "submittedBy",
    i.submitter_email AS "submitterEmail", ${proposalSelection}, i.target_id AS "targetId",
    i.target_version AS "targetVersion", i.target_base AS "targetBase"
  FROM (SELECT count(*) FROM ${account('$2')} w) writer CROSS JOIN submissions i
  WHERE ${condition} FOR UPDATE OF i`;

const stepSql = `
  WITH writer AS MATERIALIZED ${account('$6')},
  moved AS (
    UPDATE submissions SET status_detail = $3, version = version + 1, updated_at = $5, entry_id = $9::uuid,
      review_note = CASE $10 WHEN 'this' THEN $7 WHEN 'none' THEN NULL ELSE review_note END,
      reviewed_by = CASE $10 WHEN 'this' THEN (SELECT id FROM writer) WHEN 'none' THEN NULL ELSE reviewed_by END,
      reviewed_at = CASE $10 WHEN 'this' THEN $5::timestamptz WHEN 'none' THEN NULL ELSE reviewed_at END
    WHERE id = $1 AND version = $2 RETURNING id, version)
  INSERT INTO submission_events (submission_id, version, kind, done_at, done_by, note, changes)
  SELECT id, version, $4, $5, (SELECT id FROM writer), $7, $8::jsonb FROM moved RETURNING version`;

const rewriteSql = `
  UPDATE submissions i SET (${columns}, additional, document) = ROW(
    ${fieldColumns('s.')}, s.additional, s.document)
  FROM jsonb_to_record($2) AS s (${contentDefinitions}) WHERE i.id = $1`;

interface LockedRow extends EntryValues, Omit<LockedSubmission, 'content' | 'target'> {
  readonly additional: Additional;
  readonly targetId: string | null;
  readonly targetVersion: number;
  readonly targetBase: EntryContent;
}

/** Writes submissions, always within a transaction. No other class does. */
export class SubmissionWriteRepository {
  /** Stores a new submission, its first event, and the hash of the secret of its receipt. */
  async insert(transaction: Queryable, made: NewSubmission): Promise<void> {
    const { target } = made;
    await transaction.query(insertSql, [
      contentJson(made.content),
      made.id,
      made.submittedBy,
      made.submitterName,
      made.submitterEmail,
      made.wantsMail,
      target?.entryId ?? null,
      target?.version ?? null,
      target === null ? null : JSON.stringify(target.base),
      target?.baseAt ?? null,
      made.at,
      made.note,
      made.tokenHash,
    ]);
  }

  /** Locks a submission for the person who writes it; `null` for an unknown one. */
  async lock(
    transaction: Queryable,
    key: SubmissionKey,
    userId: string | null,
  ): Promise<LockedSubmission | null> {
    const { condition, value } = bySubmissionKey(key);
    const [row] = await transaction.query<LockedRow>(lockSql(condition), [value, userId]);
    return row === undefined ? null : toLocked(row);
  }

  /** Applies one step to a locked submission, and records the event. */
  async step(transaction: Queryable, stored: LockedSubmission, step: SubmissionStep): Promise<void> {
    const { kind, to, by, at, note, changes, review, entryId = null, content } = step;
    const values = [
      stored.id,
      stored.version,
      to,
      kind,
      at,
      by,
      note,
      JSON.stringify(changes),
      entryId,
      review,
    ];
    const moved = await transaction.query(stepSql, values);
    if (moved.length !== 1) throw new Error('A submission was not locked before it was written');
    if (content !== undefined) await transaction.query(rewriteSql, [stored.id, contentJson(content)]);
  }

  async setMail(transaction: Queryable, id: string, wanted: boolean): Promise<void> {
    await transaction.query('UPDATE submissions SET wants_mail = $2 WHERE id = $1', [id, wanted]);
  }
}

function toLocked({ targetId, targetVersion, targetBase, ...row }: LockedRow): LockedSubmission {
  const { id, statusDetail, version, submittedBy, submitterEmail, additional, ...values } = row;
  const target = targetId === null ? null : { entryId: targetId, version: targetVersion, base: targetBase };
  return { id, statusDetail, version, submittedBy, submitterEmail, content: { values, additional }, target };
}

function contentJson({ values, additional }: EntryContent): string {
  const row: Record<string, unknown> = { additional };
  for (const name of entryFieldNames) row[entryColumns[name]] = values[name];
  return JSON.stringify({ ...row, document: searchDocument(values, inStoredOrder(additional)) });
}
