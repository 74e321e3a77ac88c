/** Runs SQL with bound values. */
export interface Statements {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** What search asks of the database; `Database` of persistence is one. */
export interface SearchDatabase extends Statements {
  /** Runs work of which one request does several at once, within a limit for all requests together. */
  withFanOutLimit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction. */
  transaction<Result>(work: (transaction: Statements) => Promise<Result>): Promise<Result>;
}
