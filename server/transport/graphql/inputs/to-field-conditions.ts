import { type EntryFieldName, entryFieldNames } from '../../../../schema/contract/entry-fields.js';
import {
  type FieldCondition,
  measuredFilters,
  vocabularyFilters,
} from '../../../../schema/contract/entry-filters.js';
import type { EntryCriteriaArgs, EntryFilter } from '../../../nouns/entry-query.js';

/** Converts a filter to conditions: one for each operator that is given and not blank. */
export function toFieldConditions(filter: EntryFilter | null | undefined): readonly FieldCondition[] {
  if (!filter) return [];
  const period = filter.createdAt?.within ?? '';
  return [
    ...entryFieldNames.flatMap((field) => conditionsOf(field, filter[field])),
    ...vocabularyFilters.flatMap((field): FieldCondition[] => {
      const values = filled([filter[field]]);
      return values.length === 0 ? [] : [{ field, op: 'among', values }];
    }),
    ...measuredFilters.flatMap((field): FieldCondition[] => {
      const share = filter[field] ?? null;
      return share === null ? [] : [{ field, op: 'atLeast', share: String(share) }];
    }),
    ...(period === '' ? [] : [{ field: 'createdAt', op: 'within', period } as const]),
  ];
}

/** Converts the arguments of a list of entries to the input of services. */
export function toEntryQuery<Args extends EntryCriteriaArgs>({ filter, ...query }: Args) {
  return { ...query, conditions: toFieldConditions(filter) };
}

function conditionsOf(field: EntryFieldName, filter: EntryFilter[EntryFieldName]): FieldCondition[] {
  if (!filter) return [];
  const conditions: FieldCondition[] = [
    { field, op: 'equals', values: filled([filter.eq]) },
    { field, op: 'equals', values: filled(filter.in ?? []) },
    { field, op: 'contains', values: filled([filter.contains]) },
    { field, op: 'startsWith', values: filled([filter.startsWith]) },
    { field, op: 'lists', values: filled([filter.lists]) },
  ];
  const given = conditions.filter((condition) => 'values' in condition && condition.values.length > 0);
  // One of no values: nothing. A list of blank values counts as absent, as a blank value does.
  if (filter.in?.length === 0) given.push({ field, op: 'equals', values: [] });
  if (typeof filter.isEmpty === 'boolean') given.push({ field, op: 'isEmpty', empty: filter.isEmpty });
  return given;
}

function filled(values: readonly (string | null | undefined)[]): string[] {
  return values.filter((value) => typeof value === 'string').filter((value) => value.trim() !== '');
}
