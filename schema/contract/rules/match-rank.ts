import { parseAccession } from '../accession.js';
import { entryField, type EntryFieldName, entryFieldNames, requiredEntryFields } from '../entry-fields.js';
import type { SearchField } from '../entry-filters.js';
import { comparedName } from './match-name.js';
import {
  type EntrySpan,
  type MatchRank,
  namedIn,
  plainText,
  pointsPerWeight,
  spreadMatch,
  tierPoints,
} from './match-spread.js';
import { matchValue, type SoughtPhrase } from './match-value.js';
import { nameKey } from './name-keys.js';
import { segmentSeparator } from './search-document.js';
import type { SearchAlternative, SearchQuery } from './search-query.js';

/** An entry as it is ranked: its search document and its number. */
export interface RankedEntry {
  readonly document: string;
  readonly entryNumber: number;
}

const pointsOfTogether = 3;

/** Makes the function that ranks entries, all of which were found by the query. */
export function matchRanker(
  query: SearchQuery,
  searchField: SearchField = 'all',
): (entry: RankedEntry) => MatchRank {
  const sought = soughtPhrase(query);
  const accession = parseAccession(query.words.length === 1 ? (query.words[0] ?? '') : '');
  return ({ document, entryNumber }) => {
    if (searchField === 'all' && accession === entryNumber)
      return { tier: 'exact', field: null, synonym: null, points: 100 };
    const segments = document.split(segmentSeparator);
    const named = searchField === 'all' ? namedIn(segments[0] ?? '', query) : [];
    const candidates = [
      ...vocabularyMatch(named, query, segments[0] ?? ''),
      ...segments.flatMap((segment, at) => segmentMatch(segment, at, searchField, query, sought)),
      ...(searchField === 'all' && sought.words.length > 1
        ? [spreadMatch(segments, named, sought.words)]
        : []),
    ];
    const scattered: MatchRank = { tier: 'scattered', field: null, synonym: null, points: 0 };
    return candidates.reduce((best, one) => (one.points > best.points ? one : best), scattered);
  };
}

function soughtPhrase({ key, words }: SearchQuery): SoughtPhrase {
  return {
    key,
    phrase: { ...comparedName(words.join(' ')) },
    words: words.map((word) => comparedName(word)),
  };
}

function vocabularyMatch(named: readonly EntrySpan[], { key }: SearchQuery, segment: string): MatchRank[] {
  return named
    .filter(({ words }) => nameKey(words.join(' ')) === key)
    .map(({ disease: { name } }) => {
      const own = nameKey(name) === nameKey(plainText(segment));
      return { ...ranked('exact', 'disease', true), synonym: own ? null : name };
    });
}

function segmentMatch(
  segment: string,
  at: number,
  searchField: SearchField,
  query: SearchQuery,
  sought: SoughtPhrase,
): MatchRank[] {
  const field = entryFieldNames[at] ?? null;
  if (searchField !== 'all' && field !== searchField) return [];
  if (segment === '' || !query.terms.every((group) => holds(segment, group))) return [];
  const { tier, together } = matchValue(field, plainText(segment), sought);
  return [ranked(tier, field, together)];
}

/** A segment holds what a group asks for as a text, or else as a name, which is compared without what stands between. */
function holds(segment: string, group: readonly SearchAlternative[]): boolean {
  if (group.some((one) => 'texts' in one && one.texts.every((text) => segment.includes(text)))) return true;
  const names = group.flatMap((one) => ('names' in one ? one.names : []));
  if (names.length === 0) return false;
  const { squeezed } = comparedName(plainText(segment));
  return names.some((name) => squeezed.includes(name));
}

/** The rank of a match in one field; of fields that weigh the same, the one that comes first in the table is better. */
function ranked(tier: keyof typeof tierPoints, field: EntryFieldName | null, together: boolean): MatchRank {
  const weight = field === null ? 1 : entryField(field).searchWeight;
  const place = field === null ? -1 : requiredEntryFields.indexOf(field);
  const order = place < 0 ? 0 : (requiredEntryFields.length - place) * 0.3;
  const points = tierPoints[tier] + weight * pointsPerWeight + (together ? pointsOfTogether : 1) + order;
  return { tier, field, synonym: null, points };
}
