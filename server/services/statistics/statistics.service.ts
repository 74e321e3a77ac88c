import { limits } from '../../../schema/contract/limits.js';
import { TimeSlice } from '../../cooperative.js';
import type { DiseaseSummary, Statistics } from '../../nouns/statistics.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { EntryValuesRepository } from '../../persistence/repositories/entry-values.repository.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import { authorize } from '../authorize.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import { type QuerySearch, readEntryQuery } from '../entries/entry-query.js';
import type { AdditionalKeys, DiseaseSummaries, Versioned } from '../entries/entry-views.js';
import type { RequestContext } from '../request-context.js';
import { VersionedCache } from '../versioned-cache.js';

/** Overviews over all living entries; correct immediately after a write, and computed once per data version. */
export class StatisticsService {
  private readonly overviews: VersionedCache<Statistics>;
  private readonly summaries: VersionedCache<readonly DiseaseSummary[]>;
  private readonly keys: VersionedCache<readonly string[]>;

  constructor(
    versions: DataVersionRepository,
    private readonly values: EntryValuesRepository,
    private readonly search: QuerySearch,
  ) {
    this.overviews = new VersionedCache(versions);
    this.summaries = new VersionedCache(versions);
    this.keys = new VersionedCache(versions);
  }

  /**
   * Returns totals, and the diseases (20), autoantibodies (10) and autoantigens (10) with most entries, of all entries
   * or of those that a list with the same filters and search returns. Throws BAD_USER_INPUT for input outside the
   * contract.
   */
  async overview(ctx: RequestContext, input: EntryQueryInput = {}): Promise<Statistics & Versioned> {
    authorize(ctx, 'statistics.read');
    const { criteria } = await readEntryQuery(input, this.search);
    return this.overviews.versioned(criteria, () => this.countOverview(criteria));
  }

  /** Returns each disease with its count, autoantibodies and types. */
  async diseaseSummaries(ctx: RequestContext): Promise<DiseaseSummaries> {
    authorize(ctx, 'statistics.read');
    const read = () => this.values.diseaseSummaries();
    const { value, dataVersion } = await this.summaries.get('diseases', read);
    // With many diseases each answer takes a tenth of a second to write, and calls that wait for one get it at once.
    await new TimeSlice().yieldToEventLoop();
    return { summaries: value, dataVersion };
  }

  /** Returns the distinct keys of the additional values, sorted; at most as many as a list of distinct values. */
  async additionalKeys(ctx: RequestContext): Promise<AdditionalKeys> {
    authorize(ctx, 'entries.read');
    const { distinctValues: most } = limits;
    const { value, dataVersion } = await this.keys.get('keys', () => this.values.additionalKeys(most + 1));
    return { keys: value.slice(0, most), truncated: value.length > most, dataVersion };
  }

  private async countOverview(criteria: EntryCriteria): Promise<Statistics> {
    const { statistics } = limits;
    const [overview, diseaseBreakdown, topAntibodies, topAntigens] = await Promise.all([
      this.values.keyFigures(criteria),
      this.values.mostFrequent('disease', criteria, statistics.diseases),
      this.values.mostFrequent('autoantibody', criteria, statistics.autoantibodies),
      this.values.mostFrequent('autoantigen', criteria, statistics.autoantigens),
    ]);
    return { overview, diseaseBreakdown, topAntibodies, topAntigens };
  }
}
