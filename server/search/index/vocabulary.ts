import { slugOf } from '../../../schema/contract/rules/slug.js';
import { type GeneNames, noGeneNames } from '../parse/gene-names.js';
import { endsInAntibody, spelledKey } from '../parse/spellings.js';
import { type Pattern, type PatternedTerm, patternLookup } from './hep2-patterns.js';
import { joinedMeaning } from './joined-meaning.js';
import { nameKey, saysAntibody, wholeOf, withoutNumber } from './name-keys.js';
import { compareTexts, sortKey } from './sort-key.js';
import { ownKeysOf, termsByKey } from './term-keys.js';

/** How another name relates to a term: the same, the same abbreviated, wider, or connected with it. */
type SynonymKind = 'exact' | 'abbreviation' | 'broad' | 'related';

/** Another name of a term. */
interface Synonym {
  readonly name: string;
  readonly kind: SynonymKind;
  /** Whether the name is marked as having other meanings, too. */
  readonly ambiguous: boolean;
}

/** A term as far as its names, classes, targets and identifiers are concerned. */
export interface NamedTerm extends PatternedTerm {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly isClass: boolean;
  readonly synonyms: readonly Synonym[];
  /** The ids of the classes that the term itself is listed in. */
  readonly classIds: readonly string[];
  /** The proteins that it binds. */
  readonly targets: readonly { readonly uniprotId: string }[];
}

/** The terms of the vocabulary: what an autoantibody, or a class of autoantibodies, is called. */
export class Vocabulary<Term extends NamedTerm> {
  /** Classes first, then in natural order. */
  readonly terms: readonly Term[];
  /** Returns the HEp-2 pattern with a code or name; `null` if no term shows one. */
  readonly patternOf: (text: string) => Pattern<Term> | null;
  private readonly byId: ReadonlyMap<string, Term>;
  private readonly bearers: ReadonlyMap<string, readonly Term[]>;
  private readonly kinds: ReadonlyMap<string, readonly Term[]>;
  private readonly numbered: ReadonlyMap<string, readonly Term[]>;
  private knownKeys: ReadonlyMap<string, readonly string[]> | undefined;
  private knownOwners: ReadonlyMap<string, Term> | undefined;

  constructor(
    terms: readonly Term[],
    readonly genes: GeneNames = noGeneNames,
  ) {
    this.terms = [...terms].sort(inOrder);
    this.byId = new Map(this.terms.map((term) => [term.id, term]));
    this.bearers = termsByKey(this.terms, (term) => namesOf(term).map(nameKey));
    this.kinds = termsByKey(this.terms, ({ name }) => keysOf(wholeOf(name)));
    this.numbered = termsByKey(this.terms, ({ name }) => keysOf(withoutNumber(name)));
    this.patternOf = patternLookup(this.terms);
  }

  /** Returns the term with this id; `null` for none. */
  withId(id: string): Term | null {
    return this.byId.get(id) ?? null;
  }

  /** Returns a term by its id, its slug, or its name; `null` if there is none. */
  find(text: string): Term | null {
    const wanted = text.trim();
    const byId = this.byId.get(wanted.toLowerCase()) ?? this.terms.find(({ slug }) => slug === wanted);
    if (byId !== undefined) return byId;
    const key = nameKey(wanted);
    return this.findClass(wanted) ?? this.terms.find(({ name }) => nameKey(name) === key) ?? null;
  }

  /** Returns a class by its slug, its name, with or without "antibodies", or its abbreviation; `null` for none. */
  findClass(text: string): Term | null {
    const key = nameKey(text);
    const slug = slugOf(text);
    const classes = this.terms.filter(({ isClass }) => isClass);
    return classes.find((one) => one.slug === slug || isCalled(one, key)) ?? null;
  }

  classesOf(term: Term): readonly Term[] {
    return this.terms.filter(({ id }) => term.classIds.includes(id));
  }

  /** Returns the terms that are listed in a class. */
  membersOf({ id }: Term): readonly Term[] {
    return this.terms.filter(({ classIds }) => classIds.includes(id));
  }

  /** Returns a term and, if it is a class, its members and theirs. */
  withMembers(term: Term): readonly Term[] {
    const found = new Set([term]);
    for (const one of found) for (const member of this.membersOf(one)) found.add(member);
    return [...found];
  }

  /** Returns the key of a name as terms spell it that bear it, are kinds of it, or add a number to it; else its own. */
  keyOf(name: string): string {
    return spelledKey(name, (key) =>
      [this.bearers, this.kinds, this.numbered].some((known) => known.has(key)),
    );
  }

  /** Returns the terms that bear the name with this key, classes first. */
  bearing(key: string): readonly Term[] {
    return this.bearers.get(key) ?? [];
  }

  /** Returns the kinds of what has this key, as Anti-Sm (SmD1) is one of Anti-Sm; none if a term bears the name. */
  kindsOf(key: string): readonly Term[] {
    return this.bearers.has(key) ? [] : (this.kinds.get(key) ?? []);
  }

  /** Returns the kinds of a term: Anti-centromere (CENP-B) of Anti-centromere. */
  kindsOfTerm(term: Term): readonly Term[] {
    return (this.kinds.get(nameKey(term.name)) ?? []).filter((kind) => kind !== term);
  }

  /** Returns the terms whose names are this one and a number, as Anti-GAD65 is of Anti-GAD; none if a term bears it. */
  numberedBy(key: string): readonly Term[] {
    return this.bearers.has(key) || key.length < 3 ? [] : (this.numbered.get(key) ?? []);
  }

  /** Returns the terms that bind the protein of the one gene with this symbol. */
  targeting(gene: string): readonly Term[] {
    const accession = this.genes.namedBy(gene)?.accession;
    return this.terms.filter(({ targets }) => targets.some(({ uniprotId }) => uniprotId === accession));
  }

  /**
   * Returns the terms that bear a name, classes first. If it says that an antibody is meant, those whose name says so,
   * too, come alone, if there are any: anti-La is not the lupus anticoagulant (LA).
   */
  bearersOf(text: string, key = this.keyOf(text)): readonly Term[] {
    const bearing = this.bearing(key);
    if (!saysAntibody(text)) return bearing;
    const saying = bearing.filter((term) =>
      namesOf(term).some((name) => nameKey(name) === key && saysAntibody(name)),
    );
    return saying.length > 0 ? saying : bearing;
  }

  /** Returns the terms that a text means, classes first. */
  meantBy(text: string, key = this.keyOf(text)): readonly Term[] {
    return this.bearersOf(text, key).filter((term) => !term.isClass || saysClass(term, key, text));
  }

  /** Returns the terms that a text means, or kinds of what it names; of names that it joins, what all or each mean. */
  meantOrKindsOf(text: string): readonly Term[] {
    return joinedMeaning(text, (name) => this.closestTo(name));
  }

  /**
   * Returns the terms that a name means, else its kinds, else those whose names add a number, else those that bind the
   * gene whose symbol it has, if it says that an antibody is meant: anti-TSHR, tshrab.
   */
  closestTo(name: string, key = this.keyOf(name)): readonly Term[] {
    const found = [this.meantBy(name, key), this.kindsOf(key), this.numberedBy(key)];
    const closest = found.find((terms) => terms.length > 0);
    return closest ?? (saysAntibody(name) || endsInAntibody(name) ? this.targeting(name) : []);
  }

  /** Whether another name of a term has other meanings: it is marked so, or another term of its kind bears it. */
  isAmbiguous(term: Term, { name, ambiguous }: Synonym): boolean {
    return (
      ambiguous ||
      this.bearing(nameKey(name)).some((other) => other !== term && other.isClass === term.isClass)
    );
  }

  /**
   * Returns the keys of the names by which an entry belongs to a term itself, not to its members: of its exact names,
   * and of other spellings of these that mean no other term. Computed when first asked for: it takes longer than most
   * overviews.
   */
  ownKeys(term: Term): readonly string[] {
    this.knownKeys ??= ownKeysOf(
      this.terms.map((one) => {
        const synonyms = one.synonyms.filter(isExact);
        const own = synonyms.filter((synonym) => !this.isAmbiguous(one, synonym));
        return { ...one, exact: namesOf({ ...one, synonyms }), own: namesOf({ ...one, synonyms: own }) };
      }),
      (key) => this.bearers.has(key),
    );
    return this.knownKeys.get(term.id) ?? [];
  }

  /**
   * The terms that entries belong to, by the name key of their autoantibody. Later ones win: members over classes, and
   * what is called so over what is also called so. Computed when asked for: it takes longer than most overviews.
   */
  get owners(): ReadonlyMap<string, Term> {
    this.knownOwners ??= new Map([
      ...this.terms.flatMap((term) => this.ownKeys(term).map((key) => [key, term] as const)),
      ...this.terms.map((term) => [nameKey(term.name), term] as const),
    ]);
    return this.knownOwners;
  }

  /** Returns the keys of the names by which an entry belongs to a term or, if it is a class, to one of its members. */
  entryKeys(term: Term): readonly string[] {
    return [...new Set(this.withMembers(term).flatMap((one) => this.ownKeys(one)))];
  }
}

/**
 * Returns the name or synonym of a term that has this key, as the vocabulary writes it, or its name without its kind or
 * number; `null` if none has.
 */
export function nameWithKey(term: NamedTerm, key: string): string | null {
  const names = [...namesOf(term), wholeOf(term.name), withoutNumber(term.name)];
  return names.find((name) => name !== null && nameKey(name) === key) ?? null;
}

/** The name and the other names of a term. */
export function namesOf({ name, synonyms }: Pick<NamedTerm, 'name' | 'synonyms'>): readonly string[] {
  return [name, ...synonyms.map((synonym) => synonym.name)];
}

/** Whether a synonym means exactly the term. An abbreviation is an exact synonym written short. */
export function isExact({ kind }: Synonym): boolean {
  return kind === 'exact' || kind === 'abbreviation';
}

/**
 * Whether a text names a class: by its abbreviation, or with words that say that antibodies are meant. "Nuclear" alone
 * is not the antinuclear antibodies.
 */
function saysClass({ synonyms }: NamedTerm, key: string, text: string): boolean {
  const abbreviations = synonyms.filter(({ kind }) => kind === 'abbreviation');
  return saysAntibody(text) || abbreviations.some(({ name }) => nameKey(name) === key);
}

function isCalled({ name, synonyms }: NamedTerm, key: string): boolean {
  return (
    nameKey(name) === key || synonyms.some((synonym) => isExact(synonym) && nameKey(synonym.name) === key)
  );
}

function inOrder(one: NamedTerm, other: NamedTerm): number {
  if (one.isClass !== other.isClass) return one.isClass ? -1 : 1;
  return compareTexts(sortKey(one.name) ?? '', sortKey(other.name) ?? '');
}

function keysOf(name: string | null): readonly string[] {
  return name === null ? [] : [nameKey(name)];
}
