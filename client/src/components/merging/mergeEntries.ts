import { type EntryFieldName, entryFieldNames } from '@contract/entry-fields';

import { additionalOf, type EntryFormValues, pairsOf } from '../entryForm/entryFormValues';
import { type Difference, differencesIn, type MergeVersions, type Side } from './differences';

/** The key of an additional fact among the differences. */
const additionalPart = (name: string) => `additional.${name}`;

/** Returns the parts in which the two versions differ, in the order of the fields. */
export function differencesOf({ was, mine, theirs }: MergeVersions<EntryFormValues>): readonly Difference[] {
  return differencesIn({ was: partsOf(was), mine: partsOf(mine), theirs: partsOf(theirs) });
}

/** Returns the merged values for a choice per difference; equal parts are taken as they are. */
export function merged(
  { mine, theirs }: Pick<MergeVersions<EntryFormValues>, 'mine' | 'theirs'>,
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
  const remaining = [...additional].filter(([, text]) => text !== '');
  return { ...theirs, ...fields, additional: pairsOf(Object.fromEntries(remaining)), reason: mine.reason };
}

function partsOf(values: EntryFormValues): ReadonlyMap<string, string> {
  const facts = Object.entries(additionalOf(values.additional));
  return new Map([
    ...entryFieldNames.map((name): [string, string] => [name, values[name].trim()]),
    ...facts.map(([name, text]): [string, string] => [additionalPart(name), text]),
  ]);
}
