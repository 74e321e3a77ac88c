import { startGraphqlApi } from '../../test/graphql/graphql-api.js';

async function wantsStats(query: string): Promise<unknown> {
  let asked: unknown;
  const advanced = (_ctx: unknown, input: { includeStats: boolean }) => {
    asked = input.includeStats;
    return Promise.resolve({ hits: [], stats: { totalMatches: 3 }, dataVersion: '1' });
  };
  const api = await startGraphqlApi({ entrySearch: { advanced } });
  await api.ask(query);
  await api.app.close();
  return asked;
}

describe('search statistics', () => {
  it('are not computed unless selected', async () => {
    expect(await wantsStats('{ advancedSearch(term: "x") { count hits { score } } }')).toBe(false);
  });

  it.each([
    '{ advancedSearch(term: "x") { stats { totalMatches } } }',
    '{ advancedSearch(term: "x") { ... { n: stats { totalMatches } } } }',
    '{ advancedSearch(term: "x") { ...A } } fragment A on AdvancedSearchResult { count ...B } fragment B on ' +
      'AdvancedSearchResult { stats { totalMatches } }',
  ])('are computed for %s', async (query) => {
    expect(await wantsStats(query)).toBe(true);
  });
});
