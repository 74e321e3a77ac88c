import type { NamedField } from '../../../schema/contract/entry-fields.js';
import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import type { Overview, OverviewKind } from '../../nouns/overview.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type { OverviewRepository, Spelling } from '../../persistence/repositories/overview.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { isIndexedKey, nameKey, saysAntibody, withoutAntibodyWords } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import { isExact, nameWithKey, type Vocabulary } from '../../search/index/vocabulary.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import { type Concepts, ownDisease } from '../vocabulary/concepts.js';
import {
  accessionMeantBy,
  geneMeantBy,
  isAccession,
  matchOf,
  termsMeantBy,
  viaOfDisease,
} from '../vocabulary/meant-terms.js';
import { diseaseIdentifiers, patternIdentifier, termIdentifiers, uniprotIdentifiers } from './identifiers.js';
import { narrowerDiseases } from './narrower-diseases.js';
import type { RowsOf } from './overview-rows.js';

/** What an overview is about, and which entries belong to it. */
export interface OverviewSubject extends Pick<
  Overview,
  'name' | 'slug' | 'isClass' | 'inVocabulary' | 'via' | 'matched' | 'kinds' | 'identifiers'
> {
  /** Other names; those that only differ in spelling from the name are left out later. */
  readonly otherNames: readonly string[];
  /** The field of entries that holds it, and the spellings there. */
  readonly field: NamedField;
  readonly spellings: readonly Spelling[];
  readonly rowsOf: RowsOf;
}

/** What a subject is found with. */
interface SubjectSources {
  readonly repository: OverviewRepository;
  readonly names: NameRepository;
  readonly vocabulary: Vocabulary<StoredTerm>;
  readonly diseaseNames: DiseaseNames;
  readonly concepts: Concepts;
  /** The number of entries of each term, by its id. */
  readonly counts: () => Promise<ReadonlyMap<string, number>>;
}

type Found = OverviewSubject | null;

/** Finds what a slug or name means; `null` if nothing is known by it. */
export function findSubject(kind: OverviewKind, name: string, sources: SubjectSources): Promise<Found> {
  const find = { disease: findDisease, autoantibody: findAutoantibody, autoantigen: findAutoantigen };
  return kind === 'pattern' ? findPattern(name, sources) : find[kind](name, sources);
}

/** Of a name of several diseases, the one that is called so, else the one with most entries. */
async function findDisease(sent: string, sources: SubjectSources): Promise<Found> {
  const { repository, diseaseNames, concepts } = sources;
  const own = ownDisease(sent, diseaseNames);
  const candidates = own === null ? diseaseNames.namedBy(sent) : [own];
  const literal = own === null ? await bearing('disease', sent, repository) : [];
  if (literal.length > 0) return ofEntries('disease', literal, 'autoantibody');
  const found = await Promise.all(
    candidates.map(async (named) => {
      const spellings = await repository.spellings('disease', [...named.nameKeys]);
      const isOwn = ({ value }: Spelling): boolean => concepts.disease(value).key === nameKey(named.disease);
      return { named, spellings: spellings.filter(isOwn) };
    }),
  );
  const [best] = found.sort((one, other) => entriesOf(other.spellings) - entriesOf(one.spellings));
  if (best === undefined) return null;
  const { named, spellings } = best;
  const matched = named.allNames.find((name) => nameKey(name) === nameKey(sent)) ?? named.name;
  const via = viaOfDisease(named.disease, matched);
  const name = via === 'abbreviation' ? named.disease : matched;
  return {
    name: named.disease,
    slug: overviewSlug(named.disease),
    isClass: false,
    inVocabulary: false,
    via,
    matched,
    kinds: spellings.length > 0 ? [] : await narrowerDiseases(name, sources),
    otherNames: named.allNames,
    identifiers: diseaseIdentifiers(named.identifiers),
    ...{ field: 'disease', spellings, rowsOf: 'autoantibody' },
  };
}

/**
 * A term by its slug or name, else by a synonym of it alone, else a name of entries, else a term by another spelling of
 * these, else the term with most entries that bears the name or is a kind of it.
 */
async function findAutoantibody(sent: string, sources: SubjectSources): Promise<Found> {
  const { vocabulary, repository, counts } = sources;
  const term = vocabulary.find(sent) ?? vocabulary.owners.get(nameKey(sent));
  if (term !== undefined) return ofTerm(term, sent, sources);
  const literal = await bearing('autoantibody', sent, repository);
  if (literal.length > 0) return ofEntries('autoantibody', literal, 'disease');
  const spelled = vocabulary.owners.get(vocabulary.keyOf(sent));
  if (spelled !== undefined) return ofTerm(spelled, sent, sources);
  const meant = vocabulary.meantOrKindsOf(sent);
  if (meant.length === 0) return null;
  const entries = await counts();
  const [first] = [...meant].sort((one, other) => (entries.get(other.id) ?? 0) - (entries.get(one.id) ?? 0));
  return first === undefined ? null : ofTerm(first, sent, sources);
}

async function ofTerm(
  term: StoredTerm,
  sent: string,
  { vocabulary, repository }: SubjectSources,
): Promise<Found> {
  const key = vocabulary.keyOf(sent);
  const isName = [term.id, term.slug].includes(sent) || nameKey(term.name) === key;
  const exact = term.synonyms.filter((synonym) => isExact(synonym));
  return {
    name: term.name,
    slug: term.slug,
    isClass: term.isClass,
    inVocabulary: true,
    ...(isName ? { via: 'name', matched: term.name } : matchOf(vocabulary, term, sent)),
    kinds: vocabulary.kindsOfTerm(term).map(({ name, slug }) => ({ name, slug })),
    otherNames: exact.map(({ name }) => name),
    identifiers: termIdentifiers(term),
    field: 'autoantibody',
    spellings: await repository.spellings('autoantibody', vocabulary.entryKeys(term)),
    // The numbers of the members of a class must not be mixed.
    rowsOf: term.isClass ? 'pair' : 'disease',
  };
}

/** An autoantigen of entries by its name or by what else means it, else one that only the vocabulary knows. */
async function findAutoantigen(sent: string, sources: SubjectSources): Promise<Found> {
  const { repository, vocabulary } = sources;
  const literal = await bearing('autoantigen', sent, repository);
  if (literal.length > 0) return ofEntries('autoantigen', literal, 'pair');
  const meant = await antigenMeantBy(sent, sources);
  if (meant !== null) {
    const { value, via, matched } = meant;
    const spellings = await bearing('autoantigen', value, repository);
    return { ...ofEntries('autoantigen', spellings, 'pair'), via, matched };
  }
  const key = nameKey(sent);
  const target = vocabulary.terms
    .flatMap(({ targets }) => targets)
    .find(({ name, uniprotId }) => nameKey(name) === key || nameKey(uniprotId) === key);
  if (target === undefined) return null;
  const isName = nameKey(target.name) === key;
  return {
    ...ofEntries('autoantigen', [], 'pair'),
    ...{ name: target.name, slug: overviewSlug(target.name), via: isName ? 'name' : 'identifier' },
    matched: isName ? target.name : target.uniprotId,
    identifiers: uniprotIdentifiers([target.uniprotId]),
  };
}

/**
 * The autoantigen of entries that a text means by a UniProt accession, by what its autoantibody is called, as Ro60 is
 * by Anti-Ro60 and dsDNA by Anti-dsDNA, else by a symbol of its gene.
 */
async function antigenMeantBy(sent: string, sources: SubjectSources) {
  const { names, vocabulary } = sources;
  const accession = saysAntibody(sent) ? null : accessionMeantBy(vocabulary, sent);
  const [named] = await (accession === null
    ? antigenOfAutoantibody(sent, sources)
    : names.withAccessions([accession]));
  if (named !== undefined) {
    const { value } = named;
    if (isAccession(sent)) return { value, via: 'identifier', matched: sent.toUpperCase() } as const;
    const own = vocabulary.keyOf(sent);
    const [term] = vocabulary.bearing(own);
    const spelled = term === undefined ? null : nameWithKey(term, own);
    return { value, via: 'synonym', matched: withoutAntibodyWords(spelled ?? sent) } as const;
  }
  const gene = geneMeantBy(vocabulary, sent);
  if (gene === null) return null;
  const [coded] = await names.withAccessions([gene.accession]);
  return coded === undefined
    ? null
    : ({ value: coded.value, via: 'identifier', matched: gene.symbol } as const);
}

/** The autoantigen on which all entries of the autoantibodies to what a text names agree. */
async function antigenOfAutoantibody(sent: string, { vocabulary, names }: SubjectSources) {
  const key = vocabulary.keyOf(sent);
  const meant = saysAntibody(sent)
    ? []
    : [...termsMeantBy(vocabulary, sent).meant, ...vocabulary.kindsOf(key)];
  const terms = meant.filter((term) => saysAntibody(nameWithKey(term, key) ?? ''));
  const found = await names.antigensOf(new Map(terms.map((term) => [term.id, vocabulary.ownKeys(term)])));
  const keys = [...new Set(found.map((one) => one.key))];
  return keys.length === 1 ? names.withKeys('autoantigen', keys) : [];
}

/** A pattern by its code, such as AC-4, or its name: the entries of the autoantibodies that show it. */
async function findPattern(sent: string, { vocabulary, repository }: SubjectSources): Promise<Found> {
  const pattern = vocabulary.patternOf(sent);
  if (pattern === null) return null;
  const { code, name, terms } = pattern;
  const keys = [...new Set(terms.flatMap((term) => vocabulary.entryKeys(term)))];
  const isName = nameKey(code) === nameKey(sent);
  return {
    ...ofEntries('autoantibody', await repository.spellings('autoantibody', keys), 'pair'),
    ...{ name: code, slug: overviewSlug(code), via: isName ? 'name' : 'synonym' },
    matched: isName ? code : (name ?? code),
    otherNames: name === null ? [] : [name],
    identifiers: [patternIdentifier(code)],
  };
}

/** Returns the spellings with the name key of a text; those that equal a text without a key, or with a long one. */
async function bearing(field: NamedField, sent: string, repository: OverviewRepository) {
  const key = nameKey(sent);
  if (isIndexedKey(key)) return repository.spellings(field, [key]);
  const exact = sortKey(sent);
  return exact === null ? [] : repository.spellings(field, [], [exact]);
}

function ofEntries(field: NamedField, spellings: readonly Spelling[], rowsOf: RowsOf): OverviewSubject {
  const name = spellings[0]?.value ?? '';
  return {
    name,
    slug: overviewSlug(name),
    isClass: false,
    inVocabulary: false,
    via: 'name',
    matched: name,
    kinds: [],
    otherNames: [],
    identifiers: [],
    field,
    spellings,
    rowsOf,
  };
}

/** The number of entries with these spellings. */
export function entriesOf(spellings: readonly Spelling[]): number {
  return spellings.reduce((sum, { entries }) => sum + entries, 0);
}
