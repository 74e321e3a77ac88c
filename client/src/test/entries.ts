import { formatAccession } from '@contract/accession';
import { mapEntryFields } from '@contract/entry-fields';

import { EntriesDocument, EntryDocument, UniqueValuesDocument } from '../generated/entries';
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
import { answerTo, paginationOf } from './answers';

let made = 0;

/** Creates a unique entry; a test passes only the values it depends on. */
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

/** The answer with an entry, queried by its accession as its page does, or else by its id. */
export function entryAnswer(
  asked: { readonly accession: string } | { readonly id: string },
  entry: EntryFieldsFragment | null,
) {
  const variables = 'accession' in asked ? { accession: asked.accession } : asked;
  return answerTo({ query: EntryDocument, variables }, { entry });
}

export const listVariables: EntriesQueryVariables = {
  page: 1,
  limit: 10,
  sortBy: 'disease',
  sortOrder: 'asc',
  field: 'all',
};

/** A search also asks what its text names. */
const namesAskedWith = ({ search }: EntriesQueryVariables) =>
  search ? { name: search, withNames: true } : {};

type NamedPage = NonNullable<EntriesQuery['resolveName']>['meanings'][number];

/** The answer with a page of entries, and with what the text of the search names. */
export function entriesAnswer(
  items: readonly EntryFieldsFragment[],
  asked: EntriesQueryVariables = {},
  total = items.length,
  found: Partial<Pick<EntriesQuery['entries'], 'didYouMean' | 'matches'>> = {},
  named: readonly NamedPage[] = [],
) {
  const variables = { ...listVariables, ...asked, ...namesAskedWith(asked) };
  const meanings = named.map((page) => ({ __typename: 'Meaning', ...page }));
  const pagination = paginationOf(total, variables.page, variables.limit);
  return answerTo(
    { query: EntriesDocument, variables },
    {
      entries: { __typename: 'EntryPage', items, pagination, didYouMean: null, matches: [], ...found },
      ...(variables.withNames && { resolveName: { __typename: 'ResolvedName', meanings } }),
    },
  );
}

/** The answer with the entries before and after one in a list. */
export function neighboursAnswer(
  { id }: Pick<EntryFieldsFragment, 'id'>,
  sides: Partial<Record<'previous' | 'next', EntryFieldsFragment>> = {},
  list: Partial<EntryNeighboursQueryVariables> = {},
) {
  const variables = { id, field: 'all', sortBy: 'disease', sortOrder: 'asc', ...list };
  return answerTo(
    { query: EntryNeighboursDocument, variables },
    { entryNeighbours: { __typename: 'EntryNeighbours', previous: null, next: null, ...sides } },
  );
}

type Counts = Readonly<Record<string, number>>;

/** The answer with the diseases to select, with entry counts. */
export function diseasesAnswer(counts: Counts = {}) {
  return valuesAnswer({ field: 'disease' }, counts);
}

/** The answer with the values of a field to select, with entry counts. */
export function valuesAnswer(asked: UniqueValuesQueryVariables, counts: Counts, truncated = false) {
  return answerTo(
    { query: UniqueValuesDocument, variables: asked },
    { uniqueValues: { ...distinctValues(counts), truncated } },
  );
}

/** The answer with the values of a field within a list, with entry counts in that list. */
export function facetAnswer(asked: EntryFacetQueryVariables, counts: Counts) {
  return answerTo({ query: EntryFacetDocument, variables: asked }, { entryFacet: distinctValues(counts) });
}

function distinctValues(counts: Counts) {
  const values = Object.entries(counts).map(([value, count]) => ({ __typename: 'ValueCount', value, count }));
  return { __typename: 'DistinctValues', values };
}
