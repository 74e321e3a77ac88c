import { limits } from '../../../schema/contract/limits.js';
import { namePartsOf } from './name-keys.js';

/** Maximum number of names that a text joins. To look up a thousand names, as in 1/1/1/…, would take seconds. */
const maxJoined = 10;

/** Returns the names that a text joins: none if it is one name, joins too many, or is longer than any name. */
export function joinedNames(text: string): readonly string[] {
  const names = text.length > limits.nameKeyMaxLength ? [] : namePartsOf(text);
  return names.length < 2 || names.length > maxJoined ? [] : names;
}

/**
 * Returns what a text means; if that is nothing and it joins names: what all of them mean, as of SSA/Ro60, else what
 * each of them does, as of PR3/MPO. A text that is longer than any name means nothing. `idOf` tells meanings apart.
 */
export function joinedMeaning<Meant>(
  text: string,
  meantBy: (name: string) => readonly Meant[],
  idOf: (meant: Meant) => unknown = (meant) => meant,
): readonly Meant[] {
  if (text.length > limits.nameKeyMaxLength) return [];
  const whole = meantBy(text);
  const names = whole.length > 0 ? [] : joinedNames(text);
  if (names.length === 0) return whole;
  const parts = names.map(meantBy);
  if (parts.some((part) => part.length === 0)) return [];
  const all = once(parts.flat(), idOf);
  const common = all.filter((one) => parts.every((part) => part.some((other) => idOf(other) === idOf(one))));
  return common.length > 0 ? common : all;
}

const isotype = /(?<![\p{L}\p{N}])ig[adegm][1-4]?(?![\p{L}\p{N}])/giu;

/** A text, and if it has isotypes beside other words, the text without them: IgA anti-tTG, anti-tTG. */
export function withAndWithoutIsotypes(text: string): readonly string[] {
  const others = text.replace(isotype, ' ').trim();
  return others === '' || others === text ? [text] : [text, others];
}

/** Returns what a text means; if that is nothing, what it means without isotypes: IgA anti-tTG is an anti-tTG. */
export function meaningOfAnyIsotype<Meant>(
  text: string,
  ...how: [meantBy: (name: string) => readonly Meant[], idOf?: (meant: Meant) => unknown]
): readonly Meant[] {
  for (const one of withAndWithoutIsotypes(text)) {
    const found = joinedMeaning(one, ...how);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the first of all that have the same id. */
export function once<Item>(all: readonly Item[], idOf: (item: Item) => unknown): readonly Item[] {
  const found = new Map<unknown, Item>();
  for (const one of all) if (!found.has(idOf(one))) found.set(idOf(one), one);
  return [...found.values()];
}
