import { readdirSync, readFileSync } from 'node:fs';

import { messages } from '../../../schema/contract/messages.js';
import { startGraphqlClient } from './graphql-test-client.js';

type Counted = Record<string, { items: { accession: string }[]; count: number; total: number }>;
interface RestList {
  readonly data: { accession: string }[];
  readonly count: number;
  readonly total?: number;
}

interface Browsed {
  readonly entries: { items: { accession: string }[]; pagination: { total: number } };
  readonly entryFacet: { values: { value: string; count: number }[] };
}

const examples = 'client/graphiql/examples';

describe('search and figures by GraphQL', () => {
  let client: Awaited<ReturnType<typeof startGraphqlClient>>;
  beforeAll(async () => {
    client = await startGraphqlClient();
  });
  afterAll(() => client.close());

  it.each([
    ['searchEntries(term: "sjogren", limit: 7)', 'search/entries?q=sjogren&limit=7'],
    ['entriesByDisease(name: "lupus")', 'disease/lupus'],
    ['entriesByUniprotId(uniprotId: "p05155")', 'uniprot/p05155'],
    [
      'entriesByDiseaseAndAutoantibody(disease: "lupus", autoantibody: "sm")',
      'search/disease-autoantibody?disease=lupus&autoantibody=sm',
    ],
    ['entriesByAutoantibodyOrSynonym(term: "ssa")', 'search/autoantibody-synonym?searchTerm=ssa'],
    ['entriesByDiagnosticMethod(method: "elisa", limit: 3)', 'search/diagnostic-method?method=elisa&limit=3'],
  ])('%s finds what REST finds', async (query, path) => {
    const name = query.slice(0, query.indexOf('('));
    const { data } = await client.ask<Counted>(`{ ${query} { items { accession } count total } }`);
    const rest = await client.rest<RestList>(`/api/disease/${path}`);
    expect(rest.data.length).toBeGreaterThan(0);
    expect(data[name]?.items.map(({ accession }) => accession)).toEqual(
      rest.data.map(({ accession }) => accession),
    );
    expect(data[name]?.count).toBe(rest.count);
    expect(data[name]?.total).toBeGreaterThanOrEqual(rest.count);
  });

  it.each([
    ['searchEntries(term: " ") { count }', messages.searchTermRequired],
    ['advancedSearch(term: "a") { count }', messages.searchTermTooShort],
    ['entriesByDisease { count }', messages.diseaseNameRequired],
    ['entriesByUniprotId(uniprotId: "") { count }', messages.uniprotIdRequired],
    ['entriesByDiseaseAndAutoantibody(disease: "x") { count }', messages.diseaseAndAutoantibodyRequired],
    ['entriesByAutoantibodyOrSynonym { count }', messages.searchTermRequired],
    ['entriesByDiagnosticMethod { count }', messages.diagnosticMethodRequired],
  ])('%s is refused in the contract’s words', async (query, message) => {
    const { data, errors } = await client.ask(`{ ${query} }`);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('ranks, marks and counts what the advanced search finds', async () => {
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

  it('says of each item of a searched list why it was found, and what was likely meant where none was', async () => {
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

  it('lists and narrows the values of a field as REST does', async () => {
    const { data } = await client.ask<{ uniqueValues: { values: { value: string }[]; count: number } }>(
      '{ uniqueValues(field: autoantigen, filter: { disease: { eq: "Celiac disease" }, type: { eq: "ignored" } }) { values { value count } count truncated } }',
    );
    const rest = await client.rest<{ data: string[]; count: number }>(
      '/api/disease/unique-filtered/autoantigen?disease=Celiac%20disease',
    );
    expect(data.uniqueValues.values.map(({ value }) => value)).toEqual(rest.data);
    expect(data.uniqueValues.count).toBe(rest.count);
  });

  it('gives the figures REST gives', async () => {
    const { data } = await client.ask<{ statistics: { overview: object; diseaseBreakdown: object[] } }>(
      `{ statistics { overview { totalEntries uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount uniqueUniprotIdsCount }
        diseaseBreakdown { value count } topAntibodies { value count } topAntigens { value count } } }`,
    );
    const { data: rest } = await client.rest<{
      data: { overview: object; diseaseBreakdown: { _id: string; count: number }[] };
    }>('/api/disease/statistics/overview');
    expect(data.statistics.overview).toEqual(rest.overview);
    expect(data.statistics.diseaseBreakdown).toEqual(
      rest.diseaseBreakdown.map(({ _id, count }) => ({ value: _id, count })),
    );
  });

  it('summarises every disease as REST does, and lists the additional keys', async () => {
    const { data } = await client.ask<{ diseaseSummaries: object[]; additionalKeys: string[] }>(
      '{ diseaseSummaries { disease count autoantibodies types } additionalKeys }',
    );
    const rest = await client.rest<{ data: { _id: string }[] }>('/api/disease/summary/diseases');
    const keys = await client.rest<{ data: string[] }>('/api/disease/additional/keys');
    expect(data.diseaseSummaries).toEqual(
      rest.data.map(({ _id, ...summary }) => ({ disease: _id, ...summary })),
    );
    expect(data.additionalKeys).toEqual(keys.data);
  });

  it('counts a facet of exactly the entries that a list shows, and goes through that list one by one', async () => {
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

  it('keeps the GraphiQL example that writes to whoever is signed in', async () => {
    const { errors } = await client.ask<object>(readFileSync(`${examples}/${needsToken}`, 'utf8'));
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(readdirSync(examples).filter((file) => file !== needsToken))(
    'runs the GraphiQL example %s, which finds something',
    async (file) => {
      const { data, errors } = await client.ask<object>(readFileSync(`${examples}/${file}`, 'utf8'));
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toMatch(/accession|"count":[1-9]/);
    },
  );

  it('shares the request id of the answer’s header with its errors', async () => {
    const response = await client.fetch('/graphql?query={nothing}');
    const { errors } = (await response.json()) as { errors: { extensions: { requestId: string } }[] };
    expect(errors[0]?.extensions.requestId).toBe(response.headers.get('x-request-id'));
  });
});
