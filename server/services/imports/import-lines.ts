import { Turn } from '../../in-turns.js';
import type { StoredColumn } from '../../persistence/imports/import-row.js';
import { KnownTexts } from '../../persistence/imports/known-texts.js';
import { stagedLine } from '../../persistence/imports/staged-line.js';
import type { NewWords, SearchWordsRepository } from '../../search/sql/search-words.repository.js';
import { waitedForLater } from '../waited-for-later.js';
import { LineChunks } from './line-chunks.js';
import { OrderedIds } from './ordered-ids.js';
import { cellsBeside } from './reading/cells-beside.js';
import type { ColumnPlan } from './reading/column-plan.js';
import type { SourceTable } from './reading/import-source.js';
import { readImportRow, type ReadRow } from './reading/read-row.js';

/** What is known of the rows received so far. */
interface Received {
  readonly rows: number;
  readonly columns: readonly StoredColumn[];
}

interface Parts {
  readonly importId: string;
  readonly table: SourceTable;
  readonly plan: ColumnPlan;
  /** Whether all cells of all rows are going to be shown. */
  readonly isPreview: boolean;
  /** Where the words of the rows are written, ahead of the entries. */
  readonly words: SearchWordsRepository;
}

/** So many words are worth being written; others come meanwhile, but for so many the reading waits. */
const wordsAtOnce = 4000;
const wordsWaiting = 16_000;
const samplesEach = 3;
const sampleLength = 100;
/** Only these first rows are looked through for samples. */
const rowsSampled = 1000;

/** Reads and checks the rows of a file and writes them for the staging table, giving way to others every few milliseconds. */
export class ImportLines {
  private rows = 0;
  private readonly ids = new OrderedIds();
  private readonly brought: NewWords;
  private readonly known: KnownTexts;
  private readonly samples: string[][] = [];
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;

  constructor(private readonly parts: Parts) {
    this.brought = parts.words.collect();
    this.known = new KnownTexts(this.brought);
  }

  received(): Received {
    const columns = this.parts.plan.columns.map((column, position) => ({
      ...column,
      samples: this.samples[position] ?? [],
    }));
    return { rows: this.rows, columns };
  }

  async *lines(): AsyncGenerator<Buffer> {
    const { table, plan, words } = this.parts;
    const chunks = new LineChunks();
    const turn = new Turn();
    for await (const batch of table.batches) {
      for (const source of batch) {
        const chunk = chunks.add(this.line(readImportRow(plan, source)));
        if (chunk !== null) yield chunk;
        if (!turn.isOver()) continue;
        if (this.brought.size >= wordsAtOnce) await this.writeWords();
        await turn.giveWay();
      }
    }
    await this.writing;
    await words.write(this.brought);
    const rest = chunks.rest();
    if (rest !== null) yield rest;
  }

  /** Has words written while further rows are read. */
  private async writeWords(): Promise<void> {
    if (this.isWriting && this.brought.size < wordsWaiting) return;
    await this.writing;
    this.isWriting = true;
    const written = this.parts.words.write(this.brought).finally(() => {
      this.isWriting = false;
    });
    this.writing = waitedForLater(written);
  }

  private line(read: ReadRow): string {
    if (read.kind === 'blank') return '';
    this.rows += 1;
    if (this.rows <= rowsSampled && read.kind === 'data') this.sample(read.cells);
    const { row, id, entryNumber, change, content, problems, warnings } = read;
    const outcome = read.kind === 'repeated-header' ? 'skip' : content === null ? 'fail' : 'insert';
    return stagedLine(
      this.parts.importId,
      {
        ...{ row, outcome, cells: this.cells(read), problems, warnings, change, content },
        ...{ askedId: id, askedNumber: entryNumber, newId: this.ids.next() },
      },
      this.known,
    );
  }

  /** Of a row that was remarked of, and of any that is shown, all; of others the rest is put together should it be needed. */
  private cells({ cells, content, problems, warnings }: ReadRow): readonly (string | null)[] {
    const { isPreview, plan } = this.parts;
    const isShown = isPreview || problems.length > 0 || warnings.length > 0;
    return isShown || content === null ? cells : cellsBeside(plan, cells, content.values);
  }

  private sample(cells: readonly string[]): void {
    for (let position = 0; position < cells.length; position += 1) {
      const text = (cells[position] ?? '').trim().slice(0, sampleLength);
      const samples = (this.samples[position] ??= []);
      if (text !== '' && samples.length < samplesEach && !samples.includes(text)) samples.push(text);
    }
  }
}
