import { setImmediate } from 'node:timers/promises';

import { buildSchema } from 'graphql';
import { Registry } from 'prom-client';

import { messages } from '../../../schema/contract/messages.js';
import { requestScope } from '../../request-scope.js';
import { createApolloServer } from './apollo-server.js';
import type { GraphqlContext } from './graphql-context.js';

const schema = buildSchema('type Query { number(limit: Int): Int }');
const contextValue = {
  read: { usePrimary: () => undefined },
  request: { viewer: null, tokenRefused: false, address: '127.0.0.1', requestId: '1' },
  notes: {
    identified: false,
    documentRefused: false,
    isCached: false,
  },
} as GraphqlContext;

describe('Apollo Server', () => {
  const log = { warn: () => undefined, error: () => undefined };

  it('parses and validates a repeated document once', async () => {
    const done: string[] = [];
    const note = async (step: string) => void done.push(step);
    const apollo = createApolloServer(schema, log, new Registry());
    const listener = {
      parsingDidStart: () => note('parsed'),
      validationDidStart: () => note('validated'),
      executionDidStart: () => note('ran'),
    };
    apollo.addPlugin({ requestDidStart: async () => listener });
    for (const limit of [1, 2, 3]) {
      const query = 'query ($limit: Int) { number(limit: $limit) }';
      await apollo.executeOperation({ query, variables: { limit } }, { contextValue });
    }
    await apollo.stop();
    expect(done).toEqual(['parsed', 'validated', 'ran', 'ran', 'ran']);
  });

  it('runs four documents with many objects at once, the others when these have ended', async () => {
    const lists = buildSchema('type Query { things: [Thing!]! } type Thing { name: String }');
    const things = lists.getQueryType()?.getFields()['things'];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let started = 0;
    Object.assign(things ?? {}, {
      resolve: () => {
        started += 1;
        return released.then(() => []);
      },
    });
    const apollo = createApolloServer(lists, log, new Registry());
    const run = (query: string) => apollo.executeOperation({ query }, { contextValue });
    const large = Array.from({ length: 110 }, (_, at) =>
      requestScope.run({ caller: String(at), isAborted: () => false }, () =>
        run('{ a: things { name } b: things { name } }'),
      ),
    );
    while (started === 0) await setImmediate();
    await setImmediate();
    expect(started).toBe(2 * 4);
    const small = run('{ things { name } }');
    release();
    const answers = await Promise.all([...large, small]);
    await apollo.stop();
    const errors = answers.flatMap(({ body }) => (body.kind === 'single' && body.singleResult.errors) || []);
    expect(errors.map(({ message }) => message)).toEqual(Array(6).fill(messages.databaseBusy));
    expect(started).toBe(2 * 104 + 1);
  });
});
