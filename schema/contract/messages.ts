import { entryFieldNames } from './entry-fields.js';
import { clientMessages } from './messages-client.js';
import { diagnosticMessages } from './messages-diagnostics.js';
import { importMessages } from './messages-imports.js';
import { submissionMessages } from './messages-submissions.js';
import { userMessages } from './messages-users.js';

/**
 * Every message that the server shows to people, defined once. The specification and the REST contract fix most of
 * them.
 */
export const messages = {
  entryNotFound: 'Entry not found',
  entryIdRequired: 'Entry ID is required',
  entryIdInvalid: 'Invalid entry ID',
  entryIdsNumber: (min: number, max: number) =>
    `ids must contain ${String(min)} to ${String(max)} entry IDs or accessions`,
  entryStale: (current: number) =>
    `The entry has changed: it is now at version ${String(current)}. Check the changes and try again`,
  entryVersionMalformed: 'The version must be a whole number from 1; in If-Match within quotes, such as "3"',
  revisionNotFound: 'The entry has no such version',
  versionNotFound: 'Version not found',
  /** Stands for words of a withdrawn version. */
  withdrawnWords: '(withdrawn)',
  versionWithdrawn: 'This version was withdrawn by an administrator, because it held personal data',
  versionCurrent:
    'The current version of an entry cannot be withdrawn: change the entry first, then withdraw the version before',
  measureNotFound: 'The entry has no such measure',
  measureRequired: 'A measure needs a value, or positives and total',
  measureInterval: 'low and high must be sent together with interval, and low must not be above high',
  measureCounts: 'positives and total must be whole numbers, and positives must not be above total',
  measureDiffers: (value: number, positives: number, total: number) =>
    `The value ${String(value)} does not fit ${String(positives)} of ${String(total)}, which is ` +
    `${(positives / total).toPrecision(4)}: correct one of them, or clear one of them`,
  measureOutside: (value: number, low: number, high: number) =>
    `The value ${String(value)} is not within its interval, ${String(low)} to ${String(high)}: correct one of them, ` +
    'or clear one of them',
  measurePlace: 'start and end must be places in the text of the field',
  measureFieldBlank: 'The field of the measure is blank',
  measureAdded: 'A measure that a person added cannot be set back to read; reject it instead',
  measureAddedConfirmed: 'A measure that a person adds is confirmed: leave out status',
  measureReviewBlank: 'Nothing to save: send status, a corrected key of the measure, or note',
  measureNoteAlone: 'Nobody has confirmed or rejected this measure yet: send status with the note',
  idempotencyKeyMalformed: 'The Idempotency-Key must be 1 to 255 printable characters, not only blanks',
  idempotencyKeyReused: 'This Idempotency-Key was already used with another body',
  termNotFound: 'Term not found',
  nameRequired: 'Name is required',
  overviewNotFound: 'Nothing is known by that name',
  termIdInvalid: 'Invalid term ID',
  termKey: (path: string, problem: string) => `${path} is not valid: ${problem}`,
  termTextBlank: 'fill it in, or remove the row',
  termTextTooLong: (max: number) => `at most ${String(max)} characters`,
  termCode: (example: string) => `write it like ${example}`,
  termLink: 'send the id of a term',
  termOneOf: (values: readonly string[]) => `choose one of ${values.join(', ')}`,
  termTooMany: (max: number) => `at most ${String(max)} rows`,
  termValue: (wanted: string) => `send ${wanted}`,
  termNameTwice: (name: string) => `"${name}" is already a name of this term; remove the row`,
  termLoop: (name: string) => `a class cannot be a member of itself or of its members, as ${name} would be`,
  termPatternUnknown: (code: string) => `no pattern ${code} is known; see anapatterns.org`,
  termPatternName: (code: string, name: string) =>
    `${code} is called ${name}; leave the name out, or write it so`,
  termNameIsOf: (name: string, other: string) =>
    `"${name}" is already the name of ${other}. Choose another name`,
  termNameTaken: (name: string, other: string) =>
    `"${name}" is already a name of ${other}. Choose another name, or mark it as ambiguous in both terms`,
  termStale: (current: number) =>
    `The term has changed: it is now at version ${String(current)}. Check the changes and try again`,
  termVersionUnknown: 'The term has no such version',
  loincCheckDigit: (code: string) => `the check digit of ${code} is wrong`,
  searchTermRequired: 'Search term is required',
  searchTermTooShort: 'Search term must be at least 2 characters long',
  diseaseAndAutoantibodyRequired: 'Both disease and autoantibody parameters are required',
  diagnosticMethodRequired: 'Diagnostic method is required',
  diseaseNameRequired: 'Disease name is required',
  uniprotIdRequired: 'UniProt ID is required',
  validFieldRequired: `Valid field is required. Must be one of: ${entryFieldNames.join(', ')}`,
  notFound: 'Nothing was found at this address',
  stopping: 'The server is about to stop',
  metricsToken: 'Metrics need the header Authorization: Bearer with the METRICS_TOKEN of the server',
  metricsLocal:
    'Without METRICS_TOKEN, metrics are shown only to programs on the server itself, not through a proxy',
  methodNotAllowed: 'This method is not allowed here',
  malformedAddress:
    'The address is malformed: a percent sign must be followed by two hexadecimal digits of UTF-8',
  malformedRequest: 'The request is malformed, or it was not complete in time',
  malformedBody: 'The body is not valid JSON',
  bodyNesting: 'The body is nested too deeply to be read',
  requestTooLarge: 'The request is too large',
  addressTooLong: 'The address or the headers of this request are too long',
  unsupportedMediaType: 'This content type is not supported; send application/json',
  accessDeniedNoToken: 'Access denied, no token provided',
  insufficientPermissions: 'Access denied, insufficient permissions',
  invalidCredentials: 'Invalid credentials provided',
  accountDeactivated: 'Your account is deactivated',
  resetLinkOnItsWay:
    'If an account with this e-mail address exists, a link to set a new password is on its way to it',
  linkInvalid: 'Invalid or expired token',
  passwordUnchanged: 'The new password must differ from the current password',
  userNotFound: 'User not found',
  userIdRequired: 'User ID is required',
  userIdInvalid: 'Invalid user ID',
  invisibleCharacters: (what: string) => `${what} must not contain invisible characters`,
  tokenAndNewPasswordRequired: 'Token and new password are required',
  userFieldsRequired: 'Name, email and role are required',
  emailTaken: 'User with this email already exists',
  usernameTaken: 'User with this username already exists',
  userDeleted: 'User permanently deleted successfully',
  invitationOnItsWay: 'An invitation to set a password is on its way',
  passwordLinkOnItsWay: 'A link to set a new password is on its way',
  lastAdministrator: 'The last active administrator cannot be deactivated, deleted or given another role',
  tooManyRequests: (seconds: number) =>
    `Too many requests from your address or account: try again in ${seconds} s, or use an export`,
  tooManyAttempts: (seconds: number) =>
    `Too many attempts; try again ` +
    `in ${seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`}`,
  unavailable: 'The database cannot be reached right now; please try again in a few seconds',
  outcomeUnknown:
    'The database stopped answering while this was being stored, so it may be stored or not. Look before you ' +
    'send it again; a call with an Idempotency-Key can be repeated safely, with the same key',
  bodyTooSlow: 'The body of the request did not arrive in time',
  bodyNotUtf8: 'The body of the request is not valid UTF-8',
  encodingNotSupported: 'The body of the request must not be compressed',
  charsetNotSupported: 'The body of the request must be UTF-8; no other charset is read',
  exportsOfAddress: (max: number) =>
    `${String(max)} exports for this address are running already; wait until one of them finishes`,
  exportsTaken: 'Too many exports are running at the moment; please try again in a few seconds',
  databaseBusy: 'The server is busy right now; please try again in a few seconds',
  databaseFull:
    'The database has no space left; nothing was stored. Please tell the administrator of this site',
  databaseReadOnly: 'The database is read-only right now; please try again later',
  internal: 'An internal error occurred; please try again, and quote the request id if it persists',
  cursorInvalid: 'The cursor does not belong to this list',
  oneOf: (what: string, allowed: readonly string[]) => `${what} must be one of: ${allowed.join(', ')}`,
  period: (what: string) => `${what} must be a day such as 2026-11-20, a month such as 2026-11, or a year`,
  wholeNumber: (what: string, min: number, max: number) =>
    `${what} must be a whole number from ${String(min)} to ${String(max)}`,
  givenOnce: (what: string) => `${what} may be given only once`,
  tooMany: (what: string, max: number) => `${what} may be given at most ${String(max)} times`,
  tooManyStars: (what: string, max: number) => `${what} may have at most ${String(max)} stars (*)`,
  graphqlDepth: (found: number, max: number) =>
    `The query is ${String(found)} levels deep; at most ${String(max)} are allowed`,
  graphqlFragmentChain: (found: number, max: number) =>
    `The query chains ${String(found)} fragments; at most ${String(max)} are allowed`,
  graphqlFragments: (found: number, max: number) =>
    `The query spreads ${String(found)} fragments in one place; at most ${String(max)} are allowed`,
  graphqlWrittenOut: (max: number) =>
    `With its fragments written out, the query has more than ${String(max)} parts, which is the limit. ` +
    'Spread fragments in fewer places',
  graphqlNesting: 'The query is nested too deeply to be read',
  graphqlCost: (found: number, max: number) =>
    `The query could return ${String(found)} objects; at most ${String(max)} are allowed. Ask for fewer, or ` +
    `page by page`,
  graphqlAliases: (field: string, found: number, max: number) =>
    `The query asks for ${field} again or by an alias ${String(found)} times; at most ${String(max)} are allowed`,
  graphqlDirectives: (directive: string, found: number, max: number) =>
    `The query repeats @${directive} ${String(found)} times in one place; at most ${String(max)} are allowed`,
  graphqlSignIns: (found: number, max: number) =>
    `The query tries to sign in ${String(found)} times; at most ${String(max)} are allowed`,
  bodyNotAnObject: 'The body must be a JSON object',
  trueOrFalse: (what: string) => `${what} must be true or false`,
  graphqlTokens: (max: number) => `The query has more than ${String(max)} tokens, which is the limit`,
  graphqlBatch: 'Send one operation at a time; a list of them is not accepted',
  ...clientMessages,
  ...diagnosticMessages,
  ...importMessages,
  ...submissionMessages,
  ...userMessages,
} as const;
