import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import { requireFound } from '../../errors.js';
import type { Sent } from '../../nouns/noun.js';
import type { AutoantibodyTerm, AutoantibodyTermPage, TermLink, termsArgs } from '../../nouns/vocabulary.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { nameKey } from '../../search/index/name-keys.js';
import type { Vocabulary } from '../../search/index/vocabulary.js';
import { authorize } from '../authorize.js';
import type { Versioned } from '../entries/entry-views.js';
import { pagination, readPage } from '../pagination.js';
import { plainText } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { noEntries, type VocabularyCache } from './vocabulary-cache.js';

type Counts = AutoantibodyTerm['counts'];

/** The pages of the vocabulary, by the names in their addresses. */
export interface VocabularyAddresses extends Versioned {
  readonly terms: readonly string[];
  readonly patterns: readonly string[];
}

/** Reads the vocabulary of autoantibodies. */
export class VocabularyService {
  constructor(private readonly vocabulary: VocabularyCache) {}

  /**
   * Returns a page of terms, classes first, then in natural order; of a search, terms that bear the name first. An
   * unknown class or pattern is an empty list. Throws BAD_USER_INPUT for input outside the contract.
   */
  async list(ctx: RequestContext, input: Sent<typeof termsArgs>): Promise<AutoantibodyTermPage & Versioned> {
    authorize(ctx, 'entries.read');
    const page = readPage(input, limits.vocabulary);
    const search = plainText('search', input.search, limits.searchTermMaxLength);
    const within = plainText('class', input.class, limits.nameMaxLength);
    const icap = plainText('icap', input.icap, limits.nameMaxLength);
    const { counts, vocabulary, dataVersion } = await this.vocabulary.counted();
    const matching = [membersOf(vocabulary, within), withPattern(vocabulary, icap)].reduce(
      (terms, filter) => terms.filter(filter),
      vocabulary.terms,
    );
    const found = searched(matching, search);
    const shown = found.slice(page.offset, page.offset + page.limit);
    const items = shown.map((term) => termView(term, vocabulary, counts));
    return { items, pagination: pagination(page, found.length), dataVersion };
  }

  /** Returns a term by its id, slug or name, a class also by its abbreviation. Throws NOT_FOUND for an unknown one. */
  async find(ctx: RequestContext, name: string | null): Promise<AutoantibodyTerm & Versioned> {
    authorize(ctx, 'entries.read');
    const wanted = plainText('name', name, limits.nameMaxLength);
    const { counts, vocabulary, dataVersion } = await this.vocabulary.counted();
    const term = requireFound(vocabulary.find(wanted), messages.termNotFound);
    return { ...termView(term, vocabulary, counts), dataVersion };
  }

  /** Returns the names of all terms and HEp-2 patterns as in the addresses of their pages. */
  async addresses(ctx: RequestContext): Promise<VocabularyAddresses> {
    authorize(ctx, 'entries.read');
    const { vocabulary, dataVersion } = await this.vocabulary.counted();
    const codes = vocabulary.terms.flatMap(({ icap }) => icap.map(({ code }) => overviewSlug(code)));
    return { terms: vocabulary.terms.map(({ slug }) => slug), patterns: [...new Set(codes)], dataVersion };
  }

  /** Returns the term that entries with each of these autoantibodies belong to; `null` where there is none. */
  async ofAutoantibodies(
    ctx: RequestContext,
    autoantibodies: readonly string[],
  ): Promise<readonly (TermLink | null)[]> {
    authorize(ctx, 'entries.read');
    const { owners } = await this.vocabulary.current();
    return autoantibodies.map((autoantibody) => {
      const term = owners.get(nameKey(autoantibody));
      return term === undefined ? null : linkOf(term);
    });
  }
}

/** Returns a term as both APIs show it. */
export function termView(
  term: StoredTerm,
  vocabulary: Vocabulary<StoredTerm>,
  counts: ReadonlyMap<string, Counts>,
): AutoantibodyTerm {
  const { classIds, ...own } = term;
  return {
    ...own,
    synonyms: term.synonyms.map((synonym) => ({
      ...synonym,
      ambiguous: vocabulary.isAmbiguous(term, synonym),
    })),
    classes: vocabulary.classesOf(term).map(linkOf),
    members: vocabulary.membersOf(term).map(linkOf),
    counts: counts.get(term.id) ?? noEntries,
  };
}

function linkOf({ id, slug, name }: StoredTerm): TermLink {
  return { id, slug, name };
}

/** Converts a term to the form of REST and files. */
export function serialiseTerm(term: AutoantibodyTerm) {
  const { id, slug, name, isClass, synonyms, classes, members, icap, hpo, loinc, targets, sources } = term;
  const { counts, version, updatedAt } = term;
  return {
    _id: id,
    ...{ slug, name, isClass, synonyms },
    classes: classes.map(serialiseLink),
    members: members.map(serialiseLink),
    ...{ icap, hpo, loinc, targets, sources, counts, version, updatedAt },
  };
}

function serialiseLink({ id, ...link }: TermLink) {
  return { _id: id, ...link };
}

type Filter = (term: StoredTerm) => boolean;

function membersOf(vocabulary: Vocabulary<StoredTerm>, name: string): Filter {
  if (name === '') return () => true;
  const found = vocabulary.findClass(name);
  const members = new Set(found === null ? [] : vocabulary.withMembers(found));
  return (term) => term !== found && members.has(term);
}

function withPattern(vocabulary: Vocabulary<StoredTerm>, text: string): Filter {
  if (text === '') return () => true;
  const terms = new Set(vocabulary.patternOf(text)?.terms);
  return (term) => terms.has(term);
}

/**
 * Returns the terms whose names, identifiers and HEp-2 patterns contain every word: those that bear the whole name
 * first, then those with a name that begins so, and those that only their patterns lead to last.
 */
function searched(terms: readonly StoredTerm[], search: string): readonly StoredTerm[] {
  if (search === '') return terms;
  const words = fold(search).split(' ');
  const key = nameKey(search);
  const namesOf = ({ name, synonyms }: StoredTerm) => [name, ...synonyms.map((synonym) => synonym.name)];
  const textsOf = (term: StoredTerm) => {
    const identifiers = [...term.icap.map(({ code }) => code), ...term.hpo.map(({ id }) => id)];
    const codes = [...term.loinc.map(({ code }) => code), ...term.targets.map(({ uniprotId }) => uniprotId)];
    return [...namesOf(term), ...identifiers, ...codes].map(fold);
  };
  const patternsOf = ({ icap }: StoredTerm) => icap.flatMap(({ name }) => name ?? []).map(fold);
  const contain = (texts: readonly string[]) =>
    words.every((word) => texts.some((text) => text.includes(word)));
  const tierOf = (term: StoredTerm) => {
    const keys = namesOf(term).map(nameKey);
    if (keys.includes(key)) return 0;
    if (key !== '' && keys.some((one) => one.startsWith(key))) return 1;
    const texts = textsOf(term);
    if (contain(texts)) return 2;
    return contain([...texts, ...patternsOf(term)]) ? 3 : null;
  };
  const tiers = terms.map(tierOf);
  return [0, 1, 2, 3].flatMap((tier) => terms.filter((_term, place) => tiers[place] === tier));
}
