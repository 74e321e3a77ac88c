/** The options of an import as REST and GraphQL pass them; both spellings are accepted. */
export interface ImportOptionsInput {
  /** `all`, or `valid-only` / `valid_only`. */
  readonly mode?: string | null | undefined;
  readonly dryRun?: boolean | string | null | undefined;
  /** `refuse` or `update`. */
  readonly existing?: string | null | undefined;
  readonly sheet?: string | null | undefined;
  /** Header → field, as an object or as its JSON. */
  readonly mapping?: unknown;
  /**
   * With `report`, a preview shows a file that lacks a required column, so that the user can map it.
   * @default 'refuse'
   */
  readonly missingColumns?: 'refuse' | 'report';
}

/** The options that can still be changed when a preview is run. */
export type RunOptionsInput = Pick<ImportOptionsInput, 'mode' | 'existing'>;

export interface ImportRowsInput {
  /** One of `rowSelections`. */
  readonly only?: string | null | undefined;
  readonly offset?: number | string | null | undefined;
  readonly limit?: number | string | null | undefined;
}

/** Whose offers are taken: either rows by number, or all. */
export interface TakenOffersInput {
  readonly rows?: unknown;
  readonly all?: unknown;
}
