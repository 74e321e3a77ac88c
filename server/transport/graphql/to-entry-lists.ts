import type * as views from '../../services/entries/entry-views.js';
import type { EntryConnection, EntryList, EntryPage } from './types/entry.type.js';
import type { AdvancedSearchResult } from './types/search.type.js';
import type { DistinctValues } from './types/value-count.type.js';

/** Converts a page of entries to its GraphQL type. */
export function toEntryPage({ entries, pagination, appliedFilters }: views.EntryPage): EntryPage {
  const asked = { search: appliedFilters.search ?? '', field: appliedFilters.field };
  return { items: entries, pagination, asked };
}

/** Converts a list without pages to its GraphQL type. */
export function toEntryList({ entries, total }: views.EntryList): EntryList {
  return { items: entries, count: entries.length, total };
}

/** Converts a part of a list to a Relay connection. */
export function toEntryConnection(connection: views.EntryConnection): EntryConnection {
  const { edges, hasNextPage, hasPreviousPage, totalCount } = connection;
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = edges.at(-1)?.cursor ?? null;
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
    totalCount,
  };
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
