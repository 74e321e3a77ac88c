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

const maxLookups = 3;

/** Collects the values of a statement while its text is built: `params.add(value)` returns the placeholder. */
export class SqlParams {
  readonly values: unknown[] = [];
  private lookups = 0;

  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${String(this.values.length)}`;
  }

  /**
   * Whether one more condition of the statement may look up words. PostgreSQL combines the first few lookups, which
   * leaves few rows by its estimate, and computes any further one for each row: a hundred times slower than comparing.
   */
  takeLookup(): boolean {
    this.lookups += 1;
    return this.lookups <= maxLookups;
  }
}
