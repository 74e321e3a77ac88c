import { gql } from '@apollo/client';

import { createCache } from '../apollo/client';
import { evictDerivedData } from './evictEntries';

test('a text that someone else has changed evicts what is cached of the former one', () => {
  const cache = createCache();
  const write = (fields: object) =>
    cache.writeQuery({
      query: gql(`{ entry(id: "a") { id ${Object.keys(fields).join(' ')} } }`),
      data: { entry: { __typename: 'Entry', id: 'a', ...fields } },
    });
  const history = gql('{ entryHistory(id: "a") }');
  write({ version: 1, disease: 'Old', measures: [], relatedEntries: [], autoantibodyTerm: null });
  cache.writeQuery({ query: history, data: { entryHistory: 'of version 1' } });
  write({ version: 1, disease: 'Old' });
  expect(cache.extract()['Entry:a']).toHaveProperty('measures');
  write({ version: 2, disease: 'New' });
  expect(cache.extract()['Entry:a']).toEqual({ __typename: 'Entry', id: 'a', version: 2, disease: 'New' });
  expect(cache.readQuery({ query: history })).toBeNull();
});

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
