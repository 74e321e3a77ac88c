import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../schema/contract/entry-filters.js';
import { nameKey } from '../index/name-keys.js';
import type { MeaningReason } from '../parse/autoantibody-names.js';
import type { NamedDisease } from '../parse/disease-names.js';
import type { SearchQuery } from '../parse/search-query.js';
import type { FieldText } from './field-texts.js';
import { comparedName, type QueryName } from './match-name.js';
import { matchWord } from './match-value.js';

/** Why an entry matches by the vocabulary of autoantibodies. */
export interface MatchMeaning {
  readonly reason: MeaningReason;
  /** The other name, the class, the pattern or the identifier. */
  readonly name: string;
}

/** How well an entry matches the search, and which field matches best. */
export interface MatchRank {
  readonly tier: MatchTier;
  /** `null` if the words match in several fields, or outside the fields. */
  readonly field: EntryFieldName | null;
  /** The name of the disease in the vocabulary, if that is the reason for the match. */
  readonly synonym: string | null;
  /** Why the autoantibody is meant, if it does not hold the typed name itself. */
  readonly meaning: MatchMeaning | null;
  /** 0 to 100: by tier, then by the weight of the field, then by how close together the words are. */
  readonly points: number;
}

export const tierPoints = { exact: 80, word: 60, prefix: 40, contained: 20 } as const;
export const pointsPerWeight = 5;
/** Words in different fields get this share of their individual points, which is less than any phrase gets. */
const scatteredWeight = 0.19;

/** Returns the diseases that the search names and that this entry is about. */
export function namedIn(disease: string, { spans }: SearchQuery): EntrySpan[] {
  if (spans.length === 0) return [];
  const key = nameKey(disease);
  return spans.flatMap(({ words, named }) => {
    const called = named.find(({ nameKeys }) => nameKeys.has(key));
    return called === undefined ? [] : [{ words, disease: called }];
  });
}

/** Words that name the disease of an entry. */
export interface EntrySpan {
  readonly words: readonly string[];
  readonly disease: NamedDisease;
}

/** Words that mean the autoantibody of an entry. */
export interface MeantSpan {
  readonly words: readonly string[];
  /** Its position among what the words mean. */
  readonly place: number;
  readonly meaning: MatchMeaning | null;
  /** Whether its name adds a number to the words, as Anti-GAD65 does to GAD. */
  readonly addsNumber: boolean;
}

type WordTier = keyof typeof tierPoints;
/** The weight of the fields that together name an entry: disease, autoantibody and autoantigen. */
const namingWeight = 3;
const named = { tier: 'word', weight: namingWeight } as const;

/**
 * Ranks words in different fields. Disease, autoantibody and autoantigen together name the entry: words that match as
 * words in any of the three, or name the disease, rank as high as words of one value.
 */
export function spreadMatch(
  texts: readonly FieldText[],
  spans: readonly EntrySpan[],
  words: readonly QueryName[],
  meant: readonly MeantSpan[] = [],
): MatchRank {
  const called = new Set(
    [...spans, ...meant].flatMap((span) => span.words.map((word) => comparedName(word).squeezed)),
  );
  const found = words.map((word) => (called.has(word.squeezed) ? named : bestPlace(texts, word)));
  const meaning = meant.find((span) => span.meaning !== null)?.meaning ?? null;
  const synonym = spans.find(({ disease }) => disease.name !== disease.disease)?.disease.name ?? null;
  const tier = (['prefix', 'word'] as const).find((one) => found.some((place) => place.tier === one));
  const naming = found.every(({ tier: own, weight }) => weight === namingWeight && own !== 'contained');
  if (naming && tier !== undefined)
    return { tier, field: null, synonym, meaning, points: pointsOf({ tier, weight: namingWeight }) };
  const mean = found.reduce((sum, place) => sum + pointsOf(place), 0) / Math.max(1, found.length);
  return { tier: 'scattered', field: null, synonym, meaning, points: mean * scatteredWeight };
}

interface Place {
  readonly tier: WordTier;
  readonly weight: number;
}

/** Returns the best match of a word. A single letter counts only in the fields that name the entry. */
function bestPlace(texts: readonly FieldText[], word: QueryName): Place {
  let found: Place = { tier: 'contained', weight: 0 };
  for (const text of texts) {
    const { weight } = text;
    if (weight <= found.weight && found.tier === 'word') continue;
    if (weight < namingWeight && word.squeezed.length < 2) continue;
    const tier = matchWord(text, word);
    if (tier !== null && pointsOf({ tier, weight }) > pointsOf(found)) found = { tier, weight };
    if (found.tier === 'word' && found.weight === namingWeight) break;
  }
  return found;
}

function pointsOf({ tier, weight }: Place): number {
  return tierPoints[tier] + weight * pointsPerWeight;
}
