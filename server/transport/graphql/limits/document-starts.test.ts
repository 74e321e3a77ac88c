import { setImmediate as nextIteration } from 'node:timers/promises';

import { messages } from '../../../../schema/contract/messages.js';
import { startGraphqlApi } from '../../../test/graphql/graphql-api.js';

describe('many documents at once from one address', () => {
  let api: Awaited<ReturnType<typeof startGraphqlApi>>;
  beforeAll(async () => {
    api = await startGraphqlApi();
  });
  afterAll(() => api.app.close());

  const ask = (remoteAddress: string, query: string) =>
    api.app.inject({ method: 'POST', url: '/graphql', remoteAddress, payload: { query } });

  it('do not delay a document of another address, nor the event loop', async () => {
    const answered: string[] = [];
    const askAs = async (address: string, name: string): Promise<number> => {
      const { statusCode } = await ask(address, `{ ${name}: __typename }`);
      answered.push(name);
      return statusCode;
    };
    const many = Array.from({ length: 40 }, (_, place) => askAs('192.0.2.1', `many${String(place)}`));
    const other = askAs('192.0.2.2', 'other');
    await nextIteration();
    expect(answered.length).toBeLessThan(5);
    expect(await other).toBe(200);
    expect(answered.indexOf('other')).toBeLessThan(5);
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  });

  it('are refused when hundreds wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, place) => ask('192.0.2.1', `{ a${String(place)}: __typename }`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(99);
    expect(refused[0]?.statusCode).toBe(503);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(refused[0]?.json()).toMatchObject({
      errors: [{ message: messages.databaseBusy, extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }],
    });
  });
});
