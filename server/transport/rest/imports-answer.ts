import type { FastifyReply } from 'fastify';

import { errorCodes } from '../../../schema/contract/error-codes.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, unavailable } from '../../errors.js';
import type { ImportView } from '../../nouns/import.js';
import type { ReceivedImportView } from '../../services/imports/import-views.js';
import type { ImportService } from '../../services/imports/import.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { failureBody } from './failure.js';
import { importJson, importProblemJson } from './import-json.js';
import { json } from './rest-route.js';

/** Returns an import with its first errors and warnings, up to 1,000 of each. */
export async function importWithProblems(imports: ImportService, ctx: RequestContext, view: ImportView) {
  const { errors, warnings } = await imports.listedProblems(ctx, view);
  return {
    ...importJson(view),
    errors: errors.map(importProblemJson),
    warnings: warnings.map(importProblemJson),
  };
}

/**
 * Answers a call that imports when the import finishes or a minute has passed: 200 if done, 202 if it continues in the
 * background, 400 with the invalid rows if it was refused, 409 if it was cancelled, and 503 if it was interrupted.
 */
export async function answerImport(
  imports: ImportService,
  ctx: RequestContext,
  received: Pick<ReceivedImportView, 'id' | 'replayed'>,
  reply: FastifyReply,
): Promise<string> {
  const view = await imports.waitUntilFinished(ctx, received.id, limits.imports.waitMs);
  if (view.status === 'failed') throw unavailable(view.message ?? messages.importBrokenOff);
  if (view.status === 'cancelled') throw new AppError('CONFLICT', messages.importCancelled);
  const data = await importWithProblems(imports, ctx, view);
  reply.headers({ 'content-type': json, 'cache-control': 'no-store' });
  if (received.replayed) reply.header('idempotent-replayed', 'true');
  if (view.status === 'refused') {
    const error = new AppError('BAD_USER_INPUT', view.message ?? messages.importBrokenOff);
    const { errors, errorsTotal } = data;
    reply.code(errorCodes.BAD_USER_INPUT);
    return JSON.stringify({ ...failureBody(error, reply.request.id), errors, errorsTotal, data });
  }
  const { status, message } = success(view);
  reply.code(status);
  return JSON.stringify({ success: true, message, importId: view.id, data });
}

function success({ status, inserted, updated, failed }: ImportView): { status: 200 | 202; message: string } {
  if (status === 'previewed')
    return { status: 200, message: messages.importPreviewed(inserted + updated, failed) };
  if (status === 'done' || status === 'undone')
    return { status: 200, message: messages.importDone(inserted + updated) };
  return { status: 202, message: messages.importRunsOn };
}
