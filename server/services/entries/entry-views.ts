import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { FilterName, SearchField, SortKey, SortOrder } from '../../../schema/contract/entry-filters.js';
import type { EntryView, Pagination } from '../../nouns/entry.js';
import type { SearchHit } from '../../nouns/search.js';
import type { DiseaseSummary, MatchStats, ValueCount } from '../../nouns/statistics.js';

export type { EntryDetail } from '../../persistence/repositories/entry-detail.repository.js';
export type { EntryList } from '../../persistence/repositories/entry-search.repository.js';

/** A result computed from the database, and the version of its data, which changes with every write. */
export interface Versioned {
  readonly dataVersion: string;
}

/** The filters of a result in REST's form: every field, `null` if none was applied, and further filters if any. */
export type AppliedFilters = EntryValuesOrLists &
  Partial<Record<FilterName, AppliedValue>> & {
    readonly search: string | null;
    readonly field: SearchField;
    readonly sortBy: SortKey;
    readonly sortOrder: SortOrder;
  };
export type AppliedValue = string | readonly string[] | null;
export type EntryValuesOrLists = Record<EntryFieldName, AppliedValue>;

export interface EntryPage extends Versioned {
  readonly entries: readonly EntryView[];
  readonly pagination: Pagination;
  readonly appliedFilters: AppliedFilters;
}

export interface AdvancedSearchResult extends Versioned {
  readonly hits: readonly SearchHit[];
  /** `null` unless requested. */
  readonly stats: MatchStats | null;
  /** The corrected words that the hits match; `null` if the original words match. */
  readonly didYouMean: string | null;
}

/** The distinct values of a field, each with its number of entries. */
export interface Facet extends Versioned {
  /** In natural order; at most 10,000. */
  readonly values: readonly ValueCount[];
  readonly truncated: boolean;
}

export interface DistinctValues extends Facet {
  /** The filters that narrowed the values: every cascade field that applies here, `null` if none was given. */
  readonly appliedFilters: Partial<EntryValuesOrLists>;
}

export interface DiseaseSummaries extends Versioned {
  readonly summaries: readonly DiseaseSummary[];
}

export interface AdditionalKeys extends Versioned {
  readonly keys: readonly string[];
  /** Whether there are more keys. */
  readonly truncated: boolean;
}
