import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';

import { errorCodes } from '../../../../schema/contract/error-codes.js';
import { AppError } from '../../../errors.js';
import { type FaultLog, logFault } from '../../log-fault.js';
import type { GraphqlContext } from '../graphql-context.js';
import { toClientError } from './to-client-error.js';

/** An error answer, without the place in the document. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  return { ...formatted, ...errorAnswer(toClientError(error)) };
}

/** Returns the message, code, problems by path, and the seconds to wait before a retry. */
export function errorAnswer({ code, message, problems, retryAfterSeconds: retryAfter }: AppError) {
  const errors = problems.length > 0 ? { errors: problems } : {};
  return { message, extensions: { code, ...errors, ...(retryAfter === undefined ? {} : { retryAfter }) } };
}

export function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}

/** Logs server errors, and adds the request id to every error. */
export function errorPlugin(log: FaultLog): ApolloServerPlugin<GraphqlContext> {
  const listener: GraphQLRequestListener<GraphqlContext> = {
    didEncounterErrors({ errors, contextValue: { request, notes }, operationName }) {
      const translated = errors.map(toClientError);
      notes.documentRefused = translated.every(isAboutDocument) && !errors.some(isOurs);
      const outage = translated.find(isOutage);
      const details = { requestId: request.requestId, operationName };
      if (outage) logFault(log, outage, details);
      for (const error of translated.filter((each) => !isOutage(each))) logFault(log, error, details);
      return Promise.resolve();
    },
    willSendResponse({ response: { body, http }, errors = [], contextValue: { request, notes } }) {
      notes.identified = true;
      const translated = errors.map(toClientError);
      if (translated.some(isOutage)) http.status = errorCodes.UNAVAILABLE;
      const retryAfter = maxRetryAfter(translated);
      if (retryAfter !== null) http.headers.set('retry-after', String(retryAfter));
      if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
      const identified = body.singleResult.errors.map((error) => withRequestId(error, request.requestId));
      body.singleResult = { ...body.singleResult, errors: identified };
      return Promise.resolve();
    },
  };
  return { requestDidStart: () => Promise.resolve(listener) };
}

/** Sets the HTTP status of the whole answer to 503 on a database outage, as REST does. */
function isOutage({ code }: AppError): boolean {
  return code === 'UNAVAILABLE';
}

function maxRetryAfter(errors: readonly AppError[]): number | null {
  const waits = errors.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Whether we threw the error: before a document runs, for a limit out of range, which is a 400 for every client. */
function isOurs({ originalError }: GraphQLError): boolean {
  return originalError instanceof AppError;
}

/** Whether the error concerns the document or its variables, not the HTTP request itself. */
function isAboutDocument({ code, problems }: AppError): boolean {
  return code === 'BAD_USER_INPUT' && problems.every(({ path }) => path !== 'request');
}
