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

/** Which entries an address is about, in the list's own words; what cannot be understood is left out. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const field = searchFields.find((name) => name === params.get('field'));
  return {
    search: params.get('search')?.trim() ?? '',
    field: field ?? listDefaults.field,
    filters: readFilters(params),
  };
}

/** Which entries are meant, in the words of an address: the list's, or that of figures about them. */
export function narrowingAddress({ search, field, filters }: Narrowing): StatisticsAddress {
  return {
    ...filters,
    ...(search !== '' && { search }),
    ...(field !== listDefaults.field && { field }),
  };
}

/** What a query about these entries is asked with, without what is blank. */
export function narrowingVariables({ search, field, filters }: Narrowing): NarrowingVariables {
  return {
    ...(search !== '' && { search, field }),
    ...(Object.keys(filters).length > 0 && { filter: conditionsOf(filters) }),
  };
}

/** Whether entries are left out. */
export function isNarrowed({ search, filters }: Narrowing): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Which entries are meant, in words: `Disease: Uveitis; Search: anti-Ro`. */
export function narrowingWords({ search, filters }: Narrowing): string {
  const words = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [filterWords(name, value)];
  });
  const searched = search === '' ? [] : [{ label: 'Search', value: search }];
  return [...searched, ...words].map(({ label, value }) => `${label}: ${value}`).join('; ');
}
