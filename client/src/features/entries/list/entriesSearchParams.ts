import {
  listDefaults,
  type SearchField,
  type SortKey,
  sortKeys,
  type SortOrder,
  sortOrders,
} from '@contract/entry-filters';

import type { EntriesAddress } from '../../../addresses';
import type { EntryFilters } from '../../../components/entryFilters';
import { firstPage, pagingAddress, readPaging } from '../../../components/list/paging';
import { criteriaVariables, readCriteria } from '../../../components/listCriteria';
import type { EntriesQueryVariables } from '../../../generated/types';
import { type ColumnName, readColumns } from './entryColumns';

/** The displays of the list; on a phone the table becomes cards. */
export const displays = ['table', 'cards', 'tree'] as const;
export type Display = (typeof displays)[number];

/** Which entries the list shows, and how. All of it is in the URL. */
export interface EntriesView {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
  readonly page: number;
  readonly limit: number;
  readonly display: Display;
  /** The columns in the URL; `null` uses those stored in this browser. */
  readonly columns: readonly ColumnName[] | null;
}

/** The view of a URL without a query (specification §9). */
export const defaultView: EntriesView = {
  ...listDefaults,
  search: '',
  filters: {},
  ...firstPage,
  display: 'table',
  columns: null,
};

/** The sort keys that work without a search, that is all but relevance. */
const ordersOfAll = sortKeys.filter((key) => key !== 'relevance');

/** Reads a view from a URL; invalid values become their defaults. */
export function readView(params: URLSearchParams): EntriesView {
  const criteria = readCriteria(params);
  const orders = criteria.search === '' ? ordersOfAll : sortKeys;
  return {
    ...criteria,
    sortBy: orders.find((key) => key === params.get('sortBy')) ?? defaultView.sortBy,
    sortOrder: sortOrders.find((order) => order === params.get('sortOrder')) ?? defaultView.sortOrder,
    ...readPaging(params),
    display: displays.find((display) => display === params.get('view')) ?? defaultView.display,
    columns: readColumns(params.get('columns')),
  };
}

/** The URL parameters of a view, without defaults. */
export function addressOf({ filters, ...view }: EntriesView): EntriesAddress {
  return {
    ...filters,
    ...(view.search !== defaultView.search && { search: view.search }),
    ...(view.field !== defaultView.field && { field: view.field }),
    ...(view.sortBy !== defaultView.sortBy && { sortBy: view.sortBy }),
    ...(view.sortOrder !== defaultView.sortOrder && { sortOrder: view.sortOrder }),
    ...pagingAddress(view),
    ...(view.display !== defaultView.display && { view: view.display }),
    ...(view.columns !== null && { columns: view.columns.join() }),
  };
}

/** The tree has no pages and does not show why entries were found. */
const treeOnly = { page: 1, withMatches: false } as const;

/** The query variables of a view. Cascade filters match exactly; typed filters match substrings. */
export function queryOf({ filters, search, display, columns, ...view }: EntriesView): EntriesQueryVariables {
  return {
    ...view,
    ...criteriaVariables({ search, field: view.field, filters }),
    ...(search !== '' && { name: search, withNames: true }),
    ...(display === 'tree' && treeOnly),
  };
}
