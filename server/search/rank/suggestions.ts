import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import { matchTiers } from '../../../schema/contract/match-tiers.js';
import { type MatchRange, matchRanges } from '../explain/match-ranges.js';
import { nameKey } from '../index/name-keys.js';
import type { DiseaseNames, NamedDisease } from '../parse/disease-names.js';
import { tierOfName, type TypedName } from '../parse/typed-name.js';
import type { DiseaseSynonym, SuggestedValue } from '../sql/suggestions.repository.js';

/** A suggested value. */
interface Suggestion {
  readonly value: string;
  /** The number of living entries that hold it. */
  readonly count: number;
  /** The name of the disease in the vocabulary, if that is what was typed. */
  readonly synonym: string | null;
  /** Where the typed text occurs in the value. */
  readonly ranges: readonly MatchRange[];
}

/** The suggested values of one field, best first; never empty. */
export interface SuggestionGroup {
  readonly field: CascadeField;
  readonly suggestions: readonly Suggestion[];
}

/** Groups suggestions by field. The field of the best match comes first; ties are in the order of the cascade. */
export function groupedSuggestions(
  values: readonly SuggestedValue[],
  typed: TypedName,
  called: readonly FittingName[],
): readonly SuggestionGroup[] {
  const groups = cascadeFields.flatMap((field) => {
    const own = values.filter((value) => value.field === field);
    const suggestions = own.map((value) => toSuggestion(value, typed, called));
    return suggestions.length === 0 ? [] : [{ field, suggestions, best: own[0]?.tier ?? 0 }];
  });
  return groups
    .sort((one, other) => one.best - other.best)
    .map(({ field, suggestions }) => ({ field, suggestions }));
}

function toSuggestion(
  { value, count, called }: SuggestedValue,
  typed: TypedName,
  names: readonly FittingName[],
): Suggestion {
  const name = called === null ? undefined : names[called]?.name;
  // A synonym that the value itself contains adds no information.
  const synonym = name === undefined || nameKey(value).includes(nameKey(name)) ? null : name;
  return { value, count, synonym, ranges: matchRanges(value, { words: typed.phrase.split(' ') }) };
}

/** A disease with a name that matches the typed text. */
interface FittingName extends DiseaseSynonym {
  readonly name: string;
}

/** Maximum number of diseases with a name that begins with the typed text; more typing narrows them down. */
const maxBeginningWith = 100;

/** Returns the diseases that have the typed text as a name or as the beginning of a name. */
export function diseaseSynonyms(typed: TypedName, names: DiseaseNames): readonly FittingName[] {
  // Too many names begin with a single letter.
  if (typed.key === '') return [];
  const whole = names.namedBy(typed.phrase).map((named) => fitting(named, 0));
  const begun = names.startingWith(typed.phrase, maxBeginningWith).flatMap((named) => {
    const tier = tierOfName(named.name, typed);
    return tier === null ? [] : [fitting(named, matchTiers.indexOf(tier))];
  });
  return [...whole, ...begun];
}

function fitting({ name, keys }: NamedDisease, tier: number): FittingName {
  return { name, keys: [...keys], tier };
}
