import type { NamedField } from '../../../schema/contract/entry-fields.js';
import type { Database } from '../database.js';

/** The parts of a living entry that its address needs. */
interface EntryAddress {
  readonly entryNumber: number;
  readonly updatedAt: Date;
}

/** A range of entry numbers, the addresses of one file. The file of the range that starts at number 1 is 1. */
export interface AddressRange {
  readonly file: number;
  /** When one of its living entries last changed. */
  readonly updatedAt: Date;
}

const rowsPerRead = 5000;

/** Reads the addresses of entries, by their numbers, which never change, and the names that have overviews. */
export class EntryAddressesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the ranges of `size` numbers that contain living entries. */
  ranges(size: number): Promise<AddressRange[]> {
    return this.database.query<AddressRange>(
      `SELECT (i.entry_number - 1) / $1::integer + 1 AS file, max(i.updated_at) AS "updatedAt"
       FROM entry_index i GROUP BY 1 ORDER BY 1`,
      [size],
    );
  }

  /**
   * Yields the living entries of the range of one file, a few thousand at a time: each read is short, and none holds a
   * connection.
   */
  async *inFile(file: number, size: number): AsyncGenerator<EntryAddress[]> {
    const last = file * size;
    let after = last - size;
    for (;;) {
      const rows = await this.database.query<EntryAddress>(
        `SELECT i.entry_number AS "entryNumber", i.updated_at AS "updatedAt"
         FROM entry_index i WHERE i.entry_number > $1 AND i.entry_number <= $2 ORDER BY i.entry_number LIMIT $3`,
        [after, last, rowsPerRead],
      );
      if (rows.length > 0) yield rows;
      const final = rows.at(-1);
      if (final === undefined || rows.length < rowsPerRead) return;
      after = final.entryNumber;
    }
  }

  /** Yields the names of a field in entries, at most `most`, a few thousand at a time. */
  async *names(field: NamedField, most: number): AsyncGenerator<string[]> {
    let after = '';
    for (let left = most; left > 0;) {
      const rows = await this.database.query<{ key: string; value: string }>(
        `SELECT v.key, v.value FROM entry_values v WHERE v.field = $1 AND v.key > $2 ORDER BY v.key LIMIT $3`,
        [field, after, Math.min(rowsPerRead, left)],
      );
      const final = rows.at(-1);
      if (final === undefined) return;
      yield rows.map(({ value }) => value);
      left -= rows.length;
      after = final.key;
    }
  }
}
