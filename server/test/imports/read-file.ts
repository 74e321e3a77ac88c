import { Readable } from 'node:stream';

import { type ColumnPlan, planColumns } from '../../services/imports/reading/column-plan.js';
import type { ColumnMapping } from '../../services/imports/reading/column-target.js';
import { FileBytes } from '../../services/imports/reading/file-bytes.js';
import type { SourceTable } from '../../services/imports/reading/import-source.js';
import { openSource } from '../../services/imports/reading/open-source.js';
import { readImportRow, type ReadRow } from '../../services/imports/reading/read-row.js';

interface Wishes {
  readonly fileName?: string;
  readonly sheet?: string;
  readonly mapping?: ColumnMapping;
  readonly maxBytes?: number;
  /** The size of the chunks in which the file arrives, in bytes. */
  readonly chunk?: number;
}

interface ReadFile {
  readonly table: SourceTable;
  readonly plan: ColumnPlan;
  readonly rows: readonly ReadRow[];
}

/** Opens bytes as a file that arrives in chunks. */
export function openBytes(bytes: Buffer | string, wishes: Wishes = {}): Promise<SourceTable> {
  const body = Readable.from(pieces(Buffer.from(bytes), wishes.chunk ?? 65_536));
  const { fileName = null, sheet = null, maxBytes = null } = wishes;
  return openSource(new FileBytes(body, maxBytes), { fileName, sheet });
}

/** Reads bytes as an import does, up to its rows. */
export async function readBytes(bytes: Buffer | string, wishes: Wishes = {}): Promise<ReadFile> {
  const table = await openBytes(bytes, wishes);
  try {
    const plan = planColumns(table.headers, wishes.mapping ?? {}, table.format);
    const rows: ReadRow[] = [];
    for await (const batch of table.batches) rows.push(...batch.map((row) => readImportRow(plan, row)));
    return { table, plan, rows: rows.filter(({ kind }) => kind !== 'blank') };
  } finally {
    await table.close();
  }
}

function* pieces(bytes: Buffer, length: number): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}
