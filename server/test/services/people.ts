import { v7 as uuidV7 } from 'uuid';

import type { ErrorCode } from '../../../schema/contract/error-codes.js';
import type { UserView } from '../../nouns/user.js';
import type { UserInput } from '../../services/users/user-form.js';
import { signedInAs, type TestDatabase } from '../test-database.js';

/** An administrator that is allowed everything and is not in the database. */
export const administrator = signedInAs(uuidV7(), 'Admin');

export const goodPassword = 'correct horse battery staple';

let people = 0;

/** The input for a new person: the required fields, and those that a test depends on. */
export function aPerson(fields: UserInput = {}): UserInput {
  people += 1;
  return { name: 'A person', email: `person-${String(people)}@example.org`, role: 'Doctor', ...fields };
}

/** Stores a person through the service. */
export function addPerson({ services }: TestDatabase, fields: UserInput = {}): Promise<UserView> {
  return services.userAdministration.create(administrator, aPerson(fields));
}

/** The properties of an account that no service returns. */
export async function hiddenStateOf({ database }: TestDatabase, id: string) {
  const [row] = await database.query<{
    tokenVersion: number;
    hash: string | null;
    closed: boolean;
    links: number;
  }>(
    `SELECT token_version AS "tokenVersion", password_hash AS hash, closed_at IS NOT NULL AS closed,
      (SELECT count(*)::integer FROM password_links l WHERE l.user_id = u.id) AS links FROM users u WHERE id = $1`,
    [id],
  );
  return row;
}

/** Stores a link as if it had been e-mailed. */
export async function giveLink({ database }: TestDatabase, id: string): Promise<void> {
  const text = `INSERT INTO password_links VALUES ($1, $2, 'reset', now() + interval '1 hour')`;
  await database.query(text, [id, Buffer.from(id)]);
}

export async function mailsTo({ database }: TestDatabase, recipient: string): Promise<string[]> {
  const text = 'SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at, id';
  return (await database.query<{ kind: string }>(text, [recipient])).map(({ kind }) => kind);
}

/** Expects a refusal with a code and message. */
export async function expectRefused(
  attempt: Promise<unknown>,
  code: ErrorCode,
  message: string,
  paths?: readonly string[],
): Promise<void> {
  const problems = paths?.map((path) => expect.objectContaining({ path }));
  await expect(attempt).rejects.toMatchObject({ code, message, ...(problems && { problems }) });
}
