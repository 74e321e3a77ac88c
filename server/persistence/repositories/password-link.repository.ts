import type { PasswordOwner } from '../../../schema/contract/rules/password.js';
import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { Database } from '../database.js';
import { firstRow } from '../rows.js';

export interface LinkOwner extends PasswordOwner {
  readonly purpose: PasswordLinkPurpose;
}

/** A link to be stored, by the hash of its token only. */
interface NewLink {
  readonly email: string;
  readonly tokenHash: Buffer;
  /** The lifetime for each purpose. The purpose is determined when the link is stored. */
  readonly lifetimesMs: Readonly<Record<PasswordLinkPurpose, number>>;
}

/** The recipient of a new link (by the stored address), and its purpose. */
type AddressedLink = Omit<LinkOwner, 'username'>;

const findSql = `SELECT l.purpose, u.email, u.name, u.username
  FROM password_links l JOIN users u ON u.id = l.user_id
  WHERE l.token_hash = $1 AND l.expires_at > now() AND u.is_active AND u.closed_at IS NULL`;

/**
 * Locks the person first: while the e-mail changes, there is no address to send a link to. For a person without a
 * password the link is always an invitation, whoever requested it, so nobody can shorten an invitation.
 */
const replaceSql = `WITH owner AS (
    SELECT id, email, name, CASE WHEN password_hash IS NULL THEN 'invitation' ELSE 'reset' END AS purpose
    FROM users WHERE email = $1 AND is_active AND closed_at IS NULL FOR NO KEY UPDATE
  ), link AS (
    INSERT INTO password_links (user_id, token_hash, purpose, expires_at)
    SELECT id, $2, purpose,
      now() + CASE purpose WHEN 'invitation' THEN $3::float8 ELSE $4::float8 END * interval '1 millisecond'
    FROM owner
    ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, purpose = excluded.purpose,
      expires_at = excluded.expires_at
  )
  SELECT email, name, purpose FROM owner`;

/** Stores the links to set a password: one per person, the newest. */
export class PasswordLinkRepository {
  constructor(private readonly database: Database) {}

  /** Returns the owner of a valid link: neither used nor expired, of a person who may sign in. */
  async find(tokenHash: Buffer): Promise<LinkOwner | null> {
    return firstRow(await this.database.query<LinkOwner>(findSql, [tokenHash]));
  }

  /** Replaces the previous link of the person; `null` if no active account has this e-mail. */
  async replace({ email, tokenHash, lifetimesMs }: NewLink): Promise<AddressedLink | null> {
    const values = [email, tokenHash, lifetimesMs.invitation, lifetimesMs.reset];
    return firstRow(await this.database.query<AddressedLink>(replaceSql, values));
  }
}
