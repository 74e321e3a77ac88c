import { v7 as uuidV7 } from 'uuid';

import { Turn } from '../../in-turns.js';
import type { StoredColumn } from '../../persistence/imports/import-row.js';
import { IndexedTexts, stagedLine } from '../../persistence/imports/staged-line.js';
import type { ColumnPlan } from './reading/column-plan.js';
import type { SourceTable } from './reading/import-source.js';
import { readImportRow, type ReadRow } from './reading/read-row.js';

/** What is known of the rows received so far. */
interface Received {
  readonly rows: number;
  readonly columns: readonly StoredColumn[];
}

/** Bytes that are worth being sent together. */
const chunkBytes = 65_536;
const samplesEach = 3;
const sampleLength = 100;
/** Only these first rows are looked through for samples. */
const rowsSampled = 1000;

/** Reads and checks the rows of a file and writes them for the staging table, giving way to others every few milliseconds. */
export class ImportLines {
  private rows = 0;
  private readonly texts = new IndexedTexts();
  private readonly samples: string[][] = [];

  constructor(
    private readonly importId: string,
    private readonly table: SourceTable,
    private readonly plan: ColumnPlan,
  ) {}

  received(): Received {
    const columns = this.plan.columns.map((column, position) => ({
      ...column,
      samples: this.samples[position] ?? [],
    }));
    return { rows: this.rows, columns };
  }

  /** The lines for COPY. Each becomes bytes at once: as a text it would hold on to the hundred texts it is made of. */
  async *lines(): AsyncGenerator<Buffer> {
    let lines: Buffer[] = [];
    let bytes = 0;
    const turn = new Turn();
    for await (const batch of this.table.batches) {
      for (const source of batch) {
        const line = Buffer.from(this.line(readImportRow(this.plan, source)));
        lines.push(line);
        bytes += line.length;
        if (bytes >= chunkBytes) {
          yield Buffer.concat(lines);
          [lines, bytes] = [[], 0];
        }
        if (turn.isOver()) await turn.giveWay();
      }
    }
    yield Buffer.concat(lines);
  }

  private line(read: ReadRow): string {
    if (read.kind === 'blank') return '';
    this.rows += 1;
    if (this.rows <= rowsSampled && read.kind === 'data') this.sample(read.cells);
    const { row, id, entryNumber, cells, change, content, problems, warnings } = read;
    const outcome = read.kind === 'repeated-header' ? 'skip' : content === null ? 'fail' : 'insert';
    return stagedLine(
      this.importId,
      {
        ...{ row, outcome, cells, problems, warnings, change, content },
        ...{ askedId: id, askedNumber: entryNumber, newId: uuidV7() },
      },
      this.texts,
    );
  }

  private sample(cells: readonly string[]): void {
    for (let position = 0; position < cells.length; position += 1) {
      const text = (cells[position] ?? '').trim().slice(0, sampleLength);
      const samples = (this.samples[position] ??= []);
      if (text !== '' && samples.length < samplesEach && !samples.includes(text)) samples.push(text);
    }
  }
}
