import { type EntryFieldName, entryFields } from '../entry-fields.js';
import type { MatchTier } from '../match-tiers.js';
import type { NamedDisease } from './disease-names.js';
import { comparedName, type SoughtName } from './match-name.js';
import { matchWord } from './match-value.js';
import { segmentPosition, squeezedSeparator } from './search-document.js';
import type { SearchQuery } from './search-query.js';
import { sortKey } from './sort-key.js';

/** How well an entry fits what was typed, and where it does best. */
export interface MatchRank {
  readonly tier: MatchTier;
  /** `null` where the words stand in several fields, or beyond the 25. */
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

/** The folded value of a document's segment. */
export function plainText(segment: string): string {
  return segment.split(squeezedSeparator, 1)[0] ?? '';
}

/** The diseases named by what was typed that this entry is about. */
export function namedIn(segment: string, { spans }: SearchQuery): EntrySpan[] {
  if (spans.length === 0) return [];
  const key = sortKey(plainText(segment)) ?? '';
  return spans.flatMap(({ words, named }) => {
    const disease = named.find(({ keys }) => keys.has(key));
    return disease === undefined ? [] : [{ words, disease }];
  });
}

/** Words that name the disease of an entry. */
export interface EntrySpan {
  readonly words: readonly string[];
  readonly disease: NamedDisease;
}

type WordTier = keyof typeof tierPoints;
const best = { tier: 'word', weight: 3 } as const;

/**
 * How words do that stand in different fields. Disease, autoantibody and autoantigen together name the entry: words that
 * stand as words in any of the three, or name the disease, do as well as words of one value.
 */
export function spreadMatch(
  segments: readonly string[],
  named: readonly EntrySpan[],
  words: readonly SoughtName[],
): MatchRank {
  const called = new Set(named.flatMap((span) => span.words.map((word) => comparedName(word).squeezed)));
  const found = words.map((word) => (called.has(word.squeezed) ? best : bestPlace(segments, word)));
  const synonym = named.find(({ disease }) => disease.name !== disease.disease)?.disease.name ?? null;
  const tier = (['prefix', 'word'] as const).find((one) => found.some((place) => place.tier === one));
  const naming = found.every((place) => place.weight === best.weight && place.tier !== 'contained');
  if (naming && tier !== undefined)
    return { tier, field: null, synonym, points: tierPoints[tier] + best.weight * pointsPerWeight };
  const sum = found.reduce(
    (points, place) => points + tierPoints[place.tier] + place.weight * pointsPerWeight,
    0,
  );
  return {
    tier: 'scattered',
    field: null,
    synonym,
    points: (sum / Math.max(1, words.length)) * shareOfScattered,
  };
}

interface Place {
  readonly tier: WordTier;
  readonly weight: number;
}

/** Where a word does best: in a field that names the entry if it stands there as a word or begins one, or else anywhere. */
function bestPlace(segments: readonly string[], word: SoughtName): Place {
  let found: Place = { tier: 'contained', weight: 0 };
  for (const field of fieldsByWeight) {
    const tier = matchWord(plainText(segments[segmentPosition(field.name) - 1] ?? ''), word);
    if (tier === null) continue;
    const place: Place = { tier, weight: field.searchWeight };
    if (place.tier === 'word') return place;
    if (pointsOf(place) > pointsOf(found)) found = place;
  }
  return found;
}

const fieldsByWeight = [...entryFields].sort((a, b) => b.searchWeight - a.searchWeight);

function pointsOf({ tier, weight }: Place): number {
  return tierPoints[tier] + weight * pointsPerWeight;
}
