import { gql } from '@apollo/client';

import { createCache } from '../apollo/client';
import { evictDerivedData } from './evictEntries';

test.each([
  ['an overview', gql('{ overview(kind: disease, name: "a") { name } }'), { overview: { name: 'a' } }],
  [
    'diseases that fit findings',
    gql('{ differential(findings: []) { total } }'),
    { differential: { total: 1 } },
  ],
  [
    'what a name means',
    gql('{ resolveName(name: "a") { ambiguous } }'),
    { resolveName: { ambiguous: true } },
  ],
  ['suggestions', gql('{ suggestions(term: "a") { count } }'), { suggestions: { count: 1 } }],
  ['compared entries', gql('{ entriesByIds(ids: ["a"]) { id } }'), { entriesByIds: [null] }],
  [
    'the numbers of an entry',
    gql('{ entry(id: "a") { id measures { value } } }'),
    { entry: { __typename: 'Entry', id: 'a', measures: [{ value: 0.9 }] } },
  ],
  [
    'the page of a term with its number of entries',
    gql('{ autoantibodyTerm(name: "a") { id counts { entries } } }'),
    { autoantibodyTerm: { __typename: 'AutoantibodyTerm', id: 'a', counts: { entries: 1 } } },
  ],
  [
    'a list of terms with their numbers of entries',
    gql('{ autoantibodyTerms { items { id counts { entries } } } }'),
    { autoantibodyTerms: { items: [{ __typename: 'AutoantibodyTerm', id: 'a', counts: { entries: 1 } }] } },
  ],
])('a change of an entry evicts %s', (_, query, data) => {
  const cache = createCache();
  cache.writeQuery({ query, data });
  expect(cache.readQuery({ query })).toEqual(data);
  evictDerivedData(cache);
  expect(cache.readQuery({ query })).toBeNull();
});
