import { Client } from 'pg';

import { startTestApp } from '../start-test-app.js';
import { sixtySearches } from './sixty-searches.js';

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

describe('four documents with sixty searches', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const send = (query: string): Promise<Response> =>
    app.fetch('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) });
  const sendFour = (): Promise<Response[]> => Promise.all([1, 2, 3, 4].map(() => send(sixtySearches)));

  /** Lists by both APIs, an entry and the health probes: requests that search for no words. */
  async function askAsOthers(): Promise<number[]> {
    const paths = ['/api/disease?page=3', '/api/disease/AIA0000042', '/healthz', '/readyz'];
    const answers = await Promise.all([
      ...paths.map((path) => app.fetch(path)),
      send('{ entries(page: 2) { items { id } } }'),
    ]);
    return answers.map(({ status }) => status);
  }

  it('are answered', async () => {
    for (const answer of await sendFour()) {
      const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
      expect(errors).toBeUndefined();
      expect(answer.status).toBe(200);
      expect(Object.keys(data)).toHaveLength(60);
    }
  });

  it('leave connections for the requests of others, even while no search ends', async () => {
    const database = new Client({ connectionString: app.databaseUrl });
    await database.connect();
    const blocked = async (): Promise<number> => {
      const { rows } = await database.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_locks WHERE NOT granted AND relation = 'search_words'::regclass`,
      );
      return rows[0]?.count ?? 0;
    };
    try {
      await database.query('BEGIN; LOCK TABLE search_words');
      const searched = sendFour();
      while ((await blocked()) < 8);
      expect(await askAsOthers()).toEqual([200, 200, 200, 200, 200]);
      await database.query('ROLLBACK');
      await searched;
    } finally {
      await database.end();
    }
  });
});
