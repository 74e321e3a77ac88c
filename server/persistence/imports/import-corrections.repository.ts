import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { NamedField } from '../../../schema/contract/entry-fields.js';
import type { ImportOfferView } from '../../nouns/import-rows.js';
import type { Queryable, Session } from '../database.js';
import { firstRow } from '../rows.js';
import { canCorrect, countOffersSql, storeOffersSql, takenSql } from './import-offers-sql.js';
import { copyStagedSql, type IndexedTexts, stagedLine, type StagedRow } from './staged-line.js';

/** Texts that count instead of those of the file, by field. */
export type Corrections = Readonly<Record<string, string>>;

/** A row of a preview, as it can be corrected. */
export interface CorrectableRow {
  readonly row: number;
  /** JSON list of the texts of the cells. */
  readonly cells: string;
  readonly corrections: Corrections | null;
}

/** What the names of a preview with this sort key in a field mean, where entries write them differently. */
export interface OfferedName extends ImportOfferView {
  readonly field: NamedField;
  readonly key: string;
}

const rowSql = `
  SELECT s."row", s.cells, s.corrections, ${canCorrect} AS "canCorrect"
  FROM import_rows s WHERE s.import_id = $1 AND s."row" = $2`;

const lockPreviewSql = `SELECT m.id FROM imports m WHERE m.id = $1 AND m.status = 'previewed' FOR UPDATE`;
const recheckSql = `
  UPDATE imports SET status = 'waiting', processed = 0, attempts = 0, finished_at = NULL, message = NULL
  WHERE id = $1`;

/** Reads and writes the corrections of previews, and the names that are offered for their cells. */
export class ImportCorrectionsRepository {
  /** Locks a preview until the transaction ends, so that it cannot be run; `false` if it is no longer a preview. */
  async lockPreview(transaction: Queryable, id: string): Promise<boolean> {
    return (await transaction.query(lockPreviewSql, [id])).length === 1;
  }

  /** Schedules the rows of a preview to be checked again; it stays a preview. */
  async recheck(transaction: Queryable, id: string): Promise<void> {
    await transaction.query(recheckSql, [id]);
  }

  /** Returns a row of a preview, and whether its cells could be read. */
  async row(
    transaction: Queryable,
    id: string,
    row: number,
  ): Promise<(CorrectableRow & { readonly canCorrect: boolean }) | null> {
    return firstRow(await transaction.query<CorrectableRow & { canCorrect: boolean }>(rowSql, [id, row]));
  }

  /**
   * Returns rows for whose cells one name is offered, with these names; those after the row `after`. At most `limit`,
   * fewer if they are long; none at the end.
   */
  taken(
    transaction: Queryable,
    id: string,
    rows: readonly number[] | null,
    after: number,
    limit: number,
  ): Promise<(CorrectableRow & { readonly taken: Corrections })[]> {
    return transaction.query(takenSql, [id, rows, after, limit]);
  }

  /** Replaces staged rows. */
  async replace(
    session: Session,
    transaction: Queryable,
    id: string,
    rows: readonly StagedRow[],
    texts: IndexedTexts,
  ): Promise<void> {
    const numbers = rows.map(({ row }) => row);
    await transaction.query('DELETE FROM import_rows WHERE import_id = $1 AND "row" = ANY ($2)', [
      id,
      numbers,
    ]);
    const lines = rows.map((row) => stagedLine(id, row, texts));
    await pipeline(Readable.from([Buffer.from(lines.join(''))]), session.copyInto(copyStagedSql));
  }

  /** Stores what is offered for the names of a preview, and counts the cells that a call can take. */
  async storeOffers(transaction: Queryable, id: string, offers: readonly OfferedName[]): Promise<void> {
    await transaction.query(storeOffersSql, [id, JSON.stringify(offers)]);
    await transaction.query(countOffersSql, [id]);
  }
}
