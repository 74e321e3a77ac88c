import type { SortOrder } from '../../../schema/contract/entry-filters.js';
import type { SubmissionStatusDetail } from '../../../schema/contract/submission-status.js';
import type { SubmissionEventView } from '../../nouns/submission.js';
import { SqlParams } from '../../search/sql/search-database.js';
import { documentSearchSql } from '../../search/sql/search-where.js';
import type { Database, Queryable } from '../database.js';
import type { Part } from '../entry-order.js';
import { firstRow, onlyRow, rowsBy } from '../rows.js';
import {
  bySubmissionKey,
  submissionJoins,
  type SubmissionKey,
  type SubmissionRow,
  submissionSelection,
} from '../submission-row.js';
import { personSql } from './entry-history.repository.js';
import type { Changes } from './entry-write-content.js';

/** Selects submissions; `null` means any. */
interface SubmissionCriteria {
  readonly submittedBy: string | null;
  readonly details: readonly SubmissionStatusDetail[] | null;
  readonly search: string;
}

export interface StoredSubmissionEvent extends Omit<SubmissionEventView, 'changes'> {
  readonly changes: Changes;
}

const eventsSql = `
  SELECT v.submission_id AS "submissionId", v.kind, v.done_at AS at, ${personSql('u')} AS by, v.note, v.changes
  FROM submission_events v LEFT JOIN users u ON u.id = v.done_by
  WHERE v.submission_id = ANY($1::uuid[]) ORDER BY v.submission_id, v.version`;

export class SubmissionReadRepository {
  constructor(private readonly database: Database) {}

  /** Returns a slice of the submissions that match the criteria, by creation time. */
  async rows(
    criteria: SubmissionCriteria,
    sortOrder: SortOrder,
    { offset, limit }: Part,
  ): Promise<readonly SubmissionRow[]> {
    const params = new SqlParams();
    const where = submissionWhere(criteria, params);
    const order = `ORDER BY i.created_at ${sortOrder}, i.id ${sortOrder}`;
    const text = `SELECT ${submissionSelection} FROM (
        SELECT * FROM submissions i WHERE ${where} ${order} LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}) i
      ${submissionJoins} ${order}`;
    return this.database.query<SubmissionRow>(text, params.values);
  }

  async count(criteria: SubmissionCriteria): Promise<number> {
    const params = new SqlParams();
    const text = `SELECT count(*)::integer AS total FROM submissions i WHERE ${submissionWhere(criteria, params)}`;
    return onlyRow(await this.database.query<{ total: number }>(text, params.values)).total;
  }

  /** Returns the number of submissions per status, of all people or of one person. Leaves out statuses without any. */
  async counts(
    submittedBy: string | null,
  ): Promise<readonly { readonly detail: SubmissionStatusDetail; readonly count: number }[]> {
    const params = new SqlParams();
    const where = submissionWhere({ submittedBy, details: null, search: '' }, params);
    const text = `SELECT i.status_detail AS detail, count(*)::integer AS count FROM submissions i WHERE ${where}
      GROUP BY 1`;
    return this.database.query(text, params.values);
  }

  async find(key: SubmissionKey, queryable: Queryable = this.database): Promise<SubmissionRow | null> {
    const { condition, value } = bySubmissionKey(key);
    const text = `SELECT ${submissionSelection} FROM submissions i ${submissionJoins} WHERE ${condition}`;
    return firstRow(await queryable.query<SubmissionRow>(text, [value]));
  }

  /** As `find`, for a submission that this transaction has written. */
  async written(transaction: Queryable, key: SubmissionKey): Promise<SubmissionRow> {
    const row = await this.find(key, transaction);
    if (row === null) throw new Error('The submission was not written');
    return row;
  }

  /** Returns the events of each of many submissions, oldest first, by submission id. */
  async events(ids: readonly string[]): Promise<ReadonlyMap<string, readonly StoredSubmissionEvent[]>> {
    type Row = StoredSubmissionEvent & { readonly submissionId: string };
    const rows = await this.database.query<Row>(eventsSql, [ids]);
    return rowsBy(rows, ({ submissionId }) => submissionId);
  }
}

/**
 * Parses the search text like a search of entries, and searches the same kind of document. It uses no index, because
 * there are few submissions.
 */
function submissionWhere({ submittedBy, details, search }: SubmissionCriteria, params: SqlParams): string {
  const parts = ['TRUE', ...documentSearchSql(search, params)];
  if (submittedBy !== null) parts.push(`i.submitted_by = ${params.add(submittedBy)}`);
  const [only, ...others] = details ?? [];
  if (only !== undefined && others.length === 0) parts.push(`i.status_detail = ${params.add(only)}`);
  else if (details !== null) parts.push(`i.status_detail = ANY(${params.add(details)}::text[])`);
  return parts.join(' AND ');
}
