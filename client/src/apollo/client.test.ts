import { ApolloLink, gql, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';

import { session } from '../session/session';
import { makeUser } from '../test/makeUser';
import { createApolloClient, createCache } from './client';
import { isSessionDead, RestFailure } from './serverError';

const ask = gql`
  query Ask {
    entries
    users
    user {
      id
    }
  }
`;
const answer = { entries: 'public', users: 'private', user: { __typename: 'User', id: 'u' } };

/** A client whose server records the headers of each request. */
function recordingClient() {
  const headers: unknown[] = [];
  const server = new ApolloLink((operation) => {
    headers.push(operation.getContext().headers);
    return new Observable((observer) => {
      observer.next({ data: answer });
      observer.complete();
    });
  });
  return { client: createApolloClient(server), headers };
}

afterEach(() => session.end('silent'));

test('every request carries the token of the current session', async () => {
  const { client, headers } = recordingClient();
  const query = () => client.query({ query: ask, fetchPolicy: 'network-only' });
  await query();
  session.start({ token: 'abc', user: makeUser() });
  await query();
  session.end();
  await query();
  expect(headers).toEqual([{}, { authorization: 'Bearer abc' }, {}]);
});

test.each<[string, () => void]>([
  ['signs out', () => session.end()],
  ['is followed by somebody else', () => session.start({ token: 'abc', user: makeUser() })],
])('private data is evicted from the cache when the user %s', async (_, change) => {
  const { client } = recordingClient();
  session.start({ token: 'abc', user: makeUser() });
  await client.query({ query: ask });
  change();
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query', entries: 'public' } });
});

const signIn = () => session.start({ token: 'abc', user: makeUser() });

test.each<[string, () => void, () => void]>([
  ['signs in', () => undefined, signIn],
  ['signs out', signIn, () => session.end()],
])('the numbers of an entry are evicted when a person %s, since visitors see fewer', (_, start, change) => {
  const { client } = recordingClient();
  start();
  const measures = [{ __typename: 'Measure', id: 'm', status: 'rejected', note: 'Of another assay' }];
  client.writeQuery({
    query: gql('{ entry(id: "a") { id disease measures { id status note } } }'),
    data: { entry: { __typename: 'Entry', id: 'a', disease: 'Celiac disease', measures } },
  });
  change();
  expect(client.cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'entry({"id":"a"})': { __ref: 'Entry:a' } },
    'Entry:a': { __typename: 'Entry', id: 'a', disease: 'Celiac disease' },
  });
});

test('a fresh token or a new name of the same person forgets nothing', async () => {
  const { client } = recordingClient();
  const user = makeUser();
  session.start({ token: 'abc', user });
  await client.query({ query: ask });
  session.start({ token: 'def', user: { ...user, name: 'Ada' } });
  expect(client.cache.extract()).toHaveProperty('User:u');
});

test('what belongs to older texts is searched for once per answer', async () => {
  const cache = createCache();
  const query = gql`
    query List {
      items {
        id
        version
      }
    }
  `;
  const of = gql`
    query Numbers {
      entry(id: "3") {
        id
        measures
      }
    }
  `;
  const write = (version: number) => {
    const items = ['1', '2', '3'].map((id) => ({ __typename: 'Entry', id, version }));
    cache.writeQuery({ query, data: { items } });
    cache.writeQuery({ query: of, data: { entry: { __typename: 'Entry', id: '3', measures: version } } });
  };
  write(1);
  const extract = jest.spyOn(cache, 'extract');
  for (const version of [2, 3]) {
    write(version);
    expect(cache.readQuery({ query: of })).toMatchObject({ entry: { measures: version } });
    await Promise.resolve();
  }
  expect(extract).toHaveBeenCalledTimes(2);
  const newer = { __typename: 'Entry', id: '1', version: 4 };
  cache.writeQuery({ query, data: { items: [newer] } });
  expect(cache.readQuery({ query: of })).toBeNull();
});

test.each([
  [
    'a status of the GraphQL API',
    new ServerError('', { bodyText: '', response: { status: 401 } as Response }),
    true,
  ],
  ['a status of the REST API', new RestFailure(401, '<html>'), true],
  ['another status', new RestFailure(403, '{"code":"FORBIDDEN","message":"No"}'), false],
  ['the network', new TypeError('Failed to fetch'), false],
])('%s shows whether a session has ended', (_, error, expected) => {
  expect(isSessionDead(error)).toBe(expected);
});
