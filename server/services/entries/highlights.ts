import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { matchRanges } from '../../../schema/contract/rules/match-ranges.js';
import type { SearchQuery } from '../../../schema/contract/rules/search-query.js';
import type { EntryView } from '../../persistence/entry-columns.js';
import type { Highlight } from './match-views.js';

/** Where what was typed stands in an entry, field by field; ranges are in the original text, never HTML. */
export function highlight(
  entry: EntryView,
  query: SearchQuery,
  searchField: SearchField,
): readonly Highlight[] {
  return entryFieldNames.flatMap((field) => {
    const fragment = searchField === 'all' || searchField === field ? entry[field] : null;
    const ranges = fragment === null ? [] : matchRanges(fragment, query);
    return fragment === null || ranges.length === 0 ? [] : [{ field, fragment, ranges }];
  });
}
