import { listDefaults, type SearchField, searchFields } from '@contract/entry-filters';
import { filterNames } from '@contract/entry-filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { conditionsOf, type EntryFilters, filterWords, readFilters } from '../../components/entryFilters';
import type { StatisticsFiguresQueryVariables } from '../../generated/types';
import type { StatisticsAddress } from '../../paths';

/** Which entries the statistics are about; all of it lives in the address, in the list's own words. */
export interface StatisticsView {
  readonly search: string;
  readonly field: SearchField;
  readonly filters: EntryFilters;
}

/** The view that the address asks for. */
export function useStatisticsView(): StatisticsView {
  const [params] = useSearchParams();
  return useMemo(() => readStatisticsView(params), [params]);
}

function readStatisticsView(params: URLSearchParams): StatisticsView {
  const field = searchFields.find((name) => name === params.get('field'));
  return {
    search: params.get('search')?.trim() ?? '',
    field: field ?? listDefaults.field,
    filters: readFilters(params),
  };
}

/** The address of a view, of the statistics as of the list. */
export function addressOf({ search, field, filters }: StatisticsView): StatisticsAddress {
  return {
    ...filters,
    ...(search !== '' && { search }),
    ...(field !== listDefaults.field && { field }),
  };
}

/** What a query for a view is asked with, without what is blank. */
export function variablesOf({ search, field, filters }: StatisticsView): StatisticsFiguresQueryVariables {
  return {
    ...(search !== '' && { search, field }),
    ...(Object.keys(filters).length > 0 && { filter: conditionsOf(filters) }),
  };
}

/** Whether a view leaves out entries. */
export function isNarrowed({ search, filters }: StatisticsView): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** A view in words: `Disease: Uveitis; Search: anti-Ro`. */
export function wordsOf({ search, filters }: StatisticsView): string {
  const words = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [filterWords(name, value)];
  });
  const searched = search === '' ? [] : [{ label: 'Search', value: search }];
  return [...searched, ...words].map(({ label, value }) => `${label}: ${value}`).join('; ');
}
