import { limits } from '../../../schema/contract/limits.js';
import { TimeSlice } from '../../cooperative.js';
import type { Differential, differentialArgs } from '../../nouns/differential.js';
import type { SentBody } from '../../nouns/noun.js';
import type {
  DifferentialRepository,
  DividingAutoantibody,
} from '../../persistence/repositories/differential.repository.js';
import type { MeasureReviewRepository } from '../../persistence/repositories/measure-review.repository.js';
import type { NameRepository } from '../../persistence/repositories/name.repository.js';
import { authorize } from '../authorize.js';
import type { RequestContext } from '../request-context.js';
import type { Concepts } from '../vocabulary/concepts.js';
import type { VocabularyCache } from '../vocabulary/vocabulary-cache.js';
import { joinDiseases, type JoinedFinding } from './join-diseases.js';
import { knownSensitivities } from './known-sensitivities.js';
import { rankDiseases, type RankedDisease } from './rank-diseases.js';
import { readFindings } from './read-diagnostic-input.js';
import { type Finding, resolveFindings, testedKeysOf } from './resolve-findings.js';

const { differential } = limits.diagnostics;

/** The sort keys of the names by which entries call a disease, by the key of its concept. */
type Spellings = ReadonlyMap<string, readonly string[]>;

/** Which diseases fit findings, by the entries that explain them. */
export class DifferentialService {
  constructor(
    private readonly repository: DifferentialRepository,
    private readonly reviews: Pick<MeasureReviewRepository, 'latest'>,
    private readonly vocabulary: VocabularyCache,
    private readonly names: Pick<NameRepository, 'called'>,
  ) {}

  /**
   * Returns the diseases that explain a present finding, ranked without percentages, what cannot be told apart, and
   * which test would. The order of the findings changes nothing. Throws BAD_USER_INPUT for input outside the contract.
   */
  async differential(ctx: RequestContext, sent: SentBody<typeof differentialArgs>): Promise<Differential> {
    authorize(ctx, 'entries.read');
    // A document may ask for many differentials.
    await new TimeSlice().yieldToEventLoop();
    const concepts = await this.vocabulary.concepts();
    const findings = resolveFindings(readFindings(sent.findings), concepts.vocabulary);
    const stored = await this.repository.findings(findings.map(({ keys }) => keys));
    const diseases = stored.map(({ disease }) => disease);
    const spellings = await concepts.diseaseSpellings([...new Set(diseases)], this.names);
    const rows = joinDiseases(stored, concepts);
    const known = await this.sensitivities(findings, rows, concepts, spellings);
    const ranked = rankDiseases(findings, rows, known);
    const isKnown = ({ meanings }: Finding, index: number) =>
      meanings.length > 0 || rows.some(({ finding }) => finding === index);
    const unknown = findings.filter((finding, index) => !isKnown(finding, index)).map(({ name }) => name);
    return {
      data: ranked.slice(0, differential.diseases).map(({ key, ...disease }) => ({
        ...disease,
        // A name that nothing knows is no finding that the disease leaves unexplained.
        unexplained: disease.unexplained.filter((name) => !unknown.includes(name)),
      })),
      total: ranked.length,
      next: await this.next(ranked, findings, spellings),
      unknown,
      understood: findings.filter(isKnown).map(({ name, result, meanings }) => ({
        finding: name,
        result,
        meanings: meanings.slice(0, differential.next),
        ambiguous: meanings.length > 1,
      })),
    };
  }

  /** What is known of the absent findings in the diseases that explain a present one. */
  private async sensitivities(
    findings: readonly Finding[],
    rows: readonly JoinedFinding[],
    concepts: Concepts,
    spellings: Spellings,
  ) {
    const explaining = rows.filter(({ finding }) => findings[finding]?.result === 'present');
    const diseases = new Set(explaining.map(({ key }) => key));
    const entries = await this.repository.measured(
      findings.map(({ result, keys }) => (result === 'absent' ? keys : [])),
      [...diseases].flatMap((key) => spellings.get(key) ?? []),
    );
    const reviews = await this.reviews.latest(entries.map(({ id }) => id));
    return knownSensitivities(findings, entries, reviews, concepts);
  }

  private async next(ranked: readonly RankedDisease[], findings: readonly Finding[], spellings: Spellings) {
    const tied = ranked.filter(({ rank }) => rank === 1).slice(0, differential.diseases);
    if (tied.length < 2) return [];
    const tested = findings.flatMap(testedKeysOf);
    const diseases = tied.map(({ key }) => spellings.get(key) ?? []);
    return nextTests(tied, await this.repository.dividing(diseases, tested, differential.next));
  }
}

/** Describes which tied diseases each autoantibody separates, and why. */
function nextTests(
  tied: readonly RankedDisease[],
  dividing: readonly DividingAutoantibody[],
): Differential['next'] {
  return dividing.map(({ name, places, isDiagnostic }) => {
    const having = new Set(places);
    const namesOf = (has: boolean) =>
      tied.filter((_disease, place) => having.has(place) === has).map(({ disease }) => disease);
    const separates = namesOf(true);
    const marker = isDiagnostic ? ' as a diagnostic marker' : '';
    const why = `Entries of ${inWords(separates)} name it${marker}; those of ${inWords(namesOf(false))} do not`;
    return { autoantibody: name, separates, why };
  });
}

const namedDiseases = 3;

function inWords(diseases: readonly string[]): string {
  const rest = diseases.length - namedDiseases;
  const named = diseases.slice(0, namedDiseases);
  if (rest > 0) return `${named.join(', ')} and ${String(rest)} more`;
  return new Intl.ListFormat('en-GB').format(named);
}
