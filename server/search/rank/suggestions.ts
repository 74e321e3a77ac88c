import { type CascadeField, cascadeFields, matchTiers } from '../../../schema/contract/entry-filters.js';
import { type MatchRange, matchRanges } from '../explain/match-ranges.js';
import { nameKey } from '../index/name-keys.js';
import type { MeantAutoantibody } from '../parse/autoantibody-names.js';
import type { DiseaseNames, NamedDisease } from '../parse/disease-names.js';
import { tierOfName, type TypedName } from '../parse/typed-name.js';
import type { OtherName, SuggestedValue } from '../sql/suggestions.repository.js';
import type { MatchMeaning } from './match-spread.js';

/** A suggested value. */
interface Suggestion {
  readonly value: string;
  /** The number of living entries that hold it. */
  readonly count: number;
  /** The name of the disease in the vocabulary, if that is what was typed. */
  readonly synonym: string | null;
  /** Why the autoantibody is meant, if it does not hold the typed text itself. */
  readonly meaning: MatchMeaning | null;
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
  synonyms: readonly FittingName[],
): readonly SuggestionGroup[] {
  const groups = cascadeFields.flatMap((field) => {
    const own = values.filter((value) => value.field === field);
    const suggestions = own.map((value) => toSuggestion(value, typed, synonyms));
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
  const other = called === null ? undefined : names[called];
  // A name that the value itself contains adds no information.
  const shown = other === undefined || nameKey(value).includes(nameKey(other.name)) ? undefined : other;
  const { name = null, reason = null } = shown ?? {};
  const meaning = name === null || reason === null ? null : { reason, name };
  return {
    value,
    count,
    synonym: reason === null ? name : null,
    meaning,
    ranges: matchRanges(value, { words: typed.phrase.split(' ') }),
  };
}

/** A disease or an autoantibody with another name that matches the typed text. */
export interface FittingName extends OtherName {
  readonly name: string;
  /** Why an autoantibody is meant; `null` for a disease. */
  readonly reason: MatchMeaning['reason'] | null;
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

function fitting({ name, nameKeys }: NamedDisease, tier: number): FittingName {
  return { name, keys: [...nameKeys], tier, field: 'disease', place: 0, reason: null };
}

/** Returns the autoantibodies that the typed text means, in their order, then those whose names begin with it. */
export function autoantibodyMeanings(
  whole: readonly MeantAutoantibody[],
  begun: readonly MeantAutoantibody[],
): readonly FittingName[] {
  return [
    ...whole.map((one, place) => meantName(one, 0, place)),
    ...begun.map((one) => meantName(one, matchTiers.indexOf('prefix'), 0)),
  ];
}

function meantName({ name, keys, reason }: MeantAutoantibody, tier: number, place: number): FittingName {
  return { name, keys, tier, field: 'autoantibody', place, reason };
}
