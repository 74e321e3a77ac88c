import type { AutoantibodyFilterName } from '../../../schema/contract/entry-filters.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { nameKey } from '../index/name-keys.js';
import { isExact, type NamedTerm, nameWithKey, saysAntibody, type Vocabulary } from '../index/vocabulary.js';

/** Why an autoantibody is meant: by another name, as a member of a class, by a pattern, or by an identifier. */
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
  readonly icap: readonly { readonly code: string; readonly name: string | null }[];
  readonly hpo: readonly { readonly id: string; readonly relation: string }[];
  readonly loinc: readonly { readonly code: string; readonly scope: string }[];
  readonly targets: readonly { readonly uniprotId: string }[];
}

/** What texts mean in the vocabulary of autoantibodies. */
export interface AutoantibodyNames {
  /** Returns the autoantibodies that a whole text means; a class stands for its members. */
  meantBy(phrase: string): readonly MeantAutoantibody[];
  /** Returns those with a name, or a class with a name, that begins with the text; at most `limit` names. */
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
  const patterns = new Map(
    vocabulary.terms.flatMap(({ icap }) => icap.map(({ code, name }) => [nameKey(name ?? code), fold(code)])),
  );
  const names = namesOf(vocabulary);
  const meantBy = (phrase: string): readonly MeantAutoantibody[] => {
    const key = vocabulary.keyOf(phrase);
    const bearing = vocabulary.meantBy(phrase, key);
    const meaning = bearing.length > 0 ? bearing : vocabulary.numberedBy(key);
    const named = meaning.flatMap((term) =>
      meant(vocabulary, term, nameWithKey(term, key) ?? term.name, bearing),
    );
    const found = once([...named, ...(identified.get(fold(phrase)) ?? [])]);
    return found.length > 0 ? found : (identified.get(patterns.get(key) ?? '') ?? []);
  };
  return {
    meantBy: (phrase) => {
      const whole = meantBy(phrase);
      return whole.length > 0 || !phrase.includes('/') ? whole : joinedBy(phrase.split('/').map(meantBy));
    },
    startingWith: (phrase, limit) => {
      const key = nameKey(phrase);
      if (key.length < minStart) return [];
      const isMeant = ({ term }: { readonly term: Term }) => !term.isClass || saysAntibody(phrase);
      const begun = names.filter((one) => one.key.startsWith(key) && one.key !== key && isMeant(one));
      return once(begun.slice(0, limit).flatMap(({ term, name }) => meant(vocabulary, term, name, [term])));
    },
    keysOf: (filter, text) => {
      const found = vocabulary.findClass(text);
      if (filter === 'autoantibodyClass') return found === null ? [] : vocabulary.entryKeys(found);
      const patterned = vocabulary.terms.filter(({ icap }) =>
        icap.some(({ code }) => fold(code) === fold(text)),
      );
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
  const reason = term.isClass ? 'kind_of' : 'also_called';
  const members = term.isClass ? vocabulary.withMembers(term) : [term];
  return members.map((member) => ({
    term: member.id,
    keys: vocabulary.ownKeys(member),
    reason,
    name,
    meaning: term.id,
    isBearer: bearing.includes(member),
    distance: distanceOf(term, name),
  }));
}

const kinds = ['exact', 'abbreviation', 'broad', 'related'] as const;

function distanceOf({ synonyms }: NamedTerm, name: string): number {
  const synonym = synonyms.find((one) => one.name === name);
  return synonym === undefined ? 0 : 1 + kinds.indexOf(synonym.kind);
}

/** Returns what joined names mean: `SSA/Ro60` the one that all of them mean, `PR3/MPO` each of them. */
function joinedBy(parts: readonly (readonly MeantAutoantibody[])[]): readonly MeantAutoantibody[] {
  if (parts.some((part) => part.length === 0)) return [];
  const all = once(parts.flat());
  const common = all.filter(({ term }) => parts.every((part) => part.some((one) => one.term === term)));
  return common.length > 0 ? common : all;
}

/** A member of a class that also bears its name is meant once, as the member. */
function once(all: readonly MeantAutoantibody[]): readonly MeantAutoantibody[] {
  const found = new Map<string, MeantAutoantibody>();
  for (const one of all) if (!found.has(one.term)) found.set(one.term, one);
  return [...found.values()];
}

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
      return [id, once(listed)] as const;
    }),
  );
}
