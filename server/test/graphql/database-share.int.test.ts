import { startTestApp } from '../start-test-app.js';

/** Fifteen aliases of each of four fields that query the database several times. */
const sixtySearches = `{ ${Array.from({ length: 15 }, (_, index) => {
  const letter = 'abcdefghijklmno'[index];
  return `s${String(index)}: advancedSearch(term: "anti ${letter} lupus", limit: 10) { count }
    f${String(index)}: statistics(search: "${letter}") { overview { totalEntries } }
    u${String(index)}: uniqueValues(field: disease, filter: { disease: { contains: "${letter}" } }) { count }
    e${String(index)}: entryFacet(of: disease, search: "${letter}") { count }`;
}).join(' ')} }`;

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

describe('a document with sixty searches', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const search = (): Promise<Response> =>
    app.fetch('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query: sixtySearches }) });

  it('is answered, and leaves connections for the list and the health probes', async () => {
    const searched = search();
    const others: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (const path of ['/api/disease?search=lupus', '/healthz', '/readyz']) {
        others.push((await app.fetch(path)).status);
      }
    }
    expect(new Set(others)).toEqual(new Set([200]));
    const answer = await searched;
    const { data, errors } = (await answer.json()) as { data: object; errors?: unknown };
    expect(errors).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(Object.keys(data)).toHaveLength(60);
  });
});
