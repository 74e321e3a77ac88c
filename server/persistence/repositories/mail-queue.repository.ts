import { v7 as uuidV7 } from 'uuid';

import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { Database, Queryable } from '../database.js';
import { firstRow } from '../rows.js';

/** The kind of an e-mail: a link to set a password, or the outcome of a submission. */
export type MailKind =
  | PasswordLinkPurpose
  | 'submission-approved'
  | 'submission-rejected'
  | 'submission-sent_back';

export interface NewMail {
  readonly kind: MailKind;
  /**
   * A stored or requested address. For a submission, its id: the address of the submitter is looked up when the e-mail
   * is sent.
   */
  readonly recipient: string;
}

/** An e-mail that this instance has claimed. */
export interface ClaimedMail extends NewMail {
  readonly id: string;
  /** The number of claims, including this one. */
  readonly attempts: number;
}

const addSql = 'INSERT INTO mails (id, kind, recipient) VALUES ($1, $2, $3)';

/**
 * Claiming an e-mail postpones its due time, so parallel instances neither wait for nor claim what another one is
 * sending.
 */
const claimSql = `UPDATE mails SET attempts = attempts + 1, due_at = now() + $1 * interval '1 second'
  WHERE id = (SELECT id FROM mails WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, recipient, attempts`;

const postponeSql = `UPDATE mails SET due_at = now() + $2 * interval '1 second' WHERE id = $1`;

/** The e-mail queue, shared by all instances. */
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** Queues an e-mail, within a transaction if one is given. */
  async add({ kind, recipient }: NewMail, transaction: Queryable = this.database): Promise<void> {
    await transaction.query(addSql, [uuidV7(), kind, recipient]);
  }

  /** Claims the next due e-mail. No other call claims it for `leaseSeconds`. */
  async claim(leaseSeconds: number): Promise<ClaimedMail | null> {
    return firstRow(await this.database.query<ClaimedMail>(claimSql, [leaseSeconds]));
  }

  async postpone(id: string, seconds: number): Promise<void> {
    await this.database.query(postponeSql, [id, seconds]);
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM mails WHERE id = $1', [id]);
  }
}
