import { type NamedField, namedFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { overviewSlug } from '../../../schema/contract/rules/slug.js';
import type { Meaning, ResolvedName } from '../../nouns/vocabulary.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type { StoredTerm } from '../../persistence/repositories/vocabulary.repository.js';
import { isIndexedKey, nameKey, saysAntibody } from '../../search/index/name-keys.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import { authorize } from '../authorize.js';
import type { Versioned } from '../entries/entry-views.js';
import type { LimitInput } from '../pagination.js';
import { optionalOneOf, requiredText, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { FieldNames } from './field-names.js';
import { geneMeantBy, isAccession, matchOf, termMeaning, viaOfDisease } from './meant-terms.js';
import type { VocabularyCache } from './vocabulary-cache.js';

type Counted = Awaited<ReturnType<VocabularyCache['counted']>>;

/** All meanings of a name. */
type Meant = Omit<ResolvedName, 'total'> & Versioned;

/** A value of a field of entries, and the number of its entries. */
interface FieldValue {
  readonly field: NamedField;
  readonly value: string;
  readonly entries: number;
}

/** Says what names mean. */
export class NameService {
  constructor(
    private readonly names: NameRepository,
    private readonly vocabulary: VocabularyCache,
    private readonly diseases: DiseaseNames,
    private readonly fieldNames: FieldNames,
  ) {}

  /**
   * Returns everything that bears a name: diseases, autoantibodies, classes of autoantibodies and autoantigens. Classes
   * come first, then meanings with more entries. With a `field`, returns what the name means as the value of that
   * field: also if it joins several names of one autoantibody, or names an autoantigen by its autoantibody. Throws
   * BAD_USER_INPUT for a blank name, another field or a limit outside the contract.
   */
  async resolve(
    ctx: RequestContext,
    sent: string | null | undefined,
    field?: string | null,
    options: LimitInput = {},
  ): Promise<ResolvedName & Versioned> {
    authorize(ctx, 'entries.read');
    const name = requiredText('name', sent, messages.nameRequired, limits.nameMaxLength);
    const within = optionalOneOf('field', field, namedFields);
    const limit = wholeNumber('limit', options.limit, limits.meanings);
    const found = within === null ? await this.anywhere(name) : await this.within(within, name);
    return { ...found, meanings: found.meanings.slice(0, limit), total: found.meanings.length };
  }

  private async within(field: NamedField, name: string): Promise<Meant> {
    const { dataVersion } = await this.vocabulary.counted();
    const [found] = await this.fieldNames.meanings(field, [name]);
    const meanings = (found?.meanings ?? []).map(({ keys, ...meaning }) => meaning);
    return { meanings, ambiguous: found?.ambiguous ?? false, dataVersion };
  }

  private async anywhere(name: string): Promise<Meant> {
    const counted = await this.vocabulary.counted();
    const terms = termMeanings(name, counted);
    const [values, antigens, diseases] = await Promise.all([
      this.bearing(name),
      isAccession(name) ? this.antigensOf(name) : [],
      this.diseaseMeanings(name),
    ]);
    const known = [...terms, ...diseases];
    const others = values
      .filter(
        (value) => !isKnown(value, known, counted) && !(value.field === 'autoantigen' && saysAntibody(name)),
      )
      .map((value) => valueMeaning(value, 'name', value.value));
    const identified = antigens.map((value) => valueMeaning(value, 'identifier', name.toUpperCase()));
    const found = [...known, ...others, ...identified].sort(inOrder);
    const meanings = found.length > 0 ? found : await this.geneMeanings(name, counted.vocabulary);
    return { meanings, ambiguous: meanings.length > 1, dataVersion: counted.dataVersion };
  }

  /** The autoantigens of entries that are the protein of the gene with this symbol. */
  private async geneMeanings(name: string, vocabulary: Counted['vocabulary']): Promise<readonly Meaning[]> {
    const gene = geneMeantBy(vocabulary, name);
    if (gene === null) return [];
    const antigens = await this.antigensOf(gene.accession);
    return antigens.map((value) => valueMeaning(value, 'identifier', gene.symbol));
  }

  /** The autoantigens of entries with this accession. */
  private async antigensOf(accession: string): Promise<readonly FieldValue[]> {
    const antigens = await this.names.withAccessions([accession]);
    return oneOfEachName(antigens.map(({ value, entries }) => ({ field: 'autoantigen', value, entries })));
  }

  /** The values of all three fields whose whole name has the key of a name; of a long name, those that equal it. */
  private async bearing(name: string): Promise<readonly FieldValue[]> {
    const key = nameKey(name);
    const exact = sortKey(name);
    if (key === '' || exact === null) return [];
    const found = namedFields.map(async (field) => {
      if (!isIndexedKey(key)) {
        return (await this.names.withKeys(field, [exact])).map((value) => ({ field, ...value }));
      }
      const values = await this.names.called(field, [key]);
      return values.map(({ value, entries }) => ({ field, value, entries }));
    });
    return oneOfEachName((await Promise.all(found)).flat());
  }

  private async diseaseMeanings(name: string): Promise<readonly Meaning[]> {
    const named = this.diseases.namedBy(name);
    return Promise.all(
      named.map(async ({ disease, name: matched, nameKeys }): Promise<Meaning> => {
        const spellings = await this.names.called('disease', [...nameKeys]);
        const entries = spellings.reduce((sum, spelling) => sum + spelling.entries, 0);
        const via = viaOfDisease(disease, matched);
        const shown = spellings[0]?.value ?? disease;
        return { kind: 'disease', name: shown, slug: overviewSlug(shown), via, matched, entries };
      }),
    );
  }
}

/** The terms that a name means, or its kinds, else those of a HEp-2 pattern, and those that an identifier means. */
function termMeanings(name: string, { vocabulary, counts }: Counted): readonly Meaning[] {
  const bearing = vocabulary.meantOrKindsOf(name);
  const named = bearing.map((term) => termMeaning(term, counts, matchOf(vocabulary, term, name)));
  const pattern = bearing.length > 0 ? null : vocabulary.patternOf(name);
  const identified = vocabulary.terms.filter(
    (term) => !bearing.includes(term) && identifies(term, name, true),
  );
  const loosely =
    identified.length > 0 ? identified : vocabulary.terms.filter((term) => identifies(term, name, false));
  const identifier = { via: 'identifier', matched: pattern?.code ?? name.toUpperCase() } as const;
  const others = [...(pattern?.terms ?? []), ...loosely];
  return [...named, ...others.map((term) => termMeaning(term, counts, identifier))];
}

/** Whether an identifier means a term; a UniProt accession means the autoantigen, not the autoantibody. */
function identifies({ hpo, loinc }: StoredTerm, sent: string, exactly: boolean): boolean {
  // All of these identifiers have digits; most names have none.
  if (!/\d/.test(sent)) return false;
  const id = fold(sent);
  return (
    hpo.some((one) => fold(one.id) === id && (!exactly || one.relation === 'exact')) ||
    loinc.some((one) => one.code === id && (!exactly || one.scope === 'own'))
  );
}

/** Joins the spellings of each name, as overviews do. The first, that of most entries, stands for all. */
function oneOfEachName(values: readonly FieldValue[]): readonly FieldValue[] {
  const named = new Map<string, FieldValue>();
  for (const value of values) {
    const name = `${value.field} ${nameKey(value.value) || value.value}`;
    const known = named.get(name);
    named.set(name, known === undefined ? value : { ...known, entries: known.entries + value.entries });
  }
  return [...named.values()];
}

function valueMeaning({ field, value, entries }: FieldValue, via: Meaning['via'], matched: string): Meaning {
  return { kind: field, name: value, slug: overviewSlug(value), via, matched, entries };
}

/** Whether a value of entries is already among the meanings: as a disease, or as the autoantibody of a term. */
function isKnown({ field, value }: FieldValue, known: readonly Meaning[], { vocabulary }: Counted): boolean {
  if (field === 'autoantigen') return false;
  if (field === 'disease') return known.some(({ kind }) => kind === 'disease');
  const key = nameKey(value);
  return vocabulary.terms.some((term) => vocabulary.ownKeys(term).includes(key));
}

function inOrder(one: Meaning, other: Meaning): number {
  return Number(other.kind === 'class') - Number(one.kind === 'class') || other.entries - one.entries;
}
