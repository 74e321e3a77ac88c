import { isSameName } from '@contract/rules/diagnostics';
import { fold } from '@contract/rules/fold';

import type { FindingSuggestionsQuery } from '../../generated/types';

/** A name that can be chosen as a finding. */
interface FindingOption {
  readonly name: string;
  /** What stands beside it: the synonym that was typed, or the name of a pattern. */
  readonly note: string | null;
}

/** Options under a heading. */
interface FindingOptions {
  readonly heading: string;
  readonly options: readonly FindingOption[];
}

type Term = FindingSuggestionsQuery['autoantibodyTerms']['items'][number];

/**
 * Groups what the vocabulary and the entries suggest for a typed text; empty groups are left out. What has the text as
 * a whole name comes first, as the class ANCA does before its members. Patterns come first if no autoantibody is called
 * so.
 */
export function findingOptions(typed: string, found: FindingSuggestionsQuery): readonly FindingOptions[] {
  const isCalledSo = (term: Term) => namesOf(term).some((name) => isSameName(name, typed));
  const items = [...found.autoantibodyTerms.items].sort(
    (a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)),
  );
  const antibodies = items.filter(({ isClass }) => !isClass);
  const classes = items.filter(({ isClass }) => isClass);
  const named = [
    { heading: 'Autoantibodies', options: optionsOf(antibodies, typed) },
    { heading: 'Classes', options: optionsOf(classes, typed) },
  ];
  if (items[0]?.isClass && isCalledSo(items[0])) named.reverse();
  const patterns = { heading: 'HEp-2 patterns', options: patternsOf(items, typed) };
  const isNamed = items.some((term) => namesOf(term).some((name) => contains(name, typed)));
  const groups = [
    ...(isNamed ? [...named, patterns] : [patterns, ...named]),
    { heading: 'Other names in entries', options: otherNames(found) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function optionsOf(terms: readonly Term[], typed: string): readonly FindingOption[] {
  return terms.map(({ name, synonyms }) => {
    const synonym = contains(name, typed) ? undefined : synonyms.find((one) => contains(one.name, typed));
    return { name, note: synonym ? `known as ${synonym.name}` : null };
  });
}

function patternsOf(terms: readonly Term[], typed: string): readonly FindingOption[] {
  const named = new Map(terms.flatMap(({ icap }) => icap.map(({ code, name }) => [code, name] as const)));
  return [...named]
    .map(([code, name]) => ({ name: code, note: name }))
    .filter(
      ({ name, note }) => fold(name).startsWith(fold(typed)) || (note !== null && contains(note, typed)),
    );
}

/** Names that entries have and the vocabulary does not know. */
function otherNames({ autoantibodyTerms: { items }, suggestions }: FindingSuggestionsQuery) {
  const known = items.flatMap(namesOf);
  return suggestions.groups
    .filter(({ field }) => field === 'autoantibody')
    .flatMap((group) => group.suggestions.map(({ value }) => ({ name: value, note: null })))
    .filter(({ name }) => !known.some((other) => isSameName(other, name)));
}

function namesOf({ name, synonyms }: Term): readonly string[] {
  return [name, ...synonyms.map((synonym) => synonym.name)];
}

function contains(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed));
}
