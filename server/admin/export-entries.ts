import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { exportFormatNames, isExportFormat } from '../../schema/contract/export-formats.js';
import type { ExportService } from '../services/exports/export.service.js';
import type { RequestContext } from '../services/request-context.js';
import { type CommandOf, UsageError } from './admin-arguments.js';
import { isClosedPipe, requireWritable } from './shell-files.js';

type Command = CommandOf<'export'>;

interface Parts {
  readonly exports: ExportService;
  /** Base folder of relative paths. */
  readonly folder: string;
  readonly printProgress: (line: string) => void;
  /** Ends the export; an unfinished file is removed. */
  readonly stop: AbortSignal;
}

/**
 * Writes all entries to standard output, until nobody reads it any more, or to a file. The file appears only when it is
 * complete.
 */
export async function exportEntries(ctx: RequestContext, command: Command, parts: Parts): Promise<void> {
  const { file, columns } = command;
  const path = resolve(parts.folder, file);
  if (file !== '-') await requireWritable(path);
  const { body } = await parts.exports.export(ctx, { format: formatOf(command), columns });
  if (file === '-') {
    await pipeline(body, process.stdout, { end: false, signal: parts.stop }).catch((error: unknown) => {
      if (!isClosedPipe(error)) throw error;
    });
    return;
  }
  const unfinished = `${path}.part`;
  try {
    await pipeline(body, createWriteStream(unfinished), { signal: parts.stop });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  parts.printProgress(`Wrote all entries to ${path}.`);
}

function formatOf({ file, format }: Command): string {
  if (format !== null) return format;
  if (file === '-') return 'csv';
  const extension = extname(file).slice(1).toLowerCase();
  if (isExportFormat(extension)) return extension;
  throw new UsageError(
    `The file name does not end with a format (${exportFormatNames.join(', ')}): use --format.`,
  );
}
