import { listDefaults, searchFields } from '@contract/entry-filters';

import type { StatisticsAddress } from '../addresses';
import { conditionsOf, type FilterConditions, filterTexts, readFilters } from './entryFilters';
import type { ListCriteria } from './useInCode/restParameters';

interface CriteriaVariables {
  readonly search?: string;
  readonly field?: ListCriteria['field'];
  readonly filter?: FilterConditions;
}

/** Reads the search and filters of an address; invalid values are ignored. */
export function readCriteria(params: URLSearchParams): ListCriteria {
  const field = searchFields.find((name) => name === params.get('field'));
  return {
    // A text that shows nothing, such as a zero-width space, is no search.
    search:
      params
        .get('search')
        ?.replace(/^[\s\p{Cf}]+$/u, '')
        .trim() ?? '',
    field: field ?? listDefaults.field,
    filters: readFilters(params),
  };
}

/** The address parameters for a search and filters, for the list and for its figures. */
export function criteriaAddress({ search, field, filters }: ListCriteria): StatisticsAddress {
  return {
    ...filters,
    ...(search !== '' && { search }),
    ...(field !== listDefaults.field && { field }),
  };
}

/** The query variables for a search and filters, without blank ones. */
export function criteriaVariables({ search, field, filters }: ListCriteria): CriteriaVariables {
  return {
    ...(search !== '' && { search, field }),
    ...(Object.keys(filters).length > 0 && { filter: conditionsOf(filters) }),
  };
}

/** Whether a search or filter excludes entries. */
export function isFiltered({ search, filters }: ListCriteria): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** A summary of search and filters: `Disease: Uveitis; Search: anti-Ro`. */
export function describeCriteria({ search, filters }: ListCriteria): string {
  const searched = search === '' ? [] : [{ label: 'Search', value: search }];
  return [...searched, ...filterTexts(filters)].map(({ label, value }) => `${label}: ${value}`).join('; ');
}
