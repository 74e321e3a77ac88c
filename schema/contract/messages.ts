import { entryFieldNames } from './entry-fields.js';

/** Every sentence the server says to a person, once. The specification and the REST contract fix most of them. */
export const messages = {
  entryNotFound: 'Entry not found',
  entryIdRequired: 'Entry ID is required',
  entryIdInvalid: 'Invalid entry ID',
  entryFieldsRequired: 'Disease, autoantibody, and autoantigen are required',
  searchTermRequired: 'Search term is required',
  searchTermTooShort: 'Search term must be at least 2 characters long',
  diseaseAndAutoantibodyRequired: 'Both disease and autoantibody parameters are required',
  diagnosticMethodRequired: 'Diagnostic method is required',
  diseaseNameRequired: 'Disease name is required',
  uniprotIdRequired: 'UniProt ID is required',
  validFieldRequired: `Valid field is required. Must be one of: ${entryFieldNames.join(', ')}`,
  notFound: 'Nothing is found at this address',
  methodNotAllowed: 'This method is not allowed here',
  malformedAddress:
    'The address is malformed: a percent sign must be followed by two hexadecimal digits of UTF-8',
  malformedRequest: 'The request is malformed, or was not finished in time',
  malformedBody: 'The body is not valid JSON',
  requestTooLarge: 'The request is too large',
  addressTooLong: 'The address or the headers of this request are too long',
  unsupportedMediaType: 'The content type is not supported here; send application/json',
  accessDeniedNoToken: 'Access denied, no token provided',
  invalidToken: 'Invalid token, access denied',
  insufficientPermissions: 'Access denied, insufficient permissions',
  unavailable: 'The database cannot be reached right now; please try again in a few seconds',
  internal: 'Something went wrong on our side; please try again, and quote the request id if it stays',
  badTextCharacters:
    'holds characters that cannot be stored (NUL, other control characters or broken Unicode)',
  cursorInvalid: 'The cursor is not one that this list handed out',
  fileDownloaded: (format: string) => `${format.toUpperCase()} file downloaded successfully`,
  oneOf: (what: string, allowed: readonly string[]) => `${what} must be one of: ${allowed.join(', ')}`,
  wholeNumber: (what: string, min: number, max: number) =>
    `${what} must be a whole number from ${String(min)} to ${String(max)}`,
  tooLong: (what: string, max: number) => `${what} must be at most ${String(max)} characters long`,
  givenOnce: (what: string) => `${what} may be given only once`,
  tooMany: (what: string, max: number) => `${what} may be given at most ${String(max)} times`,
  graphqlDepth: (found: number, max: number) =>
    `The query is ${String(found)} levels deep; at most ${String(max)} are allowed`,
  graphqlFragmentChain: (found: number, max: number) =>
    `The query chains ${String(found)} fragments; at most ${String(max)} are allowed`,
  graphqlNesting: 'The query is nested too deeply to be read',
  graphqlCost: (found: number, max: number) =>
    `The query could return ${String(found)} objects; at most ${String(max)} are allowed. Ask for fewer, or page by page`,
  graphqlAliases: (field: string, found: number, max: number) =>
    `The query asks for ${field} again or by an alias ${String(found)} times; at most ${String(max)} are allowed`,
  graphqlDirectives: (directive: string, found: number, max: number) =>
    `The query repeats @${directive} ${String(found)} times in one place; at most ${String(max)} are allowed`,
  graphqlTokens: (max: number) => `The query has more than ${String(max)} tokens, which is the limit`,
  graphqlBatch: 'Send one operation at a time; a list of them is not accepted',
} as const;
