import type { SearchField } from '../../../schema/contract/entry-filters.js';
import type { EntryList, entryPageNoun } from '../../nouns/entry.js';
import type { Of } from '../../nouns/noun.js';
import type { advancedSearchResultNoun } from '../../nouns/search.js';
import type { DistinctValues, MatchStats } from '../../nouns/statistics.js';
import type * as views from '../../services/entries/entry-views.js';

export type EntryPage = Of<typeof entryPageNoun> & {
  /** The search of this page, for the fields about the search, which are computed on demand. */
  readonly asked: { readonly search: string; readonly field: SearchField };
};

export type AdvancedSearchResult = Omit<Of<typeof advancedSearchResultNoun>, 'stats'> & {
  /** Null if not selected, which clients cannot observe. */
  readonly stats: MatchStats | null;
};

/** Converts a page of entries to its GraphQL type. */
export function toEntryPage({ entries, pagination, appliedFilters }: views.EntryPage): EntryPage {
  const asked = { search: appliedFilters.search ?? '', field: appliedFilters.field };
  return { items: entries, pagination, asked };
}

/** Converts a list without pages to its GraphQL type. */
export function toEntryList({ entries, total }: views.EntryList): EntryList {
  return { items: entries, count: entries.length, total };
}

/** Converts the hits of a ranked search to their GraphQL type. */
export function toAdvancedSearchResult({
  hits,
  stats,
  didYouMean,
}: views.AdvancedSearchResult): AdvancedSearchResult {
  return { hits, count: hits.length, stats, didYouMean };
}

/** Converts the values of a field to their GraphQL type. */
export function toDistinctValues({ values, truncated }: views.Facet): DistinctValues {
  return { values, count: values.length, truncated };
}
