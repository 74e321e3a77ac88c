import {
  listDefaults,
  type SearchField,
  searchFields,
  type SortKey,
  sortKeys,
  type SortOrder,
  sortOrders,
} from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

import { conditionsOf, type EntryFilters, readFilters } from '../../../components/entryFilters';
import type { EntriesQueryVariables } from '../../../generated/types';
import type { EntriesAddress, StatisticsAddress } from '../../../paths';
import { type ColumnName, readColumns } from './entryColumns';

export const pageSizes = [10, 25, 50, 100] as const;

/** The ways to show the list; on a phone the table becomes cards. */
export const displays = ['table', 'cards', 'tree'] as const;
export type Display = (typeof displays)[number];

type Narrowing = Pick<EntriesQueryVariables, 'search' | 'filter'>;

/** Which entries the list shows, and how: everything of it lives in the address. */
export interface EntriesView {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
  readonly display: Display;
  /** The columns that the address asks for; `null` leaves them to what this browser remembers. */
  readonly columns: readonly ColumnName[] | null;
}

/** What an address without a query shows (specification §9). */
export const defaultView: EntriesView = {
  ...listDefaults,
  search: '',
  filters: {},
  page: limits.page.default,
  limit: limits.listLimit.default,
  display: 'table',
  columns: null,
};

/** Without a search nothing is a better match than anything else. */
const ordersOfAll = sortKeys.filter((key) => key !== 'relevance');

/** Reads a view from an address; what cannot be understood takes its default. */
export function readView(params: URLSearchParams): EntriesView {
  const limit = readWholeNumber(params.get('limit'), limits.listLimit);
  const search = textOf(params, 'search');
  return {
    search,
    field: oneOf(searchFields, params.get('field'), defaultView.field),
    filters: readFilters(params),
    sortBy: oneOf(search === '' ? ordersOfAll : sortKeys, params.get('sortBy'), defaultView.sortBy),
    sortOrder: oneOf(sortOrders, params.get('sortOrder'), defaultView.sortOrder),
    page: readWholeNumber(params.get('page'), limits.page) ?? defaultView.page,
    limit: pageSizes.find((size) => size === limit) ?? defaultView.limit,
    display: oneOf(displays, params.get('view'), defaultView.display),
    columns: readColumns(params.get('columns')),
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
    ...(view.display !== defaultView.display && { view: view.display }),
    ...(view.columns !== null && { columns: view.columns.join() }),
  };
}

/** The part of an address that says which entries are meant, and nothing of how they are shown. */
export function narrowingAddressOf({ filters, search, field }: EntriesView): StatisticsAddress {
  return addressOf({ ...defaultView, filters, search, field });
}

/** The tree has no pages, and does not say why entries were found. */
const treeOnly = { page: 1, withMatches: false } as const;

/** The query that brings a view: a value of the cascade was chosen and is meant exactly, any other was typed. */
export function queryOf({ filters, search, display, columns, ...view }: EntriesView): EntriesQueryVariables {
  return { ...view, ...narrowingOf({ search, filters }), ...(display === 'tree' && treeOnly) };
}

/** What leaves out entries at a place of the tree: that of the list, and the branches one is in. */
export type TreeNarrowing = Pick<EntriesView, 'search' | 'field' | 'filters'>;

/** What leaves out entries, without what is blank. */
export function narrowingOf({ search, filters }: Pick<EntriesView, 'search' | 'filters'>): Narrowing {
  const filter = conditionsOf(filters);
  return {
    ...(search !== '' && { search }),
    ...(Object.keys(filter).length > 0 && { filter }),
  };
}

const textOf = (params: URLSearchParams, key: string): string => params.get(key)?.trim() ?? '';

function oneOf<Word extends string>(words: readonly Word[], text: string | null, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback;
}
