import { type EntryFieldName, entryFieldNames } from '@contract/entry-fields';

import { additionalOf, type EntryFormValues, pairsOf } from '../entryForm/entryFormValues';

/** The version of a part that is used. */
export type Side = 'mine' | 'theirs';

/** A part of an entry in which two versions differ. */
export interface Difference {
  /** A field, or `additional.` and a name. */
  readonly part: string;
  readonly was: string;
  readonly mine: string;
  readonly theirs: string;
  /** The only side that changed it, or `null` if both did. */
  readonly changedBy: Side | null;
}

interface Versions {
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
}

/** The key of an additional fact among the differences. */
const additionalPart = (name: string) => `additional.${name}`;

/** Returns the parts in which the two versions differ, in the order of the fields. */
export function differencesOf(versions: Versions): readonly Difference[] {
  const [was, mine, theirs] = [partsOf(versions.was), partsOf(versions.mine), partsOf(versions.theirs)];
  const parts = new Set([...was.keys(), ...mine.keys(), ...theirs.keys()]);
  return [...parts].flatMap((part) => {
    const texts = { was: was.get(part) ?? '', mine: mine.get(part) ?? '', theirs: theirs.get(part) ?? '' };
    return texts.mine === texts.theirs ? [] : [{ part, ...texts, changedBy: changedBy(texts) }];
  });
}

/** Returns the merged values for a choice per difference; equal parts are taken as they are. */
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
