import { parseAccession } from '../../../schema/contract/accession.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { matchRanker } from '../../../schema/contract/rules/match-rank.js';
import type { MatchRank } from '../../../schema/contract/rules/match-spread.js';
import { searchDocument } from '../../../schema/contract/rules/search-document.js';
import type { SearchQuery } from '../../../schema/contract/rules/search-query.js';
import type { EntryView } from '../../persistence/entry-columns.js';
import { highlight } from './highlights.js';
import type { Highlight, Match } from './match-views.js';

/** Tells why entries were found by a search, one after the other. */
export function matchExplainer(query: SearchQuery, searchField: SearchField): (entry: EntryView) => Match {
  const rank = matchRanker(query, searchField);
  return (entry) => {
    const document = searchDocument(entry, entry.additional);
    return explainRank(entry, rank({ document, entryNumber: numberOf(entry) }), query, searchField);
  };
}

/** Tells why an entry was found whose rank is known. */
export function explainRank(
  entry: EntryView,
  { tier, field, synonym }: MatchRank,
  query: SearchQuery,
  searchField: SearchField = 'all',
): Match {
  const found = highlight(entry, query, searchField);
  const highlights = synonym === null ? found : withWholeDisease(entry, found);
  return { tier, field, synonym, highlights };
}

/** Where the disease is meant by another of its names, all of it is marked. */
function withWholeDisease({ disease }: EntryView, highlights: readonly Highlight[]): readonly Highlight[] {
  if (disease === null || highlights.some(({ field }) => field === 'disease')) return highlights;
  const whole = { field: 'disease', fragment: disease, ranges: [{ start: 0, end: disease.length }] } as const;
  return [whole, ...highlights];
}

function numberOf({ accession }: EntryView): number {
  return parseAccession(accession) ?? 0;
}
