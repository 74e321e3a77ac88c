import { parseAccession } from '../../../schema/contract/accession.js';
import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
} from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import type { MatchTier } from '../../../schema/contract/match-tiers.js';
import { searchDocument } from '../index/search-document.js';
import type { SearchQuery } from '../parse/search-query.js';
import { matchRanker } from '../rank/match-rank.js';
import type { MatchRank } from '../rank/match-spread.js';
import { type MatchRange, matchRanges } from './match-ranges.js';

/** Where a search term occurs in one field of a hit. */
interface Highlight {
  readonly field: EntryFieldName;
  readonly fragment: string;
  readonly ranges: readonly MatchRange[];
}

/** Why an entry was found. */
export interface Match {
  readonly tier: MatchTier;
  /** Where what was typed stands best; `null` where its words stand in several fields, or beyond them. */
  readonly field: EntryFieldName | null;
  /** What the vocabulary calls the disease, where that is why the entry was found. */
  readonly synonym: string | null;
  readonly highlights: readonly Highlight[];
}

/** What of an entry says why it was found. */
export interface ExplainedEntry extends EntryValues {
  readonly accession: string;
  readonly additional: Readonly<Record<string, string>>;
}

/** Tells why entries were found by a search, one after the other. */
export function matchExplainer(
  query: SearchQuery,
  searchField: SearchField,
): (entry: ExplainedEntry) => Match {
  const rank = matchRanker(query, searchField);
  return (entry) => {
    const document = searchDocument(entry, entry.additional);
    return explainRank(entry, rank({ document, entryNumber: numberOf(entry) }), query, searchField);
  };
}

/** Tells why an entry was found whose rank is known. */
export function explainRank(
  entry: ExplainedEntry,
  { tier, field, synonym }: MatchRank,
  query: SearchQuery,
  searchField: SearchField = 'all',
): Match {
  const found = highlight(entry, query, searchField);
  const highlights = synonym === null ? found : withWholeDisease(entry, found);
  return { tier, field, synonym, highlights };
}

/** Where the disease is meant by another of its names, all of it is marked. */
function withWholeDisease(
  { disease }: ExplainedEntry,
  highlights: readonly Highlight[],
): readonly Highlight[] {
  if (disease === null || highlights.some(({ field }) => field === 'disease')) return highlights;
  const whole = { field: 'disease', fragment: disease, ranges: [{ start: 0, end: disease.length }] } as const;
  return [whole, ...highlights];
}

function numberOf({ accession }: ExplainedEntry): number {
  return parseAccession(accession) ?? 0;
}

/** Where what was typed stands in an entry, field by field; ranges are in the original text, never HTML. */
function highlight(entry: EntryValues, query: SearchQuery, searchField: SearchField): readonly Highlight[] {
  return entryFieldNames.flatMap((field) => {
    const fragment = searchField === 'all' || searchField === field ? entry[field] : null;
    const ranges = fragment === null ? [] : matchRanges(fragment, query);
    return fragment === null || ranges.length === 0 ? [] : [{ field, fragment, ranges }];
  });
}
