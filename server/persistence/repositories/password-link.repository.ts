import type { PasswordOwner } from '../../../schema/contract/rules/password.js';
import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { Database } from '../database.js';

/** Whom a link belongs to, and what it is for. */
export interface LinkOwner extends PasswordOwner {
  readonly userId: string;
  readonly purpose: PasswordLinkPurpose;
}

/** A link to be written down: by the hash of its token alone. */
interface NewLink {
  readonly email: string;
  readonly tokenHash: Buffer;
  /** How long it works, by what it turns out to be for. */
  readonly lifetimesMs: Readonly<Record<PasswordLinkPurpose, number>>;
}

/** Whom a new link is to be sent to, by the stored address, and what it is for. */
interface AddressedLink {
  readonly email: string;
  readonly name: string;
  readonly purpose: PasswordLinkPurpose;
}

const findSql = `SELECT u.id AS "userId", l.purpose, u.email, u.name, u.username
  FROM password_links l JOIN users u ON u.id = l.user_id
  WHERE l.token_hash = $1 AND l.expires_at > now() AND u.is_active AND u.closed_at IS NULL`;

/**
 * The person is locked first: one whose e-mail is changing meanwhile has none to send a link to. Who has no password yet is
 * invited, whoever asked for the link: nobody can make an invitation run out sooner.
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

/** Keeps the links to set a password: one for each person, the newest. */
export class PasswordLinkRepository {
  constructor(private readonly database: Database) {}

  /** The owner of a link that works: neither used nor expired, of a person who may sign in. */
  async find(tokenHash: Buffer): Promise<LinkOwner | null> {
    const [owner] = await this.database.query<LinkOwner>(findSql, [tokenHash]);
    return owner ?? null;
  }

  /** Puts a link in the place of the last one; `null` where nobody active has this e-mail. */
  async replace({ email, tokenHash, lifetimesMs }: NewLink): Promise<AddressedLink | null> {
    const values = [email, tokenHash, lifetimesMs.invitation, lifetimesMs.reset];
    const [owner] = await this.database.query<AddressedLink>(replaceSql, values);
    return owner ?? null;
  }
}
