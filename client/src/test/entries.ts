import { formatAccession } from '@contract/accession';
import { mapEntryFields } from '@contract/entry-fields';

import { EntriesDocument, UniqueValuesDocument } from '../generated/entries';
import { EntryNeighboursDocument } from '../generated/entryNeighbours';
import { EntryFacetDocument } from '../generated/entryTree';
import type {
  EntriesQuery,
  EntriesQueryVariables,
  EntryFacetQueryVariables,
  EntryFieldsFragment,
  EntryNeighboursQueryVariables,
  UniqueValuesQueryVariables,
} from '../generated/types';

let made = 0;

/** Makes an entry like no other; what a test cares about, it says. */
export function makeEntry(values: Partial<EntryFieldsFragment> = {}): EntryFieldsFragment {
  made += 1;
  const nothingKnown = mapEntryFields(() => null);
  return {
    __typename: 'Entry',
    ...nothingKnown,
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    accession: formatAccession(made),
    version: 1,
    disease: `Disease ${made}`,
    autoantibody: `Anti-${made}`,
    autoantigen: `Antigen ${made}`,
    additional: {},
    createdAt: '2026-11-20T09:30:00.000Z',
    updatedAt: '2026-11-20T09:30:00.000Z',
    ...values,
  } as EntryFieldsFragment;
}

/** The variables of the list as it starts. */
export const listVariables: EntriesQueryVariables = {
  page: 1,
  limit: 10,
  sortBy: 'disease',
  sortOrder: 'asc',
  field: 'all',
};

/** A page of entries as the server answers it. */
export function entriesAnswer(
  items: readonly EntryFieldsFragment[],
  asked: EntriesQueryVariables = {},
  total = items.length,
  found: Partial<Pick<EntriesQuery['entries'], 'didYouMean' | 'matches'>> = {},
) {
  const variables = { ...listVariables, ...asked };
  const { page, limit } = variables;
  const pagination = {
    __typename: 'Pagination',
    page,
    limit,
    total,
    pages: Math.ceil(total / (limit ?? 10)),
  };
  return {
    request: { query: EntriesDocument, variables },
    result: {
      data: {
        entries: { __typename: 'EntryPage', items, pagination, didYouMean: null, matches: [], ...found },
      },
    },
  };
}

/** The same question, answered by nobody. */
export function entriesFailure(asked: EntriesQueryVariables = {}) {
  return {
    request: { query: EntriesDocument, variables: { ...listVariables, ...asked } },
    error: new Error('socket hang up'),
  };
}

/** The entries before and after one in a list. */
export function neighboursAnswer(
  { id }: Pick<EntryFieldsFragment, 'id'>,
  sides: Partial<Record<'previous' | 'next', EntryFieldsFragment>> = {},
  list: Partial<EntryNeighboursQueryVariables> = {},
) {
  const variables = { id, field: 'all', sortBy: 'disease', sortOrder: 'asc', ...list };
  return {
    request: { query: EntryNeighboursDocument, variables },
    result: {
      data: { entryNeighbours: { __typename: 'EntryNeighbours', previous: null, next: null, ...sides } },
    },
  };
}

type Counts = Readonly<Record<string, number>>;

/** The diseases to choose from, each with its number of entries. */
export function diseasesAnswer(counts: Counts = {}) {
  return valuesAnswer({ field: 'disease' }, counts);
}

/** The values of a field to choose from, each with its number of entries. */
export function valuesAnswer(asked: UniqueValuesQueryVariables, counts: Counts) {
  return {
    request: { query: UniqueValuesDocument, variables: asked },
    result: { data: { uniqueValues: distinctValues(counts) } },
  };
}

/** The values of a field within a list, each with its number of entries there. */
export function facetAnswer(asked: EntryFacetQueryVariables, counts: Counts) {
  return {
    request: { query: EntryFacetDocument, variables: { field: 'all', ...asked } },
    result: { data: { entryFacet: distinctValues(counts) } },
  };
}

function distinctValues(counts: Counts) {
  const values = Object.entries(counts).map(([value, count]) => ({ __typename: 'ValueCount', value, count }));
  return { __typename: 'DistinctValues', values, truncated: false };
}
