import type { InputProblem } from '../../../schema/contract/error-codes.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { AppError } from '../../errors.js';
import type { UserView } from '../../nouns/user.js';
import { segmentSeparator } from '../../search/index/search-document.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { Secret } from '../../secret.js';
import type { Database, Queryable } from '../database.js';
import { firstRow, onlyRow } from '../rows.js';
import { allowLongStatements } from '../transactions.js';
import { raiseDataVersionSql } from './data-version.repository.js';
import { userColumns } from './user-read.repository.js';

/** The account fields that administrators can set: texts trimmed, blanks `null`, the e-mail normalised. */
export type UserFields = Pick<
  UserView,
  'name' | 'username' | 'email' | 'contactNumber' | 'role' | 'isActive'
>;

/** The fields, and whether the account is closed. */
export interface AccountState extends UserFields {
  readonly closed: boolean;
}

/** An account as stored, without its secrets. */
export interface StoredAccount extends UserView {
  readonly closed: boolean;
  readonly hasPassword: boolean;
}

/** The advisory lock for changing accounts. Any number that only this product uses. */
const accountsLock = 7_236_003;

const fieldColumns = `name, username, email, contact_number, role, is_active,
  key_name, key_username, key_email, key_contact_number, document`;
const fieldPlaceholders = '$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12';

const insertSql = `INSERT INTO users (id, ${fieldColumns}, password_hash)
  VALUES ($1, ${fieldPlaceholders}, $13) RETURNING ${userColumns}`;
const findSql = `SELECT ${userColumns}, closed_at IS NOT NULL AS closed, password_hash IS NOT NULL AS "hasPassword"
  FROM users WHERE id = $1`;
const updateSql = `UPDATE users SET (${fieldColumns}) = ROW(${fieldPlaceholders}),
    closed_at = CASE WHEN $13 THEN coalesce(closed_at, clock_timestamp()) END,
    token_version = token_version + CASE WHEN $14 THEN 1 ELSE 0 END,
    kept_token_hash = CASE WHEN NOT $14 THEN kept_token_hash END, updated_at = clock_timestamp()
  WHERE id = $1 RETURNING ${userColumns}`;
const forgetSubmitterSql = `UPDATE submissions SET submitter_name = NULL, submitter_email = NULL, wants_mail = FALSE
  WHERE submitter_email = $1`;
/** Measures of entries name their reviewers, to visitors as well: cached responses have the former name. */
const outdateReviewsSql = `${raiseDataVersionSql}
  WHERE EXISTS (SELECT FROM measure_reviews r WHERE r.reviewed_by = $1)`;
const otherAdministratorSql = `SELECT 1 FROM users
  WHERE role = 'Admin' AND is_active AND password_hash IS NOT NULL AND id <> $1 LIMIT 1`;

/** Writes accounts, within transactions that `change` serializes. */
export class UserWriteRepository {
  constructor(private readonly database: Database) {}

  /**
   * Runs `work` in a transaction while no other transaction, in any instance, changes an account. So a count of
   * administrators is reliable, and two calls that exchange e-mails cannot deadlock. If `around` is given, `work` runs
   * within that transaction.
   */
  change<Result>(work: (transaction: Queryable) => Promise<Result>, around?: Queryable): Promise<Result> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [accountsLock]);
      return work(transaction);
    }, around);
  }

  /** Stores a new account. Throws CONFLICT if the e-mail or username belongs to another account. */
  async insert(
    transaction: Queryable,
    id: string,
    fields: UserFields,
    passwordHash: Secret | null,
  ): Promise<UserView> {
    return written(transaction, insertSql, [...fieldValues(id, fields), passwordHash?.reveal() ?? null]);
  }

  async find(transaction: Queryable, id: string): Promise<StoredAccount | null> {
    return firstRow(await transaction.query<StoredAccount>(findSql, [id]));
  }

  /**
   * Stores the new state of an account. Activating, deactivating, closing or reopening it ends every session. Each of
   * these, and a new e-mail, also invalidates a mailed link.
   */
  async update(transaction: Queryable, stored: StoredAccount, state: AccountState): Promise<UserView> {
    const turned = stored.isActive !== state.isActive || stored.closed !== state.closed;
    const values = [...fieldValues(stored.id, state), state.closed, turned];
    const row = await written(transaction, updateSql, values);
    if (turned || stored.email !== state.email) {
      await transaction.query('DELETE FROM password_links WHERE user_id = $1', [stored.id]);
    }
    if (stored.email !== state.email) {
      await transaction.query('DELETE FROM mails WHERE recipient = $1', [stored.email]);
    }
    if (stored.name !== state.name) await transaction.query(outdateReviewsSql, [stored.id]);
    return row;
  }

  /** Deletes an account and all personal data. Contributions remain, without the name: there may be a million. */
  async remove(transaction: Queryable, { id, email }: StoredAccount): Promise<void> {
    await allowLongStatements(transaction);
    await transaction.query('DELETE FROM users WHERE id = $1', [id]);
    await transaction.query('DELETE FROM mails WHERE recipient = $1', [email]);
    // The contact data that the person gave with submissions without signing in.
    await transaction.query(forgetSubmitterSql, [email]);
    // Stored responses that contain data about this person, or are encrypted so that their content is unknown.
    const deleteResponsesSql = `DELETE FROM idempotency_keys
      WHERE strpos(body, $1) > 0 OR strpos(body, $2) > 0 OR starts_with(body, 'sealed:')`;
    await transaction.query(deleteResponsesSql, [id, email]);
    // Last, as entry writes do, which would otherwise deadlock with this: cached responses may contain the name.
    await transaction.query(raiseDataVersionSql);
  }

  /** Whether another person is an active administrator with a password: who is only invited may never set one. */
  async hasOtherAdministrator(transaction: Queryable, id: string): Promise<boolean> {
    return (await transaction.query(otherAdministratorSql, [id])).length > 0;
  }
}

function fieldValues(id: string, fields: UserFields): unknown[] {
  const { name, username, email, contactNumber, role, isActive } = fields;
  const searched = [name, username, email, contactNumber];
  const document = searched.map((text) => fold(text ?? '')).join(segmentSeparator);
  return [id, name, username, email, contactNumber, role, isActive, ...searched.map(sortKey), document];
}

async function written(transaction: Queryable, text: string, values: readonly unknown[]): Promise<UserView> {
  return onlyRow(await transaction.query<UserView>(text, values).catch(refuseTaken));
}

/** The unique indexes of accounts, with the problem that each reports. */
const taken: ReadonlyMap<string, InputProblem> = new Map([
  ['users_email_key', { path: 'email', message: messages.emailTaken }],
  ['users_key_username', { path: 'username', message: messages.usernameTaken }],
]);

function refuseTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const problem = taken.get(constraint);
  if (problem === undefined) throw error;
  throw new AppError('CONFLICT', problem.message, { problems: [problem] });
}
