import browseWithFilter from './examples/browse-with-filter.graphql?raw';
import createEntry from './examples/create-entry.graphql?raw';
import facetValues from './examples/facet-values.graphql?raw';
import oneEntry from './examples/one-entry.graphql?raw';
import searchWithHighlights from './examples/search-with-highlights.graphql?raw';
import suggestWhileTyping from './examples/suggest-while-typing.graphql?raw';
import walkAllEntries from './examples/walk-all-entries.graphql?raw';

/** The tabs of a first visit. Every query runs as it is; the mutation needs a token. */
export const exampleTabs = [
  browseWithFilter,
  oneEntry,
  searchWithHighlights,
  suggestWhileTyping,
  facetValues,
  walkAllEntries,
  createEntry,
].map((query) => ({ query }));
