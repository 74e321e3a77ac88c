import type { Database, Queryable, Session } from '../database.js';
import { firstRow } from '../rows.js';
import { raiseDataVersionSql } from './data-version.repository.js';

/** The advisory lock that an instance must hold to run data steps. Any number that only this product uses. */
const dataStepLock = 7_236_004;

/** The record of a data step that has started. */
interface StoredDataStep {
  /** Where the next batch begins, in the format of the step; `null` once it is finished. */
  readonly progress: unknown;
  readonly finished: boolean;
}

const findSql = `
  SELECT progress, finished_at IS NOT NULL AS finished FROM data_steps WHERE number = $1`;

const saveSql = `
  INSERT INTO data_steps (number, name, progress, finished_at)
  VALUES ($1, $2, $3::jsonb, CASE WHEN $3 IS NULL THEN now() END)
  ON CONFLICT (number) DO UPDATE SET progress = excluded.progress, finished_at = excluded.finished_at`;

/**
 * The next entries of a step that reads all living ones, after the number $1. It says of both tables where to begin:
 * PostgreSQL does not derive that from the join, and would read one of them from its start for every batch.
 */
export const nextEntriesSql = `FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
  WHERE i.entry_number > $1 AND e.entry_number > $1`;

/** Records the progress of each data step. */
export class DataStepRepository {
  constructor(private readonly database: Database) {}

  /** Runs `work` in a session without statement time limit, while no other instance runs data steps. */
  runExclusively<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    return this.database.session(async (session) => {
      await session.query('SELECT pg_advisory_lock($1)', [dataStepLock]);
      return work(session);
    });
  }

  /** Returns the record of a step; `null` if it never started. */
  async find(queryable: Queryable, number: number): Promise<StoredDataStep | null> {
    return firstRow(await queryable.query<StoredDataStep>(findSql, [number]));
  }

  /** Records where the next batch of a step begins; `null` marks the step as finished. */
  async save(
    transaction: Queryable,
    step: { readonly number: number; readonly name: string },
    progress: unknown,
  ): Promise<void> {
    const sent = progress === null ? null : JSON.stringify(progress);
    await transaction.query(saveSql, [step.number, step.name, sent]);
    if (sent === null) await transaction.query(raiseDataVersionSql);
  }
}
