import { v7 as uuidV7 } from 'uuid';

import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { Database, Queryable } from '../database.js';

/** What a message is about: a link to set a password, or what became of a submission. */
export type MailKind =
  PasswordLinkPurpose | 'submission-approved' | 'submission-rejected' | 'submission-sent_back';

/** A message to be sent. */
export interface NewMail {
  readonly kind: MailKind;
  /** A stored or asked-for address; of a submission its id, for its submitter is looked up when it is sent. */
  readonly recipient: string;
}

/** A message that this instance has taken to send. */
export interface ClaimedMail extends NewMail {
  readonly id: string;
  /** How often it has been taken, this time included. */
  readonly attempts: number;
}

const addSql = 'INSERT INTO mails (id, kind, recipient) VALUES ($1, $2, $3)';

/** Instances beside each other never wait for, nor take, what another is sending: taking it moves its hour. */
const claimSql = `UPDATE mails SET attempts = attempts + 1, due_at = now() + $1 * interval '1 second'
  WHERE id = (SELECT id FROM mails WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, recipient, attempts`;

const postponeSql = `UPDATE mails SET due_at = now() + $2 * interval '1 second' WHERE id = $1`;

/** The queue of messages, shared by all instances. */
export class MailQueueRepository {
  constructor(private readonly database: Database) {}

  /** Queues a message, within a transaction where one is given. */
  async add({ kind, recipient }: NewMail, transaction: Queryable = this.database): Promise<void> {
    await transaction.query(addSql, [uuidV7(), kind, recipient]);
  }

  /** Takes the next message that is due; nobody else takes it for `leaseSeconds`. */
  async claim(leaseSeconds: number): Promise<ClaimedMail | null> {
    const [mail] = await this.database.query<ClaimedMail>(claimSql, [leaseSeconds]);
    return mail ?? null;
  }

  async postpone(id: string, seconds: number): Promise<void> {
    await this.database.query(postponeSql, [id, seconds]);
  }

  async remove(id: string): Promise<void> {
    await this.database.query('DELETE FROM mails WHERE id = $1', [id]);
  }
}
