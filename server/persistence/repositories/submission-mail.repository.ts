import type { SubmissionStatusDetail } from '../../../schema/contract/submission-status.js';
import type { Database } from '../database.js';
import { accessionSql } from '../entry-columns.js';
import { firstRow } from '../rows.js';

/** The data for an e-mail about a submission. */
export interface SubmissionMailFacts {
  readonly statusDetail: SubmissionStatusDetail;
  readonly note: string | null;
  readonly wantsMail: boolean;
  readonly createdAt: Date;
  /** Whether the submitter has an account and so needs no secret to see the submission. */
  readonly hasAccount: boolean;
  readonly isCorrection: boolean;
  /** `null` if there is no recipient: no address was given, or the account is not active. */
  readonly email: string | null;
  readonly name: string | null;
  /** The accession of the entry that the approval created or changed. */
  readonly accession: string | null;
}

const factsSql = `
  SELECT i.status_detail AS "statusDetail", i.review_note AS note, i.wants_mail AS "wantsMail",
    i.created_at AS "createdAt", u.id IS NOT NULL AS "hasAccount", i.target_id IS NOT NULL AS "isCorrection",
    CASE WHEN u.id IS NULL THEN i.submitter_email WHEN u.is_active AND u.closed_at IS NULL THEN u.email END AS email,
    coalesce(u.name, i.submitter_name) AS name,
    CASE WHEN e.id IS NOT NULL THEN ${accessionSql} END AS accession
  FROM submissions i LEFT JOIN users u ON u.id = i.submitted_by LEFT JOIN entries e ON e.id = i.entry_id
  WHERE i.id = $1`;

const addTicketSql = 'INSERT INTO submission_tickets (token_hash, submission_id) VALUES ($1, $2)';

/** Reads and writes what e-mails about submissions need. */
export class SubmissionMailRepository {
  constructor(private readonly database: Database) {}

  async facts(id: string): Promise<SubmissionMailFacts | null> {
    return firstRow(await this.database.query<SubmissionMailFacts>(factsSql, [id]));
  }

  /** Adds another secret that opens the receipt. */
  async addTicket(id: string, tokenHash: Buffer): Promise<void> {
    await this.database.query(addTicketSql, [tokenHash, id]);
  }
}
