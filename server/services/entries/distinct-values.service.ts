import { type EntryFieldName, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { type FieldCondition, narrowedBy } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { ValueCount } from '../../nouns/statistics.js';
import type { EntryValuesRepository } from '../../persistence/repositories/entry-values.repository.js';
import { everyEntry } from '../../search/entry-criteria.js';
import { authorize } from '../authorize.js';
import type { RequestContext } from '../request-context.js';
import type { VersionedCache } from '../versioned-cache.js';
import type { EntryQueryInput } from './entry-inputs.js';
import {
  appliedValue,
  isOwnCondition,
  type QuerySearch,
  readConditions,
  readEntryQuery,
} from './entry-query.js';
import type { DistinctValues, EntryValuesOrLists, Facet } from './entry-views.js';

/** Returns the distinct values of a field, for filters and suggestions. */
export class DistinctValuesService {
  constructor(
    private readonly values: EntryValuesRepository,
    private readonly answers: VersionedCache<readonly ValueCount[]>,
    private readonly search: QuerySearch,
  ) {}

  /** Returns every value of a field; throws BAD_USER_INPUT that lists the field names for an unknown field. */
  async unique(ctx: RequestContext, field: string): Promise<DistinctValues> {
    return this.uniqueFiltered(ctx, field, []);
  }

  /**
   * Returns the values of a field among the entries that match the cascade filters before it; ignores filters that do
   * not apply to the field.
   */
  async uniqueFiltered(
    ctx: RequestContext,
    field: string,
    sent: readonly FieldCondition[],
  ): Promise<DistinctValues> {
    authorize(ctx, 'entries.read');
    const name = readField(field);
    const conditions = readConditions(sent.filter((condition) => narrows(name, condition.field))).filter(
      isOwnCondition,
    );
    const read = () => this.values.distinct(name, { ...everyEntry, conditions }, limits.distinctValues + 1);
    const { value, dataVersion } = await this.answers.get(
      JSON.stringify(['distinct', name, conditions]),
      read,
    );
    return { ...cut(value), appliedFilters: narrowing(name, conditions), dataVersion };
  }

  /**
   * Returns the values of a field, each with its number of entries, among the entries that a list with the same filters
   * and search returns.
   */
  async facet(ctx: RequestContext, field: string, list: EntryQueryInput): Promise<Facet> {
    authorize(ctx, 'entries.read');
    const name = readField(field);
    const { criteria } = await readEntryQuery(list, this.search);
    const read = () => this.values.distinct(name, criteria, limits.distinctValues + 1);
    const { value, dataVersion } = await this.answers.get(JSON.stringify(['facet', name, criteria]), read);
    return { ...cut(value), dataVersion };
  }
}

function readField(sent: string): EntryFieldName {
  const field = sent.trim();
  if (!isEntryFieldName(field)) throw badInput('field', messages.validFieldRequired);
  return field;
}

function narrows(field: EntryFieldName, by: FieldCondition['field']): boolean {
  return narrowedBy(field).some((name) => name === by);
}

function cut(values: readonly ValueCount[]): Pick<DistinctValues, 'values' | 'truncated'> {
  return { values: values.slice(0, limits.distinctValues), truncated: values.length > limits.distinctValues };
}

function narrowing(
  field: EntryFieldName,
  conditions: readonly FieldCondition[],
): Partial<EntryValuesOrLists> {
  return Object.fromEntries(narrowedBy(field).map((name) => [name, appliedValue(name, conditions)]));
}
