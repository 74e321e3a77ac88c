import { matchTiers } from '../../../schema/contract/match-tiers.js';
import type { CalledDisease } from '../../persistence/repositories/suggestions.repository.js';
import type { DiseaseNames, NamedDisease } from '../../search/parse/disease-names.js';
import { tierOfName, type TypedName } from '../../search/parse/typed-name.js';

/** A disease by a name that fits what is typed. */
export interface FittingName extends CalledDisease {
  readonly name: string;
}

/** So many diseases that a name of theirs begins as is typed; more are told apart by typing on. */
const beginningAtMost = 100;

/** The diseases that the vocabulary calls what is typed, or by something that begins so. */
export function calledDiseases(typed: TypedName, names: DiseaseNames): readonly FittingName[] {
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
