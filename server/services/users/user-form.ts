import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { isRole, type Role, roles } from '../../../schema/contract/roles.js';
import { isEmail, normaliseEmail } from '../../../schema/contract/rules/email.js';
import { hasInvisible } from '../../../schema/contract/rules/text.js';
import { AppError, badInput } from '../../errors.js';
import type { SentBody } from '../../nouns/noun.js';
import type { userInput } from '../../nouns/user.js';
import type { UserFields } from '../../persistence/repositories/user-write.repository.js';
import { readFlag, readId, readText } from '../read-input.js';

/** The fields of a person; the API drops all others. */
export type UserInput = SentBody<typeof userInput>;

/** The changes of an account; `undefined` for fields that stay. */
export type UserChanges = { readonly [Field in keyof UserFields]: UserFields[Field] | undefined };

/** A new person and their password; without one, they are invited to set it. */
interface NewUser {
  readonly fields: UserFields;
  readonly password: string | null;
}

/** Reads a person's id; a blank or malformed one is a 400. */
export function readUserId(sent: unknown): string {
  return readId(sent, messages.userIdRequired, messages.userIdInvalid);
}

/** Reads the fields of a new account, which is active. */
export function readNewUser(input: UserInput): NewUser {
  const sent = readTexts(input);
  const { name, email, role, username = null, contactNumber = null } = sent;
  if (isMissing(name) || isMissing(email) || isMissing(role)) throw fieldsRequired(sent, isMissing);
  const checked = { email: checkedEmail(email), role: checkedRole(role) };
  const fields = { name, username, contactNumber, ...checked, isActive: true };
  return { fields, password: readPassword(input.password) };
}

/** Reads the changes of an update; required fields cannot be cleared. */
export function readUserChanges(input: UserInput): UserChanges {
  const sent = readTexts(input);
  const { name, email, role, username, contactNumber } = sent;
  if (isCleared(name) || isCleared(email) || isCleared(role)) throw fieldsRequired(sent, isCleared);
  return {
    name,
    username,
    email: email === undefined ? undefined : checkedEmail(email),
    contactNumber,
    role: role === undefined ? undefined : checkedRole(role),
    isActive: input.isActive === undefined ? undefined : readFlag('isActive', input.isActive),
  };
}

type SentText = string | null | undefined;
type SentTexts = Readonly<Record<'name' | 'username' | 'email' | 'contactNumber' | 'role', SentText>>;

function readTexts(input: UserInput): SentTexts {
  return {
    name: readText('name', input.name, limits.user.name),
    username: readUsername(input.username),
    email: readText('email', input.email, limits.user.email),
    contactNumber: readText('contactNumber', input.contactNumber, limits.user.contactNumber),
    role: readText('role', input.role, limits.user.name),
  };
}

function readUsername(sent: unknown): SentText {
  const username = readText('username', sent, limits.user.username);
  if (username && hasInvisible(username))
    throw badInput('username', messages.invisibleCharacters('username'));
  return username;
}

function checkedEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw badInput('email', messages.emailInvalid);
  return email;
}

function checkedRole(text: string): Role {
  if (!isRole(text)) throw badInput('role', messages.oneOf('role', roles));
  return text;
}

/** Does not trim: blanks at the ends belong to a password. */
function readPassword(sent: unknown): string | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'string') throw badInput('password', messages.text('password'));
  return sent.trim() === '' ? null : sent;
}

function isMissing(text: SentText): text is null | undefined {
  return text === null || text === undefined;
}

function isCleared(text: SentText): text is null {
  return text === null;
}

const requiredFields = ['name', 'email', 'role'] as const;

function fieldsRequired(sent: SentTexts, isWrong: (text: SentText) => boolean): AppError {
  const message = messages.userFieldsRequired;
  const problems = requiredFields.filter((path) => isWrong(sent[path])).map((path) => ({ path, message }));
  return new AppError('BAD_USER_INPUT', message, { problems });
}
