import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import { matchTiers } from '../../../schema/contract/match-tiers.js';
import { type MatchRange, matchRanges } from '../explain/match-ranges.js';
import { nameKey } from '../index/name-keys.js';
import type { DiseaseNames, NamedDisease } from '../parse/disease-names.js';
import { tierOfName, type TypedName } from '../parse/typed-name.js';
import type { DiseaseSynonym, SuggestedValue } from '../sql/suggestions.repository.js';

/** A value that may be meant. */
interface Suggestion {
  readonly value: string;
  /** Living entries that hold it. */
  readonly count: number;
  /** What the vocabulary calls the disease, where that is what was typed. */
  readonly synonym: string | null;
  /** Where in the value that stands which was typed. */
  readonly ranges: readonly MatchRange[];
}

/** The values of one field that may be meant, best first; never empty. */
export interface SuggestionGroup {
  readonly field: CascadeField;
  readonly suggestions: readonly Suggestion[];
}

/** The field of the best match first; of equally good ones that which stands first in the cascade. */
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
  // What stands in the value itself tells nobody anything.
  const synonym = name === undefined || nameKey(value).includes(nameKey(name)) ? null : name;
  return { value, count, synonym, ranges: matchRanges(value, { words: typed.phrase.split(' ') }) };
}

/** A disease by a name that fits what is typed. */
interface FittingName extends DiseaseSynonym {
  readonly name: string;
}

/** So many diseases that a name of theirs begins as is typed; more are told apart by typing on. */
const beginningAtMost = 100;

/** The diseases that the vocabulary calls what is typed, or by something that begins so. */
export function diseaseSynonyms(typed: TypedName, names: DiseaseNames): readonly FittingName[] {
  // One letter begins too many names to tell anything.
  if (typed.key === '') return [];
  const whole = names.namedBy(typed.phrase).map((named) => fitting(named, 0));
  const begun = names.startingWith(typed.phrase, beginningAtMost).flatMap((named) => {
    const tier = tierOfName(named.name, typed);
    return tier === null ? [] : [fitting(named, matchTiers.indexOf(tier))];
  });
  return [...whole, ...begun];
}

function fitting({ name, keys }: NamedDisease, tier: number): FittingName {
  return { name, keys: [...keys], tier };
}
