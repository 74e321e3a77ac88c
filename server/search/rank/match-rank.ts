import { parseAccession } from '../../../schema/contract/accession.js';
import {
  entryField,
  type EntryFieldName,
  requiredEntryFields,
} from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../index/name-keys.js';
import type { SearchAlternative, SearchQuery } from '../parse/search-query.js';
import { spellingsOf } from '../parse/spellings.js';
import { significantWords } from '../parse/typed-words.js';
import { type FieldText, fieldTexts } from './field-texts.js';
import { comparedName, occurrences } from './match-name.js';
import {
  type EntrySpan,
  type MatchRank,
  type MeantSpan,
  namedIn,
  pointsPerWeight,
  spreadMatch,
  tierPoints,
} from './match-spread.js';
import { matchValue, type QueryPhrase } from './match-value.js';

/** The data of an entry that ranking needs: its search document and its number. */
interface RankedEntry {
  readonly document: string;
  readonly entryNumber: number;
}

const pointsOfTogether = 3;

/** Returns the function that ranks entries found by the query. */
export function matchRanker(query: SearchQuery, searchField: SearchField): (entry: RankedEntry) => MatchRank {
  const phrases = queryPhrases(query);
  const accession = parseAccession(query.words.length === 1 ? (query.words[0] ?? '') : '');
  return ({ document, entryNumber }) => {
    if (searchField === 'all' && accession === entryNumber)
      return { tier: 'exact', field: null, synonym: null, meaning: null, points: 100 };
    const texts = fieldTexts(document);
    const disease = texts.find(({ field }) => field === 'disease')?.folded ?? '';
    const named = searchField === 'all' ? namedIn(disease, query) : [];
    const meant = searchField === 'all' && query.meant.length > 0 ? meantIn(texts, query) : [];
    const candidates = [
      ...vocabularyMatch(named, query, disease),
      ...texts
        .filter(({ field }) => searchField === 'all' || field === searchField)
        .flatMap((text) => fieldMatches(text, query, phrases)),
    ];
    const spread = searchField === 'all' && query.words.length > 1;
    if (spread && !candidates.some(({ points }) => points > tierPoints.word + 3 * pointsPerWeight))
      candidates.push(...phrases.map(({ words }) => spreadMatch(texts, named, words, meant)));
    const scattered: MatchRank = { tier: 'scattered', field: null, synonym: null, meaning: null, points: 0 };
    const best = candidates.reduce((first, one) => (one.points > first.points ? one : first), scattered);
    return meantRank(best, meant, query);
  };
}

/**
 * Ranks an entry whose autoantibody the whole search means. A search with several meanings has the order of these; one
 * with a single meaning leaves the rank of an entry that matches exactly by its text, and ranks the others like those
 * that list the name as a synonym: whether an entry lists it says nothing about the disease. One whose name adds a
 * number ranks like one with the name itself.
 */
function meantRank(
  best: MatchRank,
  meant: readonly MeantSpan[],
  { meant: spans, key }: SearchQuery,
): MatchRank {
  const whole = meant.find(({ words }) => nameKey(significantWords(words).join(' ')) === key);
  if (whole === undefined) return best;
  const isExact = best.tier === 'exact';
  const { meaning, place, addsNumber } = whole;
  const rank = isExact ? best : { ...ranked('exact', 'autoantibody', true), meaning };
  const isOnly = spans.every(({ named }) => named.length === 1);
  const field = addsNumber ? 'autoantibody' : 'synonym';
  const points = isExact ? best.points : ranked('exact', field, true).points;
  return { ...rank, points: isOnly ? points : pointsOfMeant - place * stepOfMeant };
}

/** More than any other match has. */
const pointsOfMeant = 99;
const stepOfMeant = 0.002;

/** Returns the search phrase in each of its spellings, as typed first. */
function queryPhrases({ key, words }: SearchQuery): readonly QueryPhrase[] {
  return spellingsOf(words).map((spelled, at) => ({
    key: at === 0 ? key : nameKey(spelled.join(' ')),
    phrase: comparedName(spelled.join(' ')),
    words: spelled.map((word) => comparedName(word)),
  }));
}

function vocabularyMatch(named: readonly EntrySpan[], { key }: SearchQuery, disease: string): MatchRank[] {
  return named
    .filter(({ words }) => nameKey(words.join(' ')) === key)
    .map(({ disease: { name } }) => ({
      ...ranked('exact', 'disease', true),
      synonym: containsName(disease, name) ? null : name,
    }));
}

/** Whether a disease contains a name as words. Then the name needs no mention as a synonym. */
function containsName(disease: string, name: string): boolean {
  return occurrences(comparedName(disease), comparedName(fold(name))).some(({ tier }) => tier === 'word');
}

function fieldMatches(text: FieldText, query: SearchQuery, phrases: readonly QueryPhrase[]): MatchRank[] {
  if (!query.terms.every((group) => holds(text, group))) return [];
  return phrases.map((phrase) => {
    const { tier, together } = matchValue(text, phrase);
    return ranked(tier, text.field, together);
  });
}

/** Whether a field contains one of the texts of a group, or one of its names in comparison form. */
function holds(text: FieldText, group: readonly SearchAlternative[]): boolean {
  const { segment } = text;
  if (group.some((one) => 'texts' in one && one.texts.every((part) => segment.includes(part)))) return true;
  if (text.weight < 2) return false;
  const names = group.flatMap((one) => ('names' in one ? one.names : []));
  return names.length > 0 && names.some((name) => text.name.squeezed.includes(name));
}

/** Returns the rank of a match in one field. Of fields with equal weight, the first in the table ranks higher. */
function ranked(tier: keyof typeof tierPoints, field: EntryFieldName | null, together: boolean): MatchRank {
  const weight = field === null ? 1 : entryField(field).searchWeight;
  const place = field === null ? -1 : requiredEntryFields.indexOf(field);
  const order = place < 0 ? 0 : (requiredEntryFields.length - place) * 0.3;
  const points = tierPoints[tier] + weight * pointsPerWeight + (together ? pointsOfTogether : 1) + order;
  return { tier, field, synonym: null, meaning: null, points };
}

/** Returns the words of the search that mean the autoantibody of an entry, and why. */
function meantIn(texts: readonly FieldText[], { meant }: SearchQuery): readonly MeantSpan[] {
  const own = texts.find(({ field }) => field === 'autoantibody');
  const key = nameKey(own?.folded ?? '');
  return meant.flatMap(({ words, named }): MeantSpan[] => {
    const place = named.findIndex(({ keys }) => keys.includes(key));
    const found = named[place];
    if (found === undefined || own === undefined) return [];
    const { reason, name, isBearer } = found;
    const meaning = holdsName(own, words, name) ? null : { reason, name };
    return [{ words, place, meaning, addsNumber: reason === 'also_called' && !isBearer }];
  });
}

/** Whether an autoantibody holds the typed words or the name as words. Then the reason needs no mention. */
function holdsName(own: FieldText, words: readonly string[], name: string): boolean {
  const isWord = (text: string) =>
    occurrences(own.name, comparedName(text)).some(({ tier }) => tier === 'word');
  return isWord(words.join(' ').replace(/\banti-/g, '')) || isWord(fold(name).replace(/\banti-/g, ''));
}
