import type { SearchField } from '../../../schema/contract/entry-filters.js';
import type { EntryList, entryPageNoun } from '../../nouns/entry.js';
import type { Of } from '../../nouns/noun.js';
import type { DistinctValues } from '../../nouns/statistics.js';
import type * as views from '../../services/entries/entry-views.js';

export type EntryPage = Of<typeof entryPageNoun> & {
  /** The search of this page, for the fields about the search, which are computed on demand. */
  readonly asked: { readonly search: string; readonly field: SearchField };
};

/** Converts a list without pages to its GraphQL type. */
export function toEntryList({ entries, total }: views.EntryList): EntryList {
  return { items: entries, count: entries.length, total };
}

/** Converts the values of a field to their GraphQL type. */
export function toDistinctValues({ values, truncated }: views.Facet): DistinctValues {
  return { values, count: values.length, truncated };
}
