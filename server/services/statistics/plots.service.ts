import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { strongestRoleOf } from '../../../schema/contract/rules/differential.js';
import {
  type DistributionField,
  distributionFields,
  growthSteps,
  isListField,
} from '../../../schema/contract/statistics.js';
import { badInput } from '../../errors.js';
import { FairLimit } from '../../fair-limit.js';
import type { HeatMap } from '../../nouns/heat-map.js';
import type { Sent } from '../../nouns/noun.js';
import type { Distribution, FieldCompleteness, Growth, growthArgs } from '../../nouns/statistics.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { EntryHeatMapRepository } from '../../persistence/repositories/entry-heat-map.repository.js';
import type { EntryPlotsRepository } from '../../persistence/repositories/entry-plots.repository.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import { authorize } from '../authorize.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import { type QuerySearch, readEntryQuery } from '../entries/entry-query.js';
import type { Versioned } from '../entries/entry-views.js';
import type { LimitInput } from '../pagination.js';
import { optionalOneOf, type SentNumber, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { VersionedCache } from '../versioned-cache.js';
import { growthPeriods, usualStep } from './growth-periods.js';
import { rankParts } from './rank-parts.js';

/** Maximum number of rankings that wait for their turn. */
const rankingsWaiting = 100;

/**
 * The data of plots, counted over exactly the entries that a list with the same filters and search returns; correct
 * immediately after a write, and computed once per data version. All methods throw BAD_USER_INPUT for input outside the
 * contract.
 */
export class PlotsService {
  /** Ranking takes the time of this process, so one runs at a time, and other requests in between. */
  private readonly ranking = new FairLimit(1, rankingsWaiting);
  private readonly distributions: VersionedCache<Distribution>;
  private readonly completenesses: VersionedCache<Completeness>;
  private readonly growths: VersionedCache<Growth>;
  private readonly heatMaps: VersionedCache<HeatMap>;

  constructor(
    versions: DataVersionRepository,
    private readonly plots: EntryPlotsRepository,
    private readonly pairs: EntryHeatMapRepository,
    private readonly search: QuerySearch,
  ) {
    this.distributions = new VersionedCache(versions);
    this.completenesses = new VersionedCache(versions);
    this.growths = new VersionedCache(versions);
    this.heatMaps = new VersionedCache(versions);
  }

  /** Returns the values of a field with most entries; a cell with a list counts for each of its parts. */
  async distribution(ctx: RequestContext, input: DistributionInput): Promise<Distribution & Versioned> {
    authorize(ctx, 'statistics.read');
    const of = readDistributionField(input.of);
    const limit = wholeNumber('limit', input.limit, limits.plots.values);
    const { criteria } = await readEntryQuery(input, this.search);
    // All that may be asked for is ranked once, and then cut to `limit`.
    const ranked = await this.distributions.versioned([of, criteria], async () => ({
      of,
      ...(await this.rank(of, criteria)),
    }));
    return { ...ranked, values: ranked.values.slice(0, limit) };
  }

  /** Returns how many entries have a value in each field, in the order of the fields. */
  async completeness(
    ctx: RequestContext,
    input: Omit<DistributionInput, 'of'>,
  ): Promise<Completeness & Versioned> {
    authorize(ctx, 'statistics.read');
    const { criteria } = await readEntryQuery(input, this.search);
    return this.completenesses.versioned(criteria, async () => {
      const { total, filled } = await this.plots.filledFields(criteria);
      return { total, fields: entryFieldNames.map((field) => ({ field, filled: filled[field], total })) };
    });
  }

  /** Returns the number of entries created in each day or month, and until its end; deleted entries do not count. */
  async growth(ctx: RequestContext, input: GrowthInput): Promise<Growth & Versioned> {
    authorize(ctx, 'statistics.read');
    const asked = optionalOneOf('by', input.by, growthSteps);
    const limit = wholeNumber('limit', input.limit, limits.plots.periods);
    const { criteria } = await readEntryQuery(input, this.search);
    return this.growths.versioned([asked, limit, criteria], async () => {
      const days = await this.plots.createdByDay(criteria);
      const by = asked ?? usualStep(days);
      return { by, periods: growthPeriods(days, by, limit) };
    });
  }

  /** Returns the autoantibodies with most entries against the diseases with most of these, with counts and roles. */
  async heatMap(ctx: RequestContext, input: HeatMapInput): Promise<HeatMap & Versioned> {
    authorize(ctx, 'statistics.read');
    const size = {
      diseases: wholeNumber('diseases', input.diseases, limits.plots.heatMap),
      autoantibodies: wholeNumber('autoantibodies', input.autoantibodies, limits.plots.heatMap),
    };
    const { criteria } = await readEntryQuery(input, this.search);
    return this.heatMaps.versioned([size, criteria], async () => {
      const { cells, ...axes } = await this.pairs.heatMap(criteria, size);
      return {
        ...axes,
        cells: cells.map(({ markers, ...cell }) => ({ ...cell, role: strongestRoleOf(markers) })),
      };
    });
  }

  private async rank(field: DistributionField, criteria: EntryCriteria): Promise<Omit<Distribution, 'of'>> {
    const most = limits.plots.values.max;
    if (!isListField(field)) return this.plots.ranked(field, criteria, most);
    return this.ranking.run(async () => rankParts(await this.plots.cells(field, criteria), most));
  }
}

function readDistributionField(sent: string): DistributionField {
  const field = distributionFields.find((name) => name === sent.trim());
  if (field === undefined) throw badInput('field', messages.oneOf('field', distributionFields));
  return field;
}

interface DistributionInput extends EntryQueryInput, LimitInput {
  readonly of: string;
}

interface GrowthInput extends EntryQueryInput, Sent<typeof growthArgs> {}

interface HeatMapInput extends EntryQueryInput {
  readonly diseases?: SentNumber;
  readonly autoantibodies?: SentNumber;
}

interface Completeness {
  readonly total: number;
  readonly fields: readonly FieldCompleteness[];
}
