import type { AutoantibodyFilterName } from '../../../schema/contract/entry-filters.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { meaningOfAnyIsotype, once } from '../index/joined-meaning.js';
import { nameKey, saysAntibody } from '../index/name-keys.js';
import { isExact, type NamedTerm, nameWithKey, type Vocabulary } from '../index/vocabulary.js';

/** Why an autoantibody is meant: by another name, by a class or a wider name, by a pattern, or by an identifier. */
export type MeaningReason = 'also_called' | 'kind_of' | 'pattern' | 'identifier';

/** One autoantibody that a text means. */
export interface MeantAutoantibody {
  readonly term: string;
  /** The name keys of the autoantibodies of its entries. */
  readonly keys: readonly string[];
  readonly reason: MeaningReason;
  /** The name, class or identifier, as the vocabulary writes it. */
  readonly name: string;
  /** The class or the term by which it is meant; those of one meaning stay together. */
  readonly meaning: string;
  /** Whether it bears the text as a name itself. */
  readonly isBearer: boolean;
  /** How closely the name means it: 0 for its own name or an identifier, more for a wider or a related name. */
  readonly distance: number;
}

/** A term with what else it can be found by. */
interface IdentifiedTerm extends NamedTerm {
  readonly hpo: readonly { readonly id: string; readonly relation: string }[];
  readonly loinc: readonly { readonly code: string; readonly scope: string }[];
}

/** What texts mean in the vocabulary of autoantibodies. */
export interface AutoantibodyNames {
  /** Returns the autoantibodies that a whole text means; a class stands for its members. */
  meantBy(phrase: string): readonly MeantAutoantibody[];
  /**
   * Returns those with a name, or a class with a name, that begins with the text; at most `limit` names. If there are
   * none and the text joins names, returns what all but the last mean, and those that the last begins.
   */
  startingWith(phrase: string, limit: number): readonly MeantAutoantibody[];
  /** Returns the name keys by which entries belong to a class, or to the terms with a pattern; none if unknown. */
  keysOf(filter: AutoantibodyFilterName, text: string): readonly string[];
}

/** A vocabulary without names. */
export const noAutoantibodyNames: AutoantibodyNames = {
  meantBy: () => [],
  startingWith: () => [],
  keysOf: () => [],
};

/** Builds the lookup of a vocabulary. */
export function makeAutoantibodyNames<Term extends IdentifiedTerm>(
  vocabulary: Vocabulary<Term>,
): AutoantibodyNames {
  const identified = identifiersOf(vocabulary);
  const names = namesOf(vocabulary);
  const meantBy = (phrase: string): readonly MeantAutoantibody[] => {
    const key = vocabulary.keyOf(phrase);
    const bearing = vocabulary.meantBy(phrase, key);
    const named = vocabulary
      .closestTo(phrase, key)
      .flatMap((term) => meant(vocabulary, term, nameWithKey(term, key) ?? phrase.trim(), bearing));
    const found = once([...named, ...(identified.get(fold(phrase)) ?? [])], termOf);
    const pattern = vocabulary.patternOf(phrase)?.code ?? '';
    return found.length > 0 ? found : (identified.get(fold(pattern)) ?? []);
  };
  const joined = (phrase: string) => meaningOfAnyIsotype(phrase, meantBy, termOf);
  const startingWith = (phrase: string, limit: number): readonly MeantAutoantibody[] => {
    const key = nameKey(phrase);
    if (key.length < minStart) return [];
    const isMeant = ({ term }: { readonly term: Term }) => !term.isClass || saysAntibody(phrase);
    const begun = names.filter((one) => one.key.startsWith(key) && one.key !== key && isMeant(one));
    const found = begun.slice(0, limit).flatMap(({ term, name }) => meant(vocabulary, term, name, [term]));
    return once(found, termOf);
  };
  return {
    meantBy: joined,
    startingWith: (phrase, limit) => {
      const whole = startingWith(phrase, limit);
      const at = phrase.lastIndexOf('/');
      const before = whole.length > 0 || at < 0 ? [] : joined(phrase.slice(0, at));
      if (before.length === 0) return whole;
      return once([...before, ...startingWith(phrase.slice(at + 1), limit)], termOf);
    },
    keysOf: (filter, text) => {
      const found = vocabulary.findClass(text);
      if (filter === 'autoantibodyClass') return found === null ? [] : vocabulary.entryKeys(found);
      const patterned = vocabulary.patternOf(text)?.terms ?? [];
      return patterned.flatMap((term) => vocabulary.entryKeys(term));
    },
  };
}

/** Minimum length of the start of a name: too many names begin with two letters. */
const minStart = 3;

/** Returns a term itself, or the members of a class. */
function meant<Term extends IdentifiedTerm>(
  vocabulary: Vocabulary<Term>,
  term: Term,
  name: string,
  bearing: readonly Term[],
): MeantAutoantibody[] {
  const members = term.isClass ? vocabulary.withMembers(term) : [term];
  const distance = distanceOf(term, name);
  const isWider = distance === 1 + kinds.indexOf('broad');
  return members.map((member) => ({
    term: member.id,
    keys: vocabulary.ownKeys(member),
    reason: term.isClass || isWider ? 'kind_of' : 'also_called',
    name,
    meaning: term.id,
    isBearer: bearing.includes(member),
    distance,
  }));
}

const kinds = ['exact', 'abbreviation', 'broad', 'related'] as const;

function distanceOf({ synonyms }: NamedTerm, name: string): number {
  const synonym = synonyms.find((one) => one.name === name);
  return synonym === undefined ? 0 : 1 + kinds.indexOf(synonym.kind);
}

/** A member of a class that also bears its name is meant once, as the member. */
const termOf = ({ term }: MeantAutoantibody) => term;

function namesOf<Term extends IdentifiedTerm>({ terms }: Vocabulary<Term>) {
  const all = terms.flatMap((term) =>
    [term, ...term.synonyms.filter(isExact)].map(({ name }) => ({ term, name, key: nameKey(name) })),
  );
  return all.sort((a, b) => a.key.length - b.key.length);
}

/** Lists what each identifier means: of the terms with an HPO or LOINC identifier those it means exactly, if any. */
function identifiersOf<Term extends IdentifiedTerm>(
  vocabulary: Vocabulary<Term>,
): ReadonlyMap<string, readonly MeantAutoantibody[]> {
  const found = new Map<string, { term: Term; exact: boolean; reason: MeaningReason; name: string }[]>();
  for (const term of vocabulary.terms) {
    const add = (id: string, reason: MeaningReason, exact = true, name = id): void => {
      found.set(fold(id), [...(found.get(fold(id)) ?? []), { term, exact, reason, name }]);
    };
    for (const { code, name } of term.icap)
      add(code, 'pattern', true, name === null ? code : `${code} ${name}`);
    for (const { id, relation } of term.hpo) add(id, 'identifier', relation === 'exact');
    for (const { code, scope } of term.loinc) add(code, 'identifier', scope === 'own');
    for (const { uniprotId } of term.targets) add(uniprotId, 'identifier');
  }
  return new Map(
    [...found].map(([id, all]) => {
      const exact = all.filter((one) => one.exact);
      const listed = (exact.length === 0 ? all : exact).flatMap(({ term, reason, name }) =>
        meant(vocabulary, term, name, []).map((one) => ({ ...one, reason, meaning: fold(id) })),
      );
      return [id, once(listed, termOf)] as const;
    }),
  );
}
