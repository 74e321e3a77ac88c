/** Runs SQL with bound values. */
export interface Statements {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** The database interface that search needs. `Database` of persistence implements it. */
export interface SearchDatabase extends Statements {
  /** Runs an expensive read, within a limit for all requests together. */
  withExpensiveLimit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction that only reads. */
  readTransaction<Result>(work: (transaction: Statements) => Promise<Result>): Promise<Result>;
}
