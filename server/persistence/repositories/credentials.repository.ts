import type { Role } from '../../../schema/contract/roles.js';
import type { UserView } from '../../nouns/user.js';
import { Secret } from '../../secret.js';
import type { Database, Queryable } from '../database.js';
import { firstRow } from '../rows.js';
import { userColumns } from './user-read.repository.js';

/** The data that a sign-in is checked against, and that a new password must not repeat. */
export interface Credentials extends Pick<UserView, 'id' | 'email' | 'name' | 'username' | 'isActive'> {
  readonly tokenVersion: number;
  /** `null` for an invited person who has no password yet. */
  readonly passwordHash: Secret | null;
}

/** A person who just signed in, and the version for their token. */
interface SignedIn {
  readonly user: UserView;
  readonly tokenVersion: number;
}

interface ViewerRow {
  readonly role: Role;
  readonly dataVersion: string;
}

type CredentialsRow = Omit<Credentials, 'passwordHash'> & { readonly passwordHash: string | null };

const living = 'is_active AND closed_at IS NULL';
const credentialColumns = `id, email, name, username, is_active AS "isActive", token_version AS "tokenVersion",
  password_hash AS "passwordHash"`;

/** Closed accounts, too: they are inactive, and a sign-in with the right password says so. */
const byEmailSql = `SELECT ${credentialColumns} FROM users WHERE email = $1`;
const byIdSql = `SELECT ${credentialColumns} FROM users WHERE id = $1 AND closed_at IS NULL`;
const viewerSql = `SELECT role, (SELECT version::text FROM entry_totals) AS "dataVersion" FROM users
  WHERE id = $1 AND (token_version = $2 OR kept_token_hash = $3) AND ${living}`;
const personSql = `SELECT ${userColumns} FROM users WHERE id = $1 AND closed_at IS NULL`;

/** Only if nothing has ended the sessions since the password was compared. */
const signedInSql = `UPDATE users SET last_login_at = now() WHERE id = $1 AND token_version = $2 AND ${living}
  RETURNING ${userColumns}, token_version AS "tokenVersion"`;

/** Ends every session, except that of the kept token. */
const endSessions = (keptTokenHash = 'NULL'): string =>
  `token_version = token_version + 1, kept_token_hash = ${keptTokenHash}`;
const newPassword = (keptTokenHash?: string): string =>
  `password_hash = $2, ${endSessions(keptTokenHash)}, updated_at = now()`;

/** Deletes the e-mails that are not sent yet: the link of such a request or invitation would still set a password. */
const unsentSql = 'unsent AS (DELETE FROM mails m USING changed c WHERE m.recipient = c.email)';

/** Stores a password and deletes the password link of the person, if there is one, and requested ones. */
const setPasswordSql = (condition: string, keptTokenHash?: string): string => `WITH changed AS (
    UPDATE users SET ${newPassword(keptTokenHash)} WHERE id = $1 AND ${condition}
    RETURNING ${userColumns}, token_version AS "tokenVersion"
  ), gone AS (DELETE FROM password_links l USING changed c WHERE l.user_id = c.id), ${unsentSql}
  SELECT * FROM changed`;

/** Only if nothing has ended the sessions since the current password was compared: a concurrent reset wins. */
const changePasswordSql = setPasswordSql(`token_version = $3 AND ${living}`, '$4');
const replacePasswordSql = setPasswordSql('closed_at IS NULL');

/**
 * If two calls use the same link at the same time, the second waits for the first and then finds no link. Every write
 * of both rows locks the person before the link; the opposite order would cause a deadlock.
 */
const setPasswordByLinkSql = `WITH owner AS (
    SELECT u.id FROM password_links l JOIN users u ON u.id = l.user_id
    WHERE l.token_hash = $1 AND u.is_active AND u.closed_at IS NULL FOR NO KEY UPDATE OF u
  ), used AS (
    DELETE FROM password_links l USING owner
    WHERE l.user_id = owner.id AND l.token_hash = $1 AND l.expires_at > now() RETURNING l.user_id
  ), changed AS (
    UPDATE users SET ${newPassword()} FROM used WHERE id = used.user_id AND ${living} RETURNING email
  ), ${unsentSql}
  SELECT email FROM changed`;

const endSessionsSql = `UPDATE users SET ${endSessions()} WHERE id = $1`;

/** Reads and writes password hashes and token versions. No other class does. */
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the credentials of an account, which may be inactive or closed. */
  async findByEmail(email: string): Promise<Credentials | null> {
    return this.find(byEmailSql, email);
  }

  async findById(id: string): Promise<Credentials | null> {
    return this.find(byIdSql, id);
  }

  /** Returns the role of an active person and the data version, if the session of this token has not ended. */
  async viewer(
    id: string,
    tokenVersion: number,
    tokenHash: Buffer,
    queryable: Queryable = this.database,
  ): Promise<ViewerRow | null> {
    return firstRow(await queryable.query<ViewerRow>(viewerSql, [id, tokenVersion, tokenHash]));
  }

  async person(id: string): Promise<UserView | null> {
    return firstRow(await this.database.query<UserView>(personSql, [id]));
  }

  /**
   * Records the time of a sign-in. Returns `null` if the person may no longer sign in or the password has changed
   * meanwhile.
   */
  async signedIn(id: string, tokenVersion: number): Promise<SignedIn | null> {
    return this.readSignedIn(signedInSql, [id, tokenVersion]);
  }

  /**
   * Stores a new password and ends every session but that of the kept token. Returns `null` if all sessions of this
   * version have ended meanwhile.
   */
  async changePassword(
    id: string,
    tokenVersion: number,
    hash: Secret,
    keptTokenHash: Buffer | null,
  ): Promise<SignedIn | null> {
    return this.readSignedIn(changePasswordSql, [id, hash.reveal(), tokenVersion, keptTokenHash]);
  }

  /**
   * Stores a new password, whatever the token version, and ends every session. Returns `null` if the account is closed
   * or deleted.
   */
  async replacePassword(id: string, hash: Secret): Promise<SignedIn | null> {
    return this.readSignedIn(replacePasswordSql, [id, hash.reveal()]);
  }

  /**
   * Consumes a link, stores a new password and ends every session. Returns the person's e-mail, or `null` if the link
   * is invalid.
   */
  async setPasswordByLink(tokenHash: Buffer, hash: Secret): Promise<string | null> {
    const values = [tokenHash, hash.reveal()];
    const [row] = await this.database.query<{ email: string }>(setPasswordByLinkSql, values);
    return row?.email ?? null;
  }

  /** Whether any account exists, including closed ones. */
  async hasAccounts(queryable: Queryable = this.database): Promise<boolean> {
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

  private async readSignedIn(text: string, values: readonly unknown[]): Promise<SignedIn | null> {
    const [row] = await this.database.query<UserView & { readonly tokenVersion: number }>(text, values);
    if (row === undefined) return null;
    const { tokenVersion, ...user } = row;
    return { user, tokenVersion };
  }
}
