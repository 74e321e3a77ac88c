import { messages } from '../../../schema/contract/messages.js';
import type { Finding as SentFinding, FindingResult } from '../../../schema/contract/rules/differential.js';
import { badInput } from '../../errors.js';
import { meaningOfAnyIsotype } from '../../search/index/joined-meaning.js';
import { nameKey } from '../../search/index/name-keys.js';
import { compareTexts } from '../../search/index/sort-key.js';
import { isExact, type NamedTerm, type Vocabulary } from '../../search/index/vocabulary.js';

/** A finding with everything that its name means. */
export interface Finding {
  readonly name: string;
  readonly result: FindingResult;
  /** The keys of the names by which entries belong to it. */
  readonly keys: readonly string[];
  /** The keys among them of what is called so, not of members of classes, nor of what shows a pattern. */
  readonly ownKeys: readonly string[];
  /** Names of the terms of the vocabulary that it means. */
  readonly meanings: readonly string[];
}

/** A finding with the terms that its name means. */
interface NamedFinding extends SentFinding {
  readonly terms: readonly NamedTerm[];
}

/**
 * Finds what the names of findings mean: the autoantibodies that bear them, the members of classes, the autoantibodies
 * of a HEp-2 pattern such as AC-4, what joined names mean, and otherwise the name itself, as entries spell it. A
 * present name does not mean what is absent: ANCA with MPO-ANCA absent is one of the others. Sorted by name, so that
 * the order of the input changes nothing; findings that mean the same are one. Throws BAD_USER_INPUT if such have
 * different results.
 */
export function resolveFindings(sent: readonly SentFinding[], vocabulary: Vocabulary<NamedTerm>): Finding[] {
  const found = new Map<string, NamedFinding>();
  const sorted = [...sent].sort((one, other) => compareTexts(sortText(one), sortText(other)));
  for (const { name, result } of sorted) {
    const terms = meaningsOf(name, vocabulary);
    const ids = terms.map(({ id }) => id).sort();
    const identity = ids.length === 0 ? nameKey(name) : ids.join(' ');
    const same = found.get(identity);
    if (same === undefined || same.result === 'not_tested') found.set(identity, { name, result, terms });
    else if (result !== 'not_tested' && result !== same.result) {
      throw badInput('findings', messages.findingContradicts(same.name, name));
    }
  }
  const findings = [...found.values()];
  const absent = findings.filter(({ result }) => result === 'absent');
  const absentKeys = new Set(absent.flatMap((finding) => keysOf(finding, vocabulary)));
  return findings.map((finding) => withKeys(finding, absentKeys, vocabulary));
}

/** A present name of which all is absent keeps its meaning: tests of members find what the test of a class misses. */
function withKeys(
  finding: NamedFinding,
  absentKeys: ReadonlySet<string>,
  vocabulary: Vocabulary<NamedTerm>,
): Finding {
  const { name, result } = finding;
  const isPossible = (key: string) => !absentKeys.has(key);
  const possible = finding.terms.filter((term) => vocabulary.entryKeys(term).some(isPossible));
  const isNarrowed = result === 'present' && possible.length > 0;
  const terms = isNarrowed ? possible : finding.terms;
  const keys = keysOf({ ...finding, terms }, vocabulary);
  return {
    name,
    result,
    keys: isNarrowed ? keys.filter(isPossible) : keys,
    ownKeys: ownKeysOf({ ...finding, terms }, vocabulary),
    meanings: terms.map((term) => term.name),
  };
}

function keysOf({ name, terms }: NamedFinding, vocabulary: Vocabulary<NamedTerm>): readonly string[] {
  return [...new Set([nameKey(name), ...terms.flatMap((term) => vocabulary.entryKeys(term))])].sort();
}

/** The keys of what has a result of its own: a present class or pattern does not say which of its members it is. */
export function testedKeysOf({ result, keys, ownKeys }: Finding): readonly string[] {
  if (result === 'not_tested') return [];
  return result === 'absent' ? keys : ownKeys;
}

function ownKeysOf({ name, terms }: NamedFinding, vocabulary: Vocabulary<NamedTerm>): readonly string[] {
  const ofPattern = vocabulary.patternOf(name)?.terms ?? [];
  const called = terms.filter((term) => !ofPattern.includes(term));
  return [nameKey(name), ...called.flatMap((term) => vocabulary.ownKeys(term))];
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
