import type { Role } from '../../../schema/contract/roles.js';
import { Secret } from '../../secret.js';
import type { Database, Queryable } from '../database.js';
import { userColumns, type UserRow } from '../user-row.js';

/** What is compared when somebody says who they are, and what a new password must not repeat. */
export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly username: string | null;
  readonly isActive: boolean;
  readonly tokenVersion: number;
  /** `null`: invited, and without a password so far. */
  readonly passwordHash: Secret | null;
}

/** A person who just signed in, and the version their token carries. */
interface SignedIn {
  readonly user: UserRow;
  readonly tokenVersion: number;
}

type CredentialsRow = Omit<Credentials, 'passwordHash'> & { readonly passwordHash: string | null };

const living = 'is_active AND closed_at IS NULL';
const credentialColumns = `id, email, name, username, is_active AS "isActive", token_version AS "tokenVersion",
  password_hash AS "passwordHash"`;

const byEmailSql = `SELECT ${credentialColumns} FROM users WHERE email = $1 AND closed_at IS NULL`;
const byIdSql = `SELECT ${credentialColumns} FROM users WHERE id = $1 AND closed_at IS NULL`;
const viewerSql = `SELECT role FROM users WHERE id = $1 AND token_version = $2 AND ${living}`;
const personSql = `SELECT ${userColumns} FROM users WHERE id = $1 AND closed_at IS NULL`;

/** Only while nothing has ended the sessions since the password was compared. */
const signedInSql = `UPDATE users SET last_login_at = now() WHERE id = $1 AND token_version = $2 AND ${living}
  RETURNING ${userColumns}, token_version AS "tokenVersion"`;

const newPassword = 'password_hash = $2, token_version = token_version + 1, updated_at = now()';

/** A link that was mailed before is of no more use. */
const setPasswordSql = (condition: string): string => `WITH changed AS (
    UPDATE users SET ${newPassword} WHERE id = $1 AND ${condition}
    RETURNING ${userColumns}, token_version AS "tokenVersion"
  ), gone AS (DELETE FROM password_links l USING changed c WHERE l.user_id = c.id)
  SELECT * FROM changed`;

/** Only while nothing has ended the sessions since the password until now was compared: a reset meanwhile wins. */
const changePasswordSql = setPasswordSql(`token_version = $3 AND ${living}`);
const replacePasswordSql = setPasswordSql('closed_at IS NULL');

/**
 * Of two that arrive at once the second waits for the first, and finds no link. The person is locked before the link, as
 * by whoever else writes both: in the other order they would wait for each other.
 */
const setPasswordByLinkSql = `WITH owner AS (
    SELECT u.id FROM password_links l JOIN users u ON u.id = l.user_id
    WHERE l.token_hash = $1 AND u.is_active AND u.closed_at IS NULL FOR NO KEY UPDATE OF u
  ), used AS (
    DELETE FROM password_links l USING owner
    WHERE l.user_id = owner.id AND l.token_hash = $1 AND l.expires_at > now() RETURNING l.user_id
  )
  UPDATE users SET ${newPassword} FROM used WHERE id = used.user_id AND ${living} RETURNING email`;

const endSessionsSql = 'UPDATE users SET token_version = token_version + 1 WHERE id = $1';

/** The one place where passwords' hashes and token versions are read and written. */
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  async findByEmail(email: string): Promise<Credentials | null> {
    return this.find(byEmailSql, email);
  }

  async findById(id: string): Promise<Credentials | null> {
    return this.find(byIdSql, id);
  }

  /** The role of an active person whose sessions of this version have not ended. */
  async roleOf(id: string, tokenVersion: number): Promise<Role | null> {
    const [row] = await this.database.query<{ role: Role }>(viewerSql, [id, tokenVersion]);
    return row?.role ?? null;
  }

  async person(id: string): Promise<UserRow | null> {
    const [row] = await this.database.query<UserRow>(personSql, [id]);
    return row ?? null;
  }

  /** Notes the time; `null` when the person may not sign in any more, or the password is another by now. */
  async signedIn(id: string, tokenVersion: number): Promise<SignedIn | null> {
    const [row] = await this.database.query<SignedInRow>(signedInSql, [id, tokenVersion]);
    return row === undefined ? null : toSignedIn(row);
  }

  /** Stores a new password and ends every session; `null` where all sessions of this version have ended meanwhile. */
  async changePassword(id: string, tokenVersion: number, hash: Secret): Promise<SignedIn | null> {
    const values = [id, hash.reveal(), tokenVersion];
    const [row] = await this.database.query<SignedInRow>(changePasswordSql, values);
    return row === undefined ? null : toSignedIn(row);
  }

  /** Stores a new password whatever went before, and ends every session; `null` for a person who is gone. */
  async replacePassword(id: string, hash: Secret): Promise<SignedIn | null> {
    const [row] = await this.database.query<SignedInRow>(replacePasswordSql, [id, hash.reveal()]);
    return row === undefined ? null : toSignedIn(row);
  }

  /** Uses a link up, stores a new password and ends every session: the person's e-mail, or `null` for a link that is no good. */
  async setPasswordByLink(tokenHash: Buffer, hash: Secret): Promise<string | null> {
    const [row] = await this.database.query<{ email: string }>(setPasswordByLinkSql, [
      tokenHash,
      hash.reveal(),
    ]);
    return row?.email ?? null;
  }

  /** Whether there is any account at all, closed ones included. */
  async anybody(queryable: Queryable = this.database): Promise<boolean> {
    return (await queryable.query('SELECT 1 FROM users LIMIT 1')).length > 0;
  }

  async endSessions(id: string): Promise<void> {
    await this.database.query(endSessionsSql, [id]);
  }

  private async find(text: string, key: string): Promise<Credentials | null> {
    const [row] = await this.database.query<CredentialsRow>(text, [key]);
    if (row === undefined) return null;
    return { ...row, passwordHash: row.passwordHash === null ? null : new Secret(row.passwordHash) };
  }
}

type SignedInRow = UserRow & { readonly tokenVersion: number };

function toSignedIn({ tokenVersion, ...user }: SignedInRow): SignedIn {
  return { user, tokenVersion };
}
