import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../schema/contract/match-tiers.js';
import { sortKey } from '../index/sort-key.js';
import type { NamedDisease } from '../parse/disease-names.js';
import type { SearchQuery } from '../parse/search-query.js';
import type { FieldText } from './field-texts.js';
import { comparedName, type SoughtName } from './match-name.js';
import { matchWord } from './match-value.js';

/** How well an entry fits what was typed, and where it does best. */
export interface MatchRank {
  readonly tier: MatchTier;
  /** `null` where the words stand in several fields, or beyond them. */
  readonly field: EntryFieldName | null;
  /** What the vocabulary calls the disease, where that is why. */
  readonly synonym: string | null;
  /** 0 to 100: by tier, then by the weight of the field, then by how much the words stand together. */
  readonly points: number;
}

export const tierPoints = { exact: 80, word: 60, prefix: 40, contained: 20 } as const;
export const pointsPerWeight = 5;
/** Words in different fields get a share of what each of them gets by itself, which is less than any phrase. */
const shareOfScattered = 0.19;

/** The diseases named by what was typed that this entry is about. */
export function namedIn(disease: string, { spans }: SearchQuery): EntrySpan[] {
  if (spans.length === 0) return [];
  const key = sortKey(disease) ?? '';
  return spans.flatMap(({ words, named }) => {
    const called = named.find(({ keys }) => keys.has(key));
    return called === undefined ? [] : [{ words, disease: called }];
  });
}

/** Words that name the disease of an entry. */
export interface EntrySpan {
  readonly words: readonly string[];
  readonly disease: NamedDisease;
}

type WordTier = keyof typeof tierPoints;
/** The weight of the fields that together name an entry: disease, autoantibody and autoantigen. */
const namingWeight = 3;
const named = { tier: 'word', weight: namingWeight } as const;

/**
 * How words do that stand in different fields. Disease, autoantibody and autoantigen together name the entry: words
 * that stand as words in any of the three, or name the disease, do as well as words of one value.
 */
export function spreadMatch(
  texts: readonly FieldText[],
  spans: readonly EntrySpan[],
  words: readonly SoughtName[],
): MatchRank {
  const called = new Set(spans.flatMap((span) => span.words.map((word) => comparedName(word).squeezed)));
  const found = words.map((word) => (called.has(word.squeezed) ? named : bestPlace(texts, word)));
  const synonym = spans.find(({ disease }) => disease.name !== disease.disease)?.disease.name ?? null;
  const tier = (['prefix', 'word'] as const).find((one) => found.some((place) => place.tier === one));
  const naming = found.every(({ tier: own, weight }) => weight === namingWeight && own !== 'contained');
  if (naming && tier !== undefined)
    return { tier, field: null, synonym, points: pointsOf({ tier, weight: namingWeight }) };
  const mean = found.reduce((sum, place) => sum + pointsOf(place), 0) / Math.max(1, found.length);
  return { tier: 'scattered', field: null, synonym, points: mean * shareOfScattered };
}

interface Place {
  readonly tier: WordTier;
  readonly weight: number;
}

/** Where a word does best. Of a single letter it tells something only whether it stands in a name. */
function bestPlace(texts: readonly FieldText[], word: SoughtName): Place {
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
