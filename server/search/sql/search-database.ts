/** Runs SQL with bound values. */
interface Statements {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** What search asks of the database; `Database` of persistence is one. */
export interface SearchDatabase extends Statements {
  /** Runs work of which one request does several at once, with a limit for all of them. */
  oneOfMany<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction. */
  transaction<Result>(work: (transaction: Statements) => Promise<Result>): Promise<Result>;
}

/** Statements that are committed at once, whatever becomes of the transaction of their caller. */
export interface AutonomousDatabase {
  ahead<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  aheadInBulk<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}
