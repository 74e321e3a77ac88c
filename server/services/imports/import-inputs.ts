/** The options of an import as an API hands them on; REST's and GraphQL's spellings are both read. */
export interface ImportOptionsInput {
  /** `all`, or `valid-only` / `valid_only`. */
  readonly mode?: string | null | undefined;
  readonly dryRun?: boolean | string | null | undefined;
  /** `refuse` or `update`. */
  readonly existing?: string | null | undefined;
  readonly sheet?: string | null | undefined;
  /** Header → field, as an object or as its JSON. */
  readonly mapping?: unknown;
  /** A preview can show a file that lacks a column, so that a person says which it is. @default 'refuse' */
  readonly missingColumns?: 'refuse' | 'tell';
}

/** What of the options can still be chosen when a preview is run. */
export type RunOptionsInput = Pick<ImportOptionsInput, 'mode' | 'existing'>;

export interface ImportRowsInput {
  /** One of `rowSelections`. */
  readonly only?: string | null | undefined;
  readonly offset?: number | string | null | undefined;
  readonly limit?: number | string | null | undefined;
}
