import { listDefaults, searchFields } from '@contract/entry-filters';
import { filterNames } from '@contract/entry-filters';

import type { StatisticsAddress } from '../paths';
import { conditionsOf, type FilterConditions, filterWords, readFilters } from './entryFilters';
import type { Narrowing } from './useInCode/restParameters';

interface NarrowingVariables {
  readonly search?: string;
  readonly field?: Narrowing['field'];
  readonly filter?: FilterConditions;
}

/** Reads the search and filters of an address; invalid values are ignored. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const field = searchFields.find((name) => name === params.get('field'));
  return {
    search: params.get('search')?.trim() ?? '',
    field: field ?? listDefaults.field,
    filters: readFilters(params),
  };
}

/** The address parameters for a search and filters, for the list and for its figures. */
export function narrowingAddress({ search, field, filters }: Narrowing): StatisticsAddress {
  return {
    ...filters,
    ...(search !== '' && { search }),
    ...(field !== listDefaults.field && { field }),
  };
}

/** The query variables for a search and filters, without blank ones. */
export function narrowingVariables({ search, field, filters }: Narrowing): NarrowingVariables {
  return {
    ...(search !== '' && { search, field }),
    ...(Object.keys(filters).length > 0 && { filter: conditionsOf(filters) }),
  };
}

/** Whether a search or filter excludes entries. */
export function isNarrowed({ search, filters }: Narrowing): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** A summary of search and filters: `Disease: Uveitis; Search: anti-Ro`. */
export function narrowingWords({ search, filters }: Narrowing): string {
  const words = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [filterWords(name, value)];
  });
  const searched = search === '' ? [] : [{ label: 'Search', value: search }];
  return [...searched, ...words].map(({ label, value }) => `${label}: ${value}`).join('; ');
}
