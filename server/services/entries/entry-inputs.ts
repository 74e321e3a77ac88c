import type { FieldCondition } from '../../../schema/contract/entry-filters.js';
import type { PageInput } from '../pagination.js';

/**
 * Inputs as REST and GraphQL pass them: the service checks names and sets defaults, so values are still plain texts.
 */
export interface EntryQueryInput {
  readonly search?: string | null | undefined;
  readonly field?: string | null | undefined;
  readonly sortBy?: string | null | undefined;
  readonly sortOrder?: string | null | undefined;
  readonly conditions?: readonly FieldCondition[];
}

export interface EntryListInput extends EntryQueryInput, PageInput {
  /** Whether a streamed page has the measures of each entry. */
  readonly measures?: boolean | undefined;
}

export interface EntryConnectionInput extends EntryQueryInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface SearchInput {
  readonly term?: string | null | undefined;
  readonly field?: string | null | undefined;
  readonly limit?: number | string | null | undefined;
  readonly conditions?: readonly FieldCondition[];
}

export interface AdvancedSearchInput {
  readonly term?: string | null | undefined;
  readonly limit?: number | string | null | undefined;
  readonly includeStats?: boolean | undefined;
  readonly conditions?: readonly FieldCondition[];
}

export interface ExportInput extends EntryQueryInput {
  readonly format?: string | null | undefined;
  readonly limit?: number | string | null | undefined;
  /** Field names joined by commas; all columns if absent. */
  readonly columns?: string | null | undefined;
  /** Whether the file has the measures of each entry. */
  readonly measures?: boolean | undefined;
  /** Whether a csv or tsv starts with the byte order mark that Excel needs. */
  readonly bom?: boolean | undefined;
}
