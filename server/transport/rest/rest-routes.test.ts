import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { inputOf, startFakeHost } from '../../test/rest/fake-host.js';
import { fakeEntry } from '../../test/rest/fake-things.js';

const { id, ...rest } = fakeEntry();
const moments = { createdAt: '2026-01-15T09:30:00.000Z', updatedAt: '2026-01-15T09:30:00.000Z' };
const entry = { _id: id, ...rest, ...moments };

test('an entry has exactly the fields, its own names, and nothing called id', async () => {
  const { app } = await startFakeHost();
  const { data } = (await app.inject('/api/disease/AIA0000042')).json<{ data: object }>();
  const own = ['_id', 'accession', 'version', 'additional', 'createdAt', 'updatedAt'];
  expect(Object.keys(data).sort()).toEqual([...entryFieldNames, ...own].sort());
});

const list = { data: [entry], count: 1, total: 12 };

test.each([
  ['/api/disease/AIA0000042', { data: entry, relatedEntries: [] }],
  ['/api/disease/search/entries?q=%20sm%20', { ...list, searchTerm: 'sm' }],
  [
    '/api/disease/search/advanced?q=sm',
    {
      data: [
        {
          ...entry,
          ...{ relevanceScore: 97, matchTier: 'word', matchField: 'disease', matchSynonym: null },
          highlights: [],
        },
      ],
      count: 1,
      didYouMean: null,
    },
  ],
  [
    '/api/disease/search/suggestions?q=en',
    {
      data: [
        {
          field: 'type',
          suggestions: [{ value: 'Enzyme', count: 3, synonym: null, ranges: [{ start: 0, end: 2 }] }],
        },
      ],
      count: 1,
      didYouMean: null,
      entry: null,
    },
  ],
  ['/api/disease/search/disease-autoantibody?disease=a&autoantibody=b', list],
  ['/api/disease/search/autoantibody-synonym?searchTerm=a', list],
  ['/api/disease/search/diagnostic-method?method=a', list],
  ['/api/disease/search/duplicates?disease=a', list],
  ['/api/disease/disease/lupus', list],
  ['/api/disease/uniprot/P14678', list],
  ['/api/disease/unique/type', { data: ['Enzyme'], count: 1, truncated: false }],
  [
    '/api/disease/unique-filtered/type',
    { data: ['Enzyme'], count: 1, truncated: false, appliedFilters: { disease: null } },
  ],
  [
    '/api/disease/statistics/overview',
    {
      data: {
        overview: { totalEntries: 396 },
        diseaseBreakdown: [{ _id: 'Lupus', count: 40 }],
        topAntibodies: [],
        topAntigens: [],
      },
    },
  ],
  [
    '/api/disease/summary/diseases',
    { data: [{ _id: 'Lupus', count: 40, autoantibodies: ['Anti-Sm'], types: [] }], count: 1 },
  ],
  ['/api/disease/additional/keys', { data: ['cohort'], count: 1 }],
])('%s answers in the words of the contract', async (url, body) => {
  const { app } = await startFakeHost();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ success: true, ...body });
});

test('a list tells its page, its filters and the total', async () => {
  const { app } = await startFakeHost();
  const answer = await app.inject('/api/disease');
  expect(answer.json()).toMatchObject({
    success: true,
    data: [entry],
    pagination: { page: 1, limit: 10, total: 396, pages: 40 },
    appliedFilters: { search: null, field: 'all', sortBy: 'disease', sortOrder: 'asc', type: null },
  });
  expect(answer.headers['x-total-count']).toBe('396');
});

test('an advanced search tells its statistics where the service made them', async () => {
  const stats = { totalMatches: 1, uniqueDiseasesCount: 1, uniqueAntibodiesCount: 1, uniqueAntigensCount: 1 };
  const advanced = () => ({ hits: [], stats, didYouMean: 'sn', dataVersion: '1' });
  const { app, calls } = await startFakeHost({ answers: { 'entrySearch.advanced': advanced } });
  const answer = await app.inject('/api/disease/search/advanced?q=sm&includeStats=true&limit=3');
  expect(answer.json()).toEqual({ success: true, data: [], count: 0, didYouMean: 'sn', stats });
  expect(inputOf(calls, 'entrySearch.advanced')).toEqual({ term: 'sm', limit: '3', includeStats: true });
});

test.each([
  [
    '/api/disease?page=2&disease=a&disease=b',
    'entryList.list',
    { page: '2', conditions: [{ values: ['a', 'b'] }] },
  ],
  [
    '/api/disease/search/entries?q=a&field=type&limit=x',
    'entrySearch.simple',
    { term: 'a', field: 'type', limit: 'x' },
  ],
  ['/api/disease/disease/a%2Fb?limit=2', 'entrySearch.byDisease', { name: 'a/b', limit: '2' }],
  ['/api/disease/disease/100%25', 'entrySearch.byDisease', { name: '100%' }],
  ['/api/disease/uniprot/p14678', 'entrySearch.byUniprotId', { uniprotId: 'p14678' }],
  [
    '/api/disease/search/disease-autoantibody?disease=%CE%B2&autoantibody=a+b',
    'entrySearch.byDiseaseAndAutoantibody',
    { disease: 'β', autoantibody: 'a b' },
  ],
  [
    '/api/disease/search/autoantibody-synonym?searchTerm=Ro',
    'entrySearch.byAutoantibodyOrSynonym',
    { term: 'Ro' },
  ],
  ['/api/disease/search/diagnostic-method?method=IIF', 'entrySearch.byDiagnosticMethod', { method: 'IIF' }],
  [
    '/api/disease/export/data?format=csv&type=Enzyme',
    'exports.export',
    { format: 'csv', conditions: [{ field: 'type' }] },
  ],
])('%s hands its input to the service as it was sent', async (url, name, input) => {
  const { app, calls } = await startFakeHost();
  await app.inject(url);
  expect(inputOf(calls, name)).toMatchObject(input);
});

test.each([
  ['/api/disease/%20', 'entryDetail.detail', ' '],
  ['/api/disease/unique/', 'distinctValues.unique', ''],
  ['/api/disease/unique-filtered/%20', 'distinctValues.uniqueFiltered', ' '],
  ['/api/disease/disease/', 'entrySearch.byDisease', { name: '' }],
  ['/api/disease/uniprot/', 'entrySearch.byUniprotId', { uniprotId: '' }],
])(
  '%s reaches the service with its blank part, for the sentence that says what is missing',
  async (url, name, input) => {
    const { app, calls } = await startFakeHost();
    await app.inject(url);
    expect(inputOf(calls, name)).toEqual(typeof input === 'string' ? input : expect.objectContaining(input));
  },
);

test.each(['/api/disease/', '/api/disease/?page=1'])('%s is the list', async (url) => {
  const { app, calls } = await startFakeHost();
  await app.inject(url);
  expect(calls.map(({ name }) => name)).toEqual(['entryList.list']);
});

test('every service call is told who asks and under which id', async () => {
  const { app, calls } = await startFakeHost();
  await app.inject({
    url: '/api/disease',
    headers: { authorization: 'Bearer nonsense', 'x-request-id': 'my-call' },
  });
  expect(calls.at(-1)?.inputs[0]).toEqual({
    viewer: null,
    tokenRefused: true,
    address: '127.0.0.1',
    requestId: 'my-call',
  });
});

test.each(['page', 'limit', 'search', 'field', 'sortBy', 'sortOrder'])(
  '%s given twice is refused',
  async (name) => {
    const { app } = await startFakeHost();
    const answer = await app.inject(`/api/disease?${name}=1&${name}=2`);
    const message = `${name} may be given only once`;
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      message,
      code: 'BAD_USER_INPUT',
      errors: [{ path: name, message }],
    });
  },
);
