import { type EntryFieldName, isEntryFieldName } from '../../../schema/contract/entry-fields.js';
import { type FieldCondition, narrowedBy } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import type { EntryValuesRepository } from '../../persistence/repositories/entry-values.repository.js';
import { type EntryCriteria, everyEntry } from '../../search/entry-criteria.js';
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

type CutValues = Omit<Facet, 'dataVersion'>;

/** Returns the distinct values of a field, for filters and suggestions. */
export class DistinctValuesService {
  constructor(
    private readonly values: EntryValuesRepository,
    private readonly answers: VersionedCache<CutValues>,
    private readonly search: QuerySearch,
  ) {}

  /**
   * Returns the values of a field among the entries that match the cascade filters before it; ignores filters that do
   * not apply to the field. Throws BAD_USER_INPUT that lists the field names for an unknown field.
   */
  async unique(
    ctx: RequestContext,
    field: string,
    sent: readonly FieldCondition[] = [],
  ): Promise<DistinctValues> {
    authorize(ctx, 'entries.read');
    const name = readField(field);
    const conditions = readConditions(sent.filter((condition) => narrows(name, condition.field))).filter(
      isOwnCondition,
    );
    const found = await this.answers.versioned(['distinct', name, conditions], () =>
      this.read(name, { ...everyEntry, conditions }),
    );
    return { ...found, appliedFilters: narrowing(name, conditions) };
  }

  /**
   * Returns the values of a field, each with its number of entries, among the entries that a list with the same filters
   * and search returns.
   */
  async facet(ctx: RequestContext, field: string, list: EntryQueryInput): Promise<Facet> {
    authorize(ctx, 'entries.read');
    const name = readField(field);
    const { criteria } = await readEntryQuery(list, this.search);
    return this.answers.versioned(['facet', name, criteria], () => this.read(name, criteria));
  }

  private async read(name: EntryFieldName, criteria: EntryCriteria): Promise<CutValues> {
    const { distinctValues: most } = limits;
    const values = await this.values.distinct(name, criteria, most + 1);
    return { values: values.slice(0, most), truncated: values.length > most };
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

function narrowing(
  field: EntryFieldName,
  conditions: readonly FieldCondition[],
): Partial<EntryValuesOrLists> {
  return Object.fromEntries(narrowedBy(field).map((name) => [name, appliedValue(name, conditions)]));
}
