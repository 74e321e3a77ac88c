import { type EntryFieldName, entryFieldNames } from '@contract/entry-fields';
import {
  cascadeFields,
  listDefaults,
  resetBy,
  type SearchField,
  searchFields,
  type SortKey,
  sortKeys,
  type SortOrder,
  sortOrders,
} from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

import type { EntriesQueryVariables, EntryFilter, TextFilter } from '../../generated/graphql';
import type { EntriesAddress } from '../../paths';

export const pageSizes = [10, 25, 50, 100] as const;

export type EntryFilters = Readonly<Partial<Record<EntryFieldName, string>>>;

/** Which entries the list shows, and how: everything of it lives in the address. */
export interface EntriesView {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
}

/** What an address without a query shows (specification §9). */
export const defaultView: EntriesView = {
  ...listDefaults,
  search: '',
  filters: {},
  page: limits.page.default,
  limit: limits.listLimit.default,
};

/** Reads a view from an address; what cannot be understood takes its default. */
export function readView(params: URLSearchParams): EntriesView {
  const limit = readWholeNumber(params.get('limit'), limits.listLimit);
  return {
    search: textOf(params, 'search'),
    field: oneOf(searchFields, params.get('field'), defaultView.field),
    filters: readFilters(params),
    sortBy: oneOf(sortKeys, params.get('sortBy'), defaultView.sortBy),
    sortOrder: oneOf(sortOrders, params.get('sortOrder'), defaultView.sortOrder),
    page: readWholeNumber(params.get('page'), limits.page) ?? defaultView.page,
    limit: pageSizes.find((size) => size === limit) ?? defaultView.limit,
  };
}

/** The address of a view, without what is the default anyway. */
export function addressOf({ filters, ...view }: EntriesView): EntriesAddress {
  return {
    ...filters,
    ...(view.search !== defaultView.search && { search: view.search }),
    ...(view.field !== defaultView.field && { field: view.field }),
    ...(view.sortBy !== defaultView.sortBy && { sortBy: view.sortBy }),
    ...(view.sortOrder !== defaultView.sortOrder && { sortOrder: view.sortOrder }),
    ...(view.page !== defaultView.page && { page: view.page }),
    ...(view.limit !== defaultView.limit && { limit: view.limit }),
  };
}

/** The query that brings a view: a value of the cascade was chosen and is meant exactly, any other was typed. */
export function queryOf({ search, filters, ...view }: EntriesView): EntriesQueryVariables {
  const filter = filterOf(filters);
  return {
    ...view,
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

/** The view after a filter is set or, with a blank value, taken away; what stands behind it in the cascade goes too. */
export function withFilter(view: EntriesView, field: EntryFieldName, value: string): EntriesView {
  const gone = new Set<string>([field, ...resetBy(field)]);
  const kept = Object.entries(view.filters).filter(([name]) => !gone.has(name));
  const set = value.trim() === '' ? {} : { [field]: value.trim() };
  return { ...view, filters: { ...Object.fromEntries(kept), ...set }, page: defaultView.page };
}

/** The view sorted by a column: downwards when it already was sorted upwards by it. */
export function sortedBy(view: EntriesView, sortBy: SortKey): EntriesView {
  const turns = view.sortBy === sortBy && view.sortOrder === 'asc';
  return { ...view, sortBy, sortOrder: turns ? 'desc' : 'asc', page: defaultView.page };
}

/** Whether a view leaves out entries. */
export function isNarrowed({ search, filters }: EntriesView): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** The view of all entries, in the order and page size it was in. */
export function widened(view: EntriesView): EntriesView {
  return { ...defaultView, sortBy: view.sortBy, sortOrder: view.sortOrder, limit: view.limit };
}

function readFilters(params: URLSearchParams): EntryFilters {
  const given = entryFieldNames.map((name): [EntryFieldName, string] => [name, textOf(params, name)]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function filterOf(filters: EntryFilters): EntryFilter {
  const conditions = Object.entries(filters).map(([field, value]): [string, TextFilter] => [
    field,
    isCascadeField(field) ? { eq: value } : { contains: value },
  ]);
  return Object.fromEntries(conditions);
}

const isCascadeField = (field: string): boolean => cascadeFields.some((name) => name === field);

const textOf = (params: URLSearchParams, key: string): string => params.get(key)?.trim() ?? '';

function oneOf<Word extends string>(words: readonly Word[], text: string | null, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback;
}
