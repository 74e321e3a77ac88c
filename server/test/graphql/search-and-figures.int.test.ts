import { readdirSync, readFileSync } from 'node:fs';

import { useStarted } from '../use-started.js';
import { startGraphqlClient } from './graphql-test-client.js';

interface Browsed {
  readonly entries: { items: { accession: string }[]; pagination: { total: number } };
  readonly entryFacet: { values: { value: string; count: number }[] };
}

const examples = 'client/graphiql/examples';

describe('search and statistics through GraphQL', () => {
  const client = useStarted(startGraphqlClient);

  it('an advanced search ranks, highlights and counts its hits', async () => {
    const { data } = await client.ask<{
      advancedSearch: {
        hits: {
          score: number;
          highlights: { fragment: string; ranges: { start: number; end: number }[] }[];
        }[];
        count: number;
        stats: { totalMatches: number };
      };
    }>(`{ advancedSearch(term: "sjogren", limit: 5) { count stats { totalMatches uniqueDiseasesCount }
      hits { score entry { disease } highlights { field fragment ranges { start end } } } } }`);
    const { hits, count, stats } = data.advancedSearch;
    expect(count).toBe(hits.length);
    expect(stats.totalMatches).toBeGreaterThanOrEqual(count);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
    const marked = hits.flatMap(({ highlights }) =>
      highlights.flatMap(({ fragment, ranges }) =>
        ranges.map(({ start, end }) => fragment.slice(start, end)),
      ),
    );
    expect(marked).toContainEqual(expect.stringMatching(/^sj(ö|o)gren$/i));
  });

  it('a searched list explains each match, and suggests a correction if there is none', async () => {
    interface Page {
      items: { id: string; disease: string }[];
      matches: { entryId: string; tier: string; field: string | null; synonym: string | null }[];
      didYouMean: string | null;
    }
    const list = async (args: string) => {
      const what =
        'items { id disease } didYouMean matches { entryId tier field synonym highlights { field } }';
      return (await client.ask<{ entries: Page }>(`{ entries(${args}) { ${what} } }`)).data.entries;
    };
    const { items, matches, didYouMean } = await list('search: "SLE", sortBy: relevance, limit: 3');
    expect(matches.map(({ entryId }) => entryId)).toEqual(items.map(({ id }) => id));
    expect(matches[0]).toMatchObject({ tier: 'exact', field: 'disease', synonym: 'SLE' });
    expect(items[0]?.disease).toMatch(/systemic lupus erythematosus/i);
    expect(didYouMean).toBeNull();
    expect(await list('limit: 2')).toMatchObject({ matches: [], didYouMean: null });
    expect(await list('search: "hepatitus"')).toEqual({ items: [], matches: [], didYouMean: 'hepatitis' });
    expect(await list('search: "qqzzqqzz"')).toMatchObject({ didYouMean: null });
  });

  it('a facet counts the entries of the list, and neighbours follow its order', async () => {
    const list = 'search: "lupus", field: disease, filter: { type: { eq: "Nuclear antigen" } }';
    const { data } = await client.ask<Browsed>(`{
      entries(${list}, limit: 100) { items { accession } pagination { total } }
      entryFacet(of: disease, ${list}) { values { value count } truncated }
    }`);
    const counts = data.entryFacet.values.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(data.entries.pagination.total);
    const [first, second, third] = data.entries.items.map(({ accession }) => accession);
    const beside = await client.ask(
      `{ entryNeighbours(id: "${String(second)}", ${list}) { previous { accession } next { accession } } }`,
    );
    const neighbours = { previous: { accession: first }, next: { accession: third } };
    expect(beside.data).toEqual({ entryNeighbours: neighbours });
  });

  const needsToken = 'create-entry.graphql';

  it('the GraphiQL example that writes requires a signed-in user', async () => {
    const { errors } = await client.ask<object>(readFileSync(`${examples}/${needsToken}`, 'utf8'));
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(readdirSync(examples).filter((file) => file !== needsToken))(
    'the GraphiQL example %s returns results',
    async (file) => {
      const { data, errors } = await client.ask<object>(readFileSync(`${examples}/${file}`, 'utf8'));
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toMatch(/accession|"count":[1-9]/);
    },
  );

  it('errors contain the request id of the response header', async () => {
    const response = await client.fetch('/graphql?query={nothing}');
    const { errors } = (await response.json()) as { errors: { extensions: { requestId: string } }[] };
    expect(errors[0]?.extensions.requestId).toBe(response.headers.get('x-request-id'));
  });
});
