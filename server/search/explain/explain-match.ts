import { parseAccession } from '../../../schema/contract/accession.js';
import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
} from '../../../schema/contract/entry-fields.js';
import type { MatchTier, SearchField } from '../../../schema/contract/entry-filters.js';
import { searchDocument } from '../index/search-document.js';
import type { SearchQuery } from '../parse/search-query.js';
import { matchRanker } from '../rank/match-rank.js';
import type { MatchMeaning, MatchRank } from '../rank/match-spread.js';
import { type MatchRange, matchRanges } from './match-ranges.js';

/** Where a search term occurs in one field of a hit. */
interface Highlight {
  readonly field: EntryFieldName;
  readonly fragment: string;
  readonly ranges: readonly MatchRange[];
}

/** Why an entry was found. */
interface Match {
  readonly tier: MatchTier;
  /** The field with the best match; `null` if the words match in several fields, or outside the fields. */
  readonly field: EntryFieldName | null;
  /** The name of the disease in the vocabulary, if the entry was found by that name. */
  readonly synonym: string | null;
  /** Why the autoantibody is meant, if it does not hold the typed name itself. */
  readonly meaning: MatchMeaning | null;
  readonly highlights: readonly Highlight[];
}

/** The content of an entry that explains why it was found. */
interface ExplainedEntry extends EntryValues {
  readonly accession: string;
  readonly additional: Readonly<Record<string, string>>;
}

/** Returns a function that explains why an entry was found by a search. */
export function matchExplainer(
  query: SearchQuery,
  searchField: SearchField,
): (entry: ExplainedEntry) => Match {
  const rank = matchRanker(query, searchField);
  return (entry) => {
    const document = searchDocument(entry, entry.additional);
    return explainRank(
      entry,
      rank({ document, entryNumber: parseAccession(entry.accession) ?? 0 }),
      query,
      searchField,
    );
  };
}

/** Explains why an entry with a known rank was found. */
export function explainRank(
  entry: ExplainedEntry,
  { tier, field, synonym, meaning }: MatchRank,
  query: SearchQuery,
  searchField: SearchField = 'all',
): Match {
  const found = highlight(entry, query, searchField);
  const named = synonym === null ? found : withWhole('disease', entry, found);
  const highlights = meaning === null ? named : withWhole('autoantibody', entry, named);
  return { tier, field, synonym, meaning, highlights };
}

/** Highlights the whole disease or autoantibody if the entry was found by another name of it. */
function withWhole(
  field: 'disease' | 'autoantibody',
  { [field]: fragment }: ExplainedEntry,
  highlights: readonly Highlight[],
): readonly Highlight[] {
  if (fragment === null || highlights.some((one) => one.field === field)) return highlights;
  return [{ field, fragment, ranges: [{ start: 0, end: fragment.length }] }, ...highlights];
}

/**
 * Returns where the typed words occur in an entry, field by field. Ranges refer to the original text, never to HTML.
 */
function highlight(entry: EntryValues, query: SearchQuery, searchField: SearchField): readonly Highlight[] {
  return entryFieldNames.flatMap((field) => {
    const fragment = searchField === 'all' || searchField === field ? entry[field] : null;
    const ranges = fragment === null ? [] : matchRanges(fragment, query);
    return fragment === null || ranges.length === 0 ? [] : [{ field, fragment, ranges }];
  });
}
