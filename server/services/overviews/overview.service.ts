import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { mapCooperatively } from '../../cooperative.js';
import { requireFound } from '../../errors.js';
import { entryMeasures } from '../../measures/entry-measures.js';
import { type Overview, type OverviewKind, overviewKinds } from '../../nouns/overview.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { MeasureReviewRepository } from '../../persistence/repositories/measure-review.repository.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import type {
  OverviewDetails,
  OverviewEntry,
  OverviewRepository,
} from '../../persistence/repositories/overview.repository.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { DiseaseNames } from '../../search/parse/disease-names.js';
import type { OverviewValues } from '../../search/search.js';
import { authorize } from '../authorize.js';
import type { Versioned } from '../entries/entry-views.js';
import type { LimitInput } from '../pagination.js';
import { requiredText, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { Concepts } from '../vocabulary/concepts.js';
import type { NameService } from '../vocabulary/name.service.js';
import type { VocabularyCache } from '../vocabulary/vocabulary-cache.js';
import { distinctCitations, distinctParts, identifiersOf } from './identifiers.js';
import { otherMeanings } from './other-meanings.js';
import { CompanionCounts } from './overview-companions.js';
import { firstRated, groupRows, makeRow, rankRows, type RatedRow, rateRows } from './overview-rows.js';
import { entriesOf, findSubject, type OverviewSubject } from './overview-subject.js';

/** How many entries are read for the other names and the identifiers of a page's head. */
const entriesForNames = 100;

/** What an overview is asked for. */
interface OverviewInput extends LimitInput {
  readonly kind: string;
  /** Slug or name. */
  readonly name: string | null | undefined;
}

/** What entries say about one disease, autoantibody, autoantigen or pattern. */
export class OverviewService {
  private readonly companions: CompanionCounts;

  constructor(
    private readonly versions: Pick<DataVersionRepository, 'current'>,
    private readonly repository: OverviewRepository,
    private readonly names: NameRepository,
    private readonly reviews: Pick<MeasureReviewRepository, 'latest'>,
    private readonly vocabulary: VocabularyCache,
    private readonly diseaseNames: DiseaseNames,
    private readonly meanings: Pick<NameService, 'resolve'>,
  ) {
    this.companions = new CompanionCounts(repository, names);
  }

  /**
   * Returns the overview of what a slug or name means. Throws NOT_FOUND if nothing is known by it, BAD_USER_INPUT for a
   * blank one.
   */
  async find(ctx: RequestContext, input: OverviewInput): Promise<Overview & Versioned> {
    authorize(ctx, 'entries.read');
    const sent = nameOf(input);
    const limit = wholeNumber('limit', input.limit, limits.overview.rows);
    const { dataVersion } = await this.versions.current();
    const { kind, subject, concepts } = await this.subjectOf(input.kind, sent);
    const { meanings } = this;
    const [overview, others] = await Promise.all([
      this.overview(kind, subject, concepts, limit, dataVersion),
      otherMeanings(ctx, sent, kind, subject, { meanings, concepts }),
    ]);
    return { ...overview, otherMeanings: others, dataVersion };
  }

  /**
   * Returns what the overview of a slug or name is about. Reads entries, the oldest ones, only where they say what it
   * is called: of an autoantigen, and of an autoantibody without other names in the vocabulary. Throws like `find`.
   */
  async subject(
    ctx: RequestContext,
    input: OverviewInput,
  ): Promise<Pick<Overview, 'name' | 'slug' | 'alsoCalled' | 'identifiers'>> {
    authorize(ctx, 'entries.read');
    const { kind, subject } = await this.subjectOf(input.kind, nameOf(input));
    const { name, slug } = subject;
    const isUnlisted = kind === 'autoantibody' && subject.otherNames.length === 0;
    const isNamedByEntries = kind === 'autoantigen' || isUnlisted;
    const entries = isNamedByEntries ? await this.entries(subject, entriesForNames) : [];
    const identifiers = identifiersOf(kind, subject.identifiers, entries);
    return { name, slug, alsoCalled: otherNames(subject, entries), identifiers };
  }

  /**
   * Returns the field that an overview is about, and its values in the entries that it counts; none for an unknown one.
   * The overview is given by its kind and its slug or name, such as `disease/sicca`.
   */
  async values(overview: string): Promise<OverviewValues> {
    const [kind = '', ...name] = overview.split('/');
    const found = await this.knownSubject(kind, name.join('/'));
    const { field, spellings } = found?.subject ?? { field: 'disease', spellings: [] };
    return { field, values: spellings.map(({ value }) => value) };
  }

  private async subjectOf(kind: string, name: string) {
    return requireFound(await this.knownSubject(kind, name), messages.overviewNotFound);
  }

  private async knownSubject(sentKind: string, name: string) {
    const kind = overviewKinds.find((known) => known === sentKind);
    const concepts = await this.vocabulary.concepts();
    const { vocabulary } = concepts;
    const { repository, names, diseaseNames } = this;
    const counts = () => this.vocabulary.counts();
    const sources = { repository, names, vocabulary, diseaseNames, concepts, counts };
    const subject = kind === undefined ? null : await findSubject(kind, name, sources);
    return kind === undefined || subject === null ? null : { kind, subject, concepts };
  }

  private async overview(
    kind: OverviewKind,
    subject: OverviewSubject,
    concepts: Concepts,
    limit: number,
    dataVersion: string,
  ): Promise<Omit<Overview, 'dataVersion' | 'otherMeanings'>> {
    const { name, slug, isClass, inVocabulary, via, matched, kinds, spellings, rowsOf } = subject;
    const entries = await this.entries(subject, limits.overview.entries);
    const reviews = await this.reviews.latest(
      entries.filter(({ isReviewed }) => isReviewed).map(({ id }) => id),
    );
    const read = await mapCooperatively(entries, (entry) => {
      const measures = entryMeasures(entry, reviews.get(entry.id) ?? []);
      return [entry.id, measures.filter(({ status }) => status !== 'rejected')] as const;
    });
    const measures = new Map(read);
    const rows = rateRows(groupRows(entries, rowsOf, concepts), rowsOf, measures);
    const first = firstRated(rows, limit);
    const companions = await this.companions.of(first, rowsOf, concepts, dataVersion);
    const listed = rankRows(first, companions, limit);
    const details = await this.detailsOf(listed);
    const without = (figure: 'sensitivity' | 'specificity' | 'ppv' | 'npv') =>
      rows.filter(({ figures }) => figures[figure] === null).length;
    const references = distinctCitations(entries.map(({ reference }) => reference));
    return {
      ...{ kind, name, slug, isClass, inVocabulary, via, matched, kinds },
      alsoCalled: otherNames(subject, entries),
      spellings: spellings.slice(0, limits.overview.names).map(({ value }) => value),
      identifiers: identifiersOf(kind, subject.identifiers, entries),
      counts: {
        entries: entriesOf(spellings),
        diseases: countOf(entries, ({ disease }) => concepts.disease(disease).key),
        autoantibodies: countOf(entries, ({ autoantibody }) => concepts.autoantibody(autoantibody).key),
        autoantigens: countOf(entries, ({ autoantigen }) => concepts.autoantigen(autoantigen).key),
      },
      entriesRead: entries.length,
      rows: listed.map((row) => makeRow(row, concepts, details)),
      rowsTotal: rows.length,
      missing: {
        sensitivity: without('sensitivity'),
        specificity: without('specificity'),
        ppv: without('ppv'),
        npv: without('npv'),
      },
      references: references.slice(0, limits.overview.references),
      referencesTotal: references.length,
    };
  }

  private async entries({ field, spellings }: OverviewSubject, limit: number) {
    const keys = spellings.map(({ key }) => key);
    return keys.length === 0 ? [] : this.repository.entries(field, keys, limit);
  }

  private async detailsOf(rows: readonly RatedRow[]): Promise<ReadonlyMap<string, OverviewDetails>> {
    const ids = rows.flatMap(({ entries }) => entries.map(({ id }) => id));
    const details = ids.length === 0 ? [] : await this.repository.details(ids);
    return new Map(details.map((one) => [one.id, one]));
  }
}

function nameOf({ name }: OverviewInput): string {
  return requiredText('name', name, messages.nameRequired, limits.nameMaxLength);
}

function countOf(entries: readonly OverviewEntry[], keyOf: (entry: OverviewEntry) => string): number {
  return new Set(entries.map(keyOf)).size;
}

/** The names of the vocabulary, the spellings of entries, and what entries of an unlisted autoantibody call it. */
function otherNames(subject: OverviewSubject, entries: readonly OverviewEntry[]): readonly string[] {
  const { name, otherNames: known, spellings, field, rowsOf } = subject;
  const isListed = known.length > 0 || field !== 'autoantibody';
  const inEntries = isListed ? [] : distinctParts(entries.map(({ synonym }) => synonym));
  // The spellings of a class or a pattern are names of other autoantibodies.
  const spelled = field === 'autoantibody' && rowsOf === 'pair' ? [] : spellings.map(({ value }) => value);
  const byKey = new Map([...known, ...spelled, ...inEntries].map((other) => [sortKey(other), other]));
  byKey.delete(sortKey(name));
  return [...byKey.values()].slice(0, limits.overview.names);
}
