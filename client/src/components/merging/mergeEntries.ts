import { type EntryFieldName, entryFieldNames } from '@contract/entry-fields';

import { additionalOf, type EntryFormValues, pairsOf } from '../entryForm/entryFormValues';

/** Whose version of a part counts. */
export type Side = 'mine' | 'theirs';

/** A part of an entry of which two people have different versions. */
export interface Difference {
  /** A field, or `additional.` and a name. */
  readonly part: string;
  readonly was: string;
  readonly mine: string;
  readonly theirs: string;
  /** The only side that changed it, or `null` where both did. */
  readonly changedBy: Side | null;
}

interface Versions {
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
}

/** The name under which a fact beyond the fields stands among differences. */
const additionalPart = (name: string) => `additional.${name}`;

/** The parts in which the two versions differ, in the order of the fields. */
export function differencesOf(versions: Versions): readonly Difference[] {
  const [was, mine, theirs] = [partsOf(versions.was), partsOf(versions.mine), partsOf(versions.theirs)];
  const parts = new Set([...was.keys(), ...mine.keys(), ...theirs.keys()]);
  return [...parts].flatMap((part) => {
    const texts = { was: was.get(part) ?? '', mine: mine.get(part) ?? '', theirs: theirs.get(part) ?? '' };
    return texts.mine === texts.theirs ? [] : [{ part, ...texts, changedBy: changedBy(texts) }];
  });
}

/** The values that come of a choice for each difference; what does not differ stays as both have it. */
export function merged(
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
  differences: readonly Difference[],
  choose: (difference: Difference) => Side,
): EntryFormValues {
  const additional = new Map(Object.entries(additionalOf(theirs.additional)));
  const fields: Partial<Record<EntryFieldName, string>> = {};
  for (const difference of differences) {
    const text = difference[choose(difference)];
    const name = entryFieldNames.find((field) => field === difference.part);
    if (name) fields[name] = text;
    else additional.set(difference.part.slice(additionalPart('').length), text);
  }
  const kept = [...additional].filter(([, text]) => text !== '');
  return { ...theirs, ...fields, additional: pairsOf(Object.fromEntries(kept)), reason: mine.reason };
}

function partsOf(values: EntryFormValues): ReadonlyMap<string, string> {
  const facts = Object.entries(additionalOf(values.additional));
  return new Map([
    ...entryFieldNames.map((name): [string, string] => [name, values[name].trim()]),
    ...facts.map(([name, text]): [string, string] => [additionalPart(name), text]),
  ]);
}

function changedBy({ was, mine, theirs }: Pick<Difference, 'was' | 'mine' | 'theirs'>): Side | null {
  if (theirs === was) return 'mine';
  return mine === was ? 'theirs' : null;
}
