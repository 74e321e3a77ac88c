import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { AppError, badInput, toAppError } from '../../../errors.js';

/** Apollo's codes for client errors, with the part of the request they concern. */
const clientFaults = new Map<unknown, string>([
  ['GRAPHQL_PARSE_FAILED', 'query'],
  ['GRAPHQL_VALIDATION_FAILED', 'query'],
  ['OPERATION_RESOLUTION_FAILURE', 'operationName'],
  ['BAD_USER_INPUT', 'variables'],
  ['BAD_REQUEST', 'request'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'extensions'],
]);

/** Maximum length of a message about a document: it repeats names of the document, which may be long. */
const messageLength = 2000;

/** Converts any error of a GraphQL request to the error shown to the client. */
export function toClientError(error: unknown): AppError {
  if (!(error instanceof GraphQLError)) return toAppError(error);
  if (error.originalError instanceof AppError) return error.originalError;
  const limit = exceededLimit(error);
  if (limit !== null) return new AppError('QUERY_TOO_COMPLEX', limit);
  const place = clientFaults.get(error.extensions.code) ?? placeByForm(error);
  return place === null
    ? toAppError(unwrapResolverError(error))
    : badInput(place, cutShort(error.message, messageLength));
}

/** Returns the message about the limit that a query exceeds; null for other errors. */
function exceededLimit(error: GraphQLError): string | null {
  const { originalError } = error;
  if (error.extensions.code === 'QUERY_TOO_COMPLEX') return error.message;
  if (originalError instanceof RangeError && !error.path) return messages.graphqlNesting;
  if (!(originalError instanceof GraphQLError)) return null;
  if (originalError.originalError instanceof RangeError) return messages.graphqlNesting;
  if (originalError.extensions.code === 'QUERY_TOO_COMPLEX') return originalError.message;
  return /Document contains more tha[nt] \d+ tokens/.test(originalError.message)
    ? messages.graphqlTokens(limits.graphql.tokens)
    : null;
}

/** Errors of graphql-js about variables have neither a code nor a path. */
function placeByForm({ path, originalError }: GraphQLError): string | null {
  const isGraphqlsOwn = originalError === undefined || originalError instanceof GraphQLError;
  return path === undefined && isGraphqlsOwn ? 'variables' : null;
}

/** Shortens a text to a length, with an ellipsis. */
export function cutShort(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
