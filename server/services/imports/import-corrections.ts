import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { additionalText } from '../../../schema/contract/rules/additional.js';
import { TimeSlice } from '../../cooperative.js';
import { AppError, badInput, requireFound } from '../../errors.js';
import type { Database, Queryable, Session } from '../../persistence/database.js';
import type {
  CorrectableRow,
  Corrections,
  ImportCorrectionsRepository,
} from '../../persistence/imports/import-corrections.repository.js';
import type { StoredImport } from '../../persistence/imports/import-row.js';
import { IndexedTexts, type StagedRow } from '../../persistence/imports/staged-line.js';
import { largestInteger } from '../../persistence/rows.js';
import { optionalFlag, wholeNumber } from '../read-input.js';
import { correctedCells, textInFile, textInItem } from './corrected-cells.js';
import type { TakenOffersInput } from './import-inputs.js';
import { type ColumnPlan, planColumns } from './reading/column-plan.js';
import { readCellsAgain } from './reading/read-row.js';
import { cellText, readStagedCells } from './reading/staged-cell.js';
import { stagedRow } from './staged-file.js';

/** Texts by field; `null` brings back the text of the file. */
type SentCorrections = Readonly<Record<string, string | null>>;

const rowsPerBatch = 500;
const mostRows = limits.imports.offers.rows;
export const rowNumbers = { min: 1, max: largestInteger, default: 1 };

/** Corrects the rows of previews. The rows change in one transaction, and are checked by the import job after it. */
export class ImportCorrections {
  constructor(
    private readonly database: Database,
    private readonly rows: ImportCorrectionsRepository,
  ) {}

  /**
   * Corrects cells of a row. Throws BAD_USER_INPUT for fields that no column fills, for a row that could not be read
   * cell by cell and for too long corrections, NOT_FOUND for an unknown row, CONFLICT if there is no preview.
   */
  async correct(stored: StoredImport, row: number, corrections: SentCorrections): Promise<void> {
    requireColumns(stored, Object.keys(corrections));
    await this.change(stored, async (session, transaction, plan) => {
      const known = await this.rows.row(transaction, stored.id, row);
      const found = requireFound(known, messages.importRowNotFound(row));
      if (!found.canCorrect) throw badInput('row', messages.importRowUnreadable);
      const corrected = correctedRow(stored, plan, found, corrections);
      const { correctionsLength } = limits.imports;
      if (JSON.stringify(corrected.corrections).length > correctionsLength) {
        throw badInput('row', messages.importCorrectionsTooLong(correctionsLength));
      }
      await this.rows.replace(session, transaction, stored.id, [corrected], new IndexedTexts());
      return 1;
    });
  }

  /** Takes the only name that is offered for each cell: in these rows, or in all (`null`; at most 100,000 rows). */
  async takeOffers(stored: StoredImport, rows: readonly number[] | null): Promise<void> {
    await this.change(stored, async (session, transaction, plan) => {
      const [slice, texts] = [new TimeSlice(), new IndexedTexts()];
      let [changed, after] = [0, 0];
      while (changed < limits.imports.offers.changed) {
        const batch = await this.rows.taken(transaction, stored.id, rows, after, rowsPerBatch);
        const last = batch.at(-1);
        if (last === undefined) break;
        const corrected: StagedRow[] = [];
        for (const row of batch) {
          corrected.push(correctedRow(stored, plan, row, row.taken));
          if (slice.isOver()) await slice.yieldToEventLoop();
        }
        await this.rows.replace(session, transaction, stored.id, corrected, texts);
        changed += batch.length;
        after = last.row;
      }
      return changed;
    });
  }

  /** `work` returns the number of rows that it changed. */
  private async change(
    stored: StoredImport,
    work: (session: Session, transaction: Queryable, plan: ColumnPlan) => Promise<number>,
  ): Promise<void> {
    const { id, columns, mapping, format } = stored;
    const headers = columns.map(({ header }) => header);
    const plan = planColumns(headers, mapping ?? {}, format, 'report');
    await this.database.session((session) =>
      session.transaction(async (transaction) => {
        if (!(await this.rows.lockPreview(transaction, id))) {
          throw new AppError('CONFLICT', messages.importRowsFixed);
        }
        const changed = await work(session, transaction, plan);
        if (changed > 0) await this.rows.recheck(transaction, id);
      }),
    );
  }
}

/** Reads corrections: texts by field. Throws BAD_USER_INPUT. */
export function readCorrections(sent: Readonly<Record<string, unknown>>): SentCorrections {
  const corrections = Object.entries(sent).map(([field, value]) => {
    const text = typeof value === 'string' ? value.trim() : additionalText(value);
    if (text === undefined) throw badInput(field, messages.text(field));
    return [field, text] as const;
  });
  if (corrections.length === 0) throw badInput('row', messages.importCorrectionsRequired);
  return Object.fromEntries(corrections);
}

/** Throws BAD_USER_INPUT for a field that no column of the file fills. */
function requireColumns({ columns }: Pick<StoredImport, 'columns'>, sent: readonly string[]): void {
  const fields = [...new Set(columns.map(({ field }) => field).filter((field) => field !== null))];
  const unknown = sent.find((field) => !fields.includes(field));
  if (unknown !== undefined) throw badInput(unknown, messages.importCorrectionField(unknown, fields));
}

/** Reads a row again with what is sent in addition to its earlier corrections; its cells stay those of the file. */
function correctedRow(
  { columns }: Pick<StoredImport, 'columns'>,
  plan: ColumnPlan,
  { row, cells: written, corrections: earlier }: CorrectableRow,
  sent: SentCorrections,
): StagedRow {
  const cells = readStagedCells(written);
  const texts = cells.map(cellText);
  const isInFile = (field: string, text: string): boolean =>
    plan.named
      ? textInItem(columns, cells, field) === (text || null)
      : textInFile(columns, texts, field) === text;
  const kept: [string, string][] = Object.entries({ ...earlier, ...sent }).filter(
    (pair): pair is [string, string] => pair[1] !== null && !isInFile(pair[0], pair[1]),
  );
  const corrections: Corrections | null = kept.length === 0 ? null : Object.fromEntries(kept);
  const read = readCellsAgain(plan, row, correctedCells(columns, cells, corrections));
  return { ...stagedRow(read), cells, corrections };
}

/** Reads whose offers to take: row numbers, or `null` for all. Throws BAD_USER_INPUT. */
export function readTakenRows({ rows, all }: TakenOffersInput): readonly number[] | null {
  const isAll = optionalFlag('all', all) === true;
  if (isAll === Array.isArray(rows)) throw badInput('rows', messages.importOffersRequired);
  if (!Array.isArray(rows)) return null;
  if (rows.length > mostRows) throw badInput('rows', messages.importTooManyRows(mostRows));
  return rows.map((row: unknown) => wholeNumber('rows', typeof row === 'number' ? row : 'x', rowNumbers));
}
