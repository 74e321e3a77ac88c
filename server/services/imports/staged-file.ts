import { v7 as uuidV7 } from 'uuid';

import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { TimeSlice } from '../../cooperative.js';
import { badInput } from '../../errors.js';
import type { ReceivedImport } from '../../persistence/imports/import.repository.js';
import { IndexedTexts, stagedLine, type StagedRow } from '../../persistence/imports/staged-line.js';
import type { ImportOptions } from './read-import-options.js';
import { type ColumnPlan, planColumns } from './reading/column-plan.js';
import type { SourceTable } from './reading/import-source.js';
import { readImportRow, type ReadRow } from './reading/read-row.js';
import { cellText } from './reading/staged-cell.js';

/** The metadata of a file before its rows are read. */
export type FileInfo = Pick<SourceTable, 'format' | 'sheets' | 'sheet'>;

/** The metadata of a file after all its rows are read. */
export type FileSummary = Omit<ReceivedImport, 'call'>;

/** A file that is being written to the staging table. */
export interface StagedFile {
  readonly importId: string;
  readonly info: FileInfo;
  /** Number of rows read so far. */
  readonly rows: number;
  /** Yields the lines for COPY in chunks. Iterate once; throws what `SourceTable.batches` throws. */
  lines(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>;
  /** Complete once all lines were read. */
  summary(): FileSummary;
  /** Releases all resources of the file; safe at any time, and more than once. */
  close(): Promise<void>;
}

/**
 * Size of a chunk, in bytes; a longer row gets its own. A worker sends each in a message: with 64 kB, staging
 * took a fifth longer.
 */
const chunkBytes = 1_048_576;
const samplesEach = 3;
/** Samples of a table with more columns than most are shorter: answers repeat them. */
const sampleLength = (columns: number): number =>
  Math.min(100, Math.floor(limits.imports.samplesLength / samplesEach / columns));
/** Samples are taken only from these first rows. */
const rowsSampled = 1000;

/** Reads and checks the rows of a table and formats them as lines for the staging table, in the calling thread. */
class StagedTable implements StagedFile {
  readonly info: FileInfo;
  rows = 0;
  private readonly plan: ColumnPlan;
  private readonly texts = new IndexedTexts();
  private readonly samples: string[][] = [];

  /** Throws BAD_USER_INPUT as `planColumns` does. */
  constructor(
    readonly importId: string,
    private readonly table: SourceTable,
    { mapping, missingColumns }: ImportOptions,
    private readonly maxRows: number,
  ) {
    const { format, sheets, sheet, headers, remark } = table;
    this.info = { format, sheets, sheet };
    const otherSheets = sheets.filter((name) => name !== sheet);
    this.plan = planColumns(headers, mapping, format, missingColumns, otherSheets);
    if (remark !== null) this.plan.warnings.push({ path: 'file', message: remark, value: null });
  }

  async *lines(): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
    let chunk = Buffer.allocUnsafeSlow(chunkBytes);
    let filled = 0;
    const slice = new TimeSlice();
    for await (const batch of this.table.batches) {
      for (const source of batch) {
        const line = this.line(readImportRow(this.plan, source));
        const length = Buffer.byteLength(line);
        if (filled + length > chunk.length) {
          yield chunk.subarray(0, filled);
          [chunk, filled] = [Buffer.allocUnsafeSlow(Math.max(chunkBytes, length)), 0];
        }
        filled += chunk.write(line, filled);
        if (slice.isOver()) await slice.yieldToEventLoop();
      }
    }
    yield chunk.subarray(0, filled);
    // Names of items are known only now.
    if (this.plan.named) this.plan.remarkOnHeaders();
  }

  summary(): FileSummary {
    const { unmappedColumns, warnings: fileWarnings, problems: fileProblems } = this.plan;
    const columns = this.plan.columns.map((column, position) => ({
      ...column,
      samples: this.samples[position] ?? [],
    }));
    return { columns, unmappedColumns, fileProblems, fileWarnings, rowsReceived: this.rows };
  }

  close(): Promise<void> {
    return this.table.close();
  }

  private line(read: ReadRow): string {
    if (read.kind === 'blank') return '';
    this.rows += 1;
    if (this.rows > this.maxRows) throw badInput('file', importFileMessages.tooManyRows(this.maxRows));
    if (this.rows <= rowsSampled && read.kind === 'data') this.sample(read.cells);
    return stagedLine(this.importId, stagedRow(read), this.texts);
  }

  /** Cells beyond the last column belong to none. */
  private sample(cells: ReadRow['cells']): void {
    const columns = this.plan.headers.length;
    const length = sampleLength(columns);
    for (let position = 0; position < Math.min(cells.length, columns); position += 1) {
      const text = cellText(cells[position] ?? '')
        .trim()
        .slice(0, length);
      const samples = (this.samples[position] ??= []);
      if (text !== '' && samples.length < samplesEach && !samples.includes(text)) samples.push(text);
    }
  }
}

/** Returns the row to stage for one that was read. */
export function stagedRow(read: ReadRow): StagedRow {
  const { row, id, entryNumber, updatedAt, cells, change, content, problems, warnings } = read;
  const outcome = read.kind !== 'data' ? 'skip' : content === null ? 'fail' : 'insert';
  return {
    ...{ row, outcome, cells, corrections: null, problems, warnings, change, content },
    ...{ askedId: id, askedNumber: entryNumber, updatedAt, newId: uuidV7() },
  };
}

/**
 * Stages a table; closes it if its columns are refused. Throws BAD_USER_INPUT for these, and while it is read for more
 * than `maxRows` rows.
 */
export async function stageTable(
  importId: string,
  table: SourceTable,
  options: ImportOptions,
  maxRows: number = limits.imports.tableRows,
): Promise<StagedFile> {
  try {
    return new StagedTable(importId, table, options, maxRows);
  } catch (error) {
    await table.close();
    throw error;
  }
}
