import type { Database, Queryable, Session } from '../database.js';

/** Any number that only this product uses: whoever holds this lock may run data steps. */
const dataStepLock = 7_236_004;

/** What is recorded of a data step that was begun. */
interface StoredDataStep {
  /** Where its next batch begins, as the step wrote it; `null` once it is finished. */
  readonly progress: unknown;
  readonly finished: boolean;
}

const findSql = `
  SELECT progress, finished_at IS NOT NULL AS finished FROM data_steps WHERE number = $1`;

const saveSql = `
  INSERT INTO data_steps (number, name, progress, finished_at)
  VALUES ($1, $2, $3::jsonb, CASE WHEN $3 IS NULL THEN now() END)
  ON CONFLICT (number) DO UPDATE SET progress = excluded.progress, finished_at = excluded.finished_at`;

/** Records how far each data step is. */
export class DataStepRepository {
  constructor(private readonly database: Database) {}

  /** Runs `work` in a session whose statements may take any time, while no other instance runs data steps. */
  exclusively<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    return this.database.session(async (session) => {
      await session.query('SELECT pg_advisory_lock($1)', [dataStepLock]);
      return work(session);
    });
  }

  /** What is recorded of a step; `null` for one that was never begun. */
  async find(queryable: Queryable, number: number): Promise<StoredDataStep | null> {
    const [stored] = await queryable.query<StoredDataStep>(findSql, [number]);
    return stored ?? null;
  }

  /** Records where the next batch of a step begins; with `null`, that the step is finished. */
  async save(
    transaction: Queryable,
    step: { readonly number: number; readonly name: string },
    progress: unknown,
  ): Promise<void> {
    const sent = progress === null ? null : JSON.stringify(progress);
    await transaction.query(saveSql, [step.number, step.name, sent]);
    // Answers that clients keep may be out of date now.
    if (sent === null) await transaction.query('UPDATE entry_totals SET version = version + 1');
  }
}
