import { messages } from '../../../schema/contract/messages.js';
import type { FindingResult } from '../../../schema/contract/rules/differential.js';
import { badInput } from '../../errors.js';
import { meaningOfAnyIsotype } from '../../search/index/joined-meaning.js';
import { nameKey } from '../../search/index/name-keys.js';
import { compareTexts } from '../../search/index/sort-key.js';
import { isExact, type NamedTerm, type Vocabulary } from '../../search/index/vocabulary.js';
import type { SentFinding } from './read-diagnostic-input.js';

/** A finding with everything that its name means. */
export interface Finding {
  readonly name: string;
  readonly result: FindingResult;
  /** The keys of the names by which entries belong to it. */
  readonly keys: readonly string[];
  /** Names of the terms of the vocabulary that it means. */
  readonly meanings: readonly string[];
}

/**
 * Finds what the names of findings mean: the autoantibodies that bear them, the members of classes, the autoantibodies
 * of a HEp-2 pattern such as AC-4, what joined names mean, and otherwise the name itself, as entries spell it. Sorted
 * by name, so that the order of the input changes nothing; findings that mean the same are one. Throws BAD_USER_INPUT
 * if such have different results.
 */
export function resolveFindings(sent: readonly SentFinding[], vocabulary: Vocabulary<NamedTerm>): Finding[] {
  const found = new Map<string, Finding>();
  const sorted = [...sent].sort((one, other) => compareTexts(sortText(one), sortText(other)));
  for (const { name, result } of sorted) {
    const meanings = meaningsOf(name, vocabulary);
    const keys = [
      ...new Set([nameKey(name), ...meanings.flatMap((term) => vocabulary.entryKeys(term))]),
    ].sort();
    const identity =
      meanings.length === 0
        ? nameKey(name)
        : meanings
            .map(({ id }) => id)
            .sort()
            .join(' ');
    const finding = { name, result, keys, meanings: meanings.map((term) => term.name) };
    const same = found.get(identity);
    if (same === undefined || same.result === 'not_tested') found.set(identity, finding);
    else if (result !== 'not_tested' && result !== same.result) {
      throw badInput('findings', messages.findingContradicts(same.name, name));
    }
  }
  return [...found.values()];
}

/** A term stands for its kinds, too: antibodies to one centromere protein are anticentromere antibodies. */
function meaningsOf(name: string, vocabulary: Vocabulary<NamedTerm>): readonly NamedTerm[] {
  const meant = meaningOfAnyIsotype(name, (one) => closestMeanings(one, vocabulary));
  return [...new Set(meant.flatMap((term) => [term, ...vocabulary.kindsOfTerm(term)]))];
}

/**
 * Terms that are called so, and classes that have the name for an abbreviation, come before those of which it is an
 * exact synonym, and these before those of which it is a wider name, such as ASMA for antibodies to F-actin, or kinds,
 * such as SmD1 of Anti-Sm, or GAD65 of GAD, or those that show a HEp-2 pattern, or bind the gene that is named. A name
 * that is merely related means nothing.
 */
function closestMeanings(name: string, vocabulary: Vocabulary<NamedTerm>): readonly NamedTerm[] {
  const key = vocabulary.keyOf(name);
  const bearing = vocabulary.bearersOf(name, key);
  const isCalled = (term: NamedTerm) => nameKey(term.name) === key;
  const synonymsOf = ({ synonyms }: NamedTerm) => synonyms.filter((synonym) => nameKey(synonym.name) === key);
  const isExactly = (term: NamedTerm) => synonymsOf(term).some(isExact);
  const tiers = [
    bearing.some(isCalled)
      ? bearing.filter((term) => isCalled(term) || (term.isClass && isExactly(term)))
      : [],
    bearing.filter(isExactly),
    bearing.filter((term) => synonymsOf(term).some(({ kind }) => kind === 'broad')),
    vocabulary.kindsOf(key),
    vocabulary.numberedBy(key),
    vocabulary.patternOf(name)?.terms ?? [],
  ];
  const closest = tiers.find((tier) => tier.length > 0);
  if (closest !== undefined) return closest;
  const found = vocabulary.find(name);
  return found === null ? vocabulary.targeting(name) : [found];
}

function sortText({ name, result }: SentFinding): string {
  return `${nameKey(name)}\u0000${name}\u0000${result}`;
}
