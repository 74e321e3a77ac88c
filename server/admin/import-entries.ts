import { createReadStream, createWriteStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isInProgress } from '../../schema/contract/imports.js';
import { messages } from '../../schema/contract/messages.js';
import { AppError } from '../errors.js';
import type { ImportProblemView, ImportView } from '../nouns/import.js';
import type { ImportService } from '../services/imports/import.service.js';
import type { RequestContext } from '../services/request-context.js';
import type { CommandOf } from './admin-arguments.js';
import { requireReadable, requireWritable } from './shell-files.js';
import { terminalLine } from './terminal-text.js';

interface Parts {
  readonly imports: ImportService;
  /** Base folder of relative paths. */
  readonly folder: string;
  readonly print: (line: string) => void;
  readonly printProgress: (line: string) => void;
}

/** Interval of progress messages, in milliseconds. */
const progressIntervalMs = 2000;

/**
 * Imports a file of any length. If the import is refused, or would be after a dry run, reports every invalid row and
 * throws.
 */
export async function importEntries(
  ctx: RequestContext,
  command: CommandOf<'import'>,
  parts: Parts,
): Promise<void> {
  const { file, report, ...options } = command;
  const path = resolve(parts.folder, file);
  await requireReadable(path);
  if (report !== null) await requireWritable(resolve(parts.folder, report));
  const source = {
    fileName: basename(path),
    body: createReadStream(path),
    sheet: options.sheet ?? null,
    maxBytes: null,
  };
  parts.printProgress(`Reading ${path} …`);
  const { id } = await parts.imports.importFile(ctx, source, options);
  const view = await ended(ctx, id, parts);
  if (report !== null) await writeReport(ctx, id, report, parts);
  for (const line of await linesAbout(ctx, view, parts.imports)) parts.printProgress(line);
  if (view.status === 'refused' || view.status === 'failed' || view.status === 'cancelled') {
    throw new AppError('BAD_USER_INPUT', view.message ?? messages.importBrokenOff);
  }
  parts.print(summaryOf(view));
  if (view.status === 'previewed' && view.mode === 'all' && view.failed > 0)
    throw new AppError('BAD_USER_INPUT', messages.importWouldBeRefused(view.failed));
}

async function ended(
  ctx: RequestContext,
  id: string,
  { imports, printProgress }: Parts,
): Promise<ImportView> {
  for (;;) {
    const view = await imports.waitUntilFinished(ctx, id, progressIntervalMs);
    if (!isInProgress(view.status)) return view;
    printProgress(`${view.status}: ${String(view.processed)} of ${String(view.total)} rows`);
  }
}

async function writeReport(
  ctx: RequestContext,
  id: string,
  report: string,
  { imports, folder, printProgress }: Parts,
): Promise<void> {
  const path = resolve(folder, report);
  const { body } = await imports.report(ctx, id);
  await pipeline(body, createWriteStream(path));
  printProgress(`Wrote the rows with problems to ${path}.`);
}

async function linesAbout(ctx: RequestContext, view: ImportView, imports: ImportService): Promise<string[]> {
  const { errors, warnings } = await imports.listedProblems(ctx, view);
  return [
    ...warnings.map((warning) => `warning: ${lineOf(warning)}`),
    ...more(view.warningsTotal - warnings.length, 'warnings'),
    ...errors.map((error) => `error: ${lineOf(error)}`),
    ...more(view.errorsTotal - errors.length, 'errors'),
  ];
}

function lineOf({ row, path, message, value, entry }: ImportProblemView): string {
  // A problem of the whole row has no column.
  const places = [row === null ? '' : `row ${String(row)}`, path === 'row' ? '' : path];
  const about = entry === null ? '' : `: ${entry.accession}`;
  const sent = value === null ? '' : ` (${JSON.stringify(value)})`;
  return terminalLine(`${places.filter(Boolean).join(', ')}: ${message}${about}${sent}`);
}

function more(count: number, what: string): string[] {
  return count > 0 ? [`and ${String(count)} more ${what}: see --report`] : [];
}

function summaryOf({ status, id, total, inserted, updated, skipped, failed }: ImportView): string {
  const done = status === 'previewed' ? 'Checked only, nothing stored' : `Import ${id} is done`;
  const counts =
    `${String(inserted)} new, ${String(updated)} changed, ${String(skipped)} ` +
    `skipped, ${String(failed)} with errors`;
  return `${done}: ${String(total)} rows, ${counts}.`;
}
