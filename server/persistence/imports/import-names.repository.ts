import type { NamedField } from '../../../schema/contract/entry-fields.js';
import type { Queryable } from '../database.js';
import { newNamesSql, warnLikeNamedEntrySql } from './import-decisions-sql.js';

/** A name of a file that entries write differently: its sort key, and the sort key that entries use. */
export interface OtherName {
  readonly field: NamedField;
  readonly key: string;
  readonly usual: string;
}

/** Compares the names of staged rows with those of entries that write them differently. */
export class ImportNamesRepository {
  /** Returns the distinct names of new rows in a field, in the order of the file; at most `limit`. */
  written(
    transaction: Queryable,
    id: string,
    field: NamedField,
    limit: number,
  ): Promise<{ readonly key: string; readonly text: string }[]> {
    return transaction.query(newNamesSql(field), [id, limit]);
  }

  /** Adds warnings to new rows that are very similar to entries that write the same names differently. */
  async warn(
    transaction: Queryable,
    id: string,
    message: string,
    names: readonly OtherName[],
  ): Promise<void> {
    if (names.length === 0) return;
    await transaction.query(warnLikeNamedEntrySql, [id, message, JSON.stringify(names)]);
  }
}
