import { startTestApp } from '../start-test-app.js';
import { sixtySearches } from './sixty-searches.js';

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

describe('documents with sixty searches', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const send = (query: string): Promise<Response> =>
    app.fetch('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) });

  it.each([1, 4])(
    'are answered, %d at a time, and leave connections for the requests of others',
    async (count) => {
      const ended = new AbortController();
      const searched = Promise.all(Array.from({ length: count }, () => send(sixtySearches))).finally(() =>
        ended.abort(),
      );
      const others: number[] = [];
      do {
        const answers = await Promise.all([
          ...['/api/disease?search=lupus', '/api/disease?page=3', '/healthz', '/readyz'].map((path) =>
            app.fetch(path),
          ),
          send('{ entries(search: "thyroid") { items { id } } }'),
        ]);
        others.push(...answers.map(({ status }) => status));
      } while (!ended.signal.aborted);
      expect(new Set(others)).toEqual(new Set([200]));
      for (const answer of await searched) {
        const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
        expect(errors).toBeUndefined();
        expect(answer.status).toBe(200);
        expect(Object.keys(data)).toHaveLength(60);
      }
    },
  );
});
