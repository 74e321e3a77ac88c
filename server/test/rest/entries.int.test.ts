import { entryFieldNames, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { sortKeys } from '../../../schema/contract/entry-filters.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { useStarted } from '../use-started.js';
import { refusalOf, startRestClient } from './rest-client.js';

interface Page {
  readonly success: boolean;
  readonly data: SerialisedEntry[];
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly pages: number;
  };
  readonly appliedFilters: Record<string, unknown>;
}

const rest = useStarted(startRestClient);

const nothingApplied = {
  ...mapEntryFields(() => null),
  search: null,
  field: 'all',
  sortBy: 'disease',
  sortOrder: 'asc',
};

test('by default the list is the first page of ten by disease, with its applied filters', async () => {
  const answer = await rest.app.fetch('/api/disease');
  expect(answer.headers.get('x-total-count')).toBe('450');
  expect(await answer.json()).toEqual({
    success: true,
    data: rest.everything.slice(0, 10),
    pagination: { page: 1, limit: 10, total: 450, pages: 45 },
    appliedFilters: nothingApplied,
  });
});

test.each(['/api/disease/', '/api/disease/?page=1'])('%s is the default list', async (path) => {
  expect(await rest.read(path)).toEqual(await rest.read('/api/disease'));
});

test('an entry has all its properties, null if blank', () => {
  const own = ['_id', 'accession', 'version', 'additional', 'createdAt', 'updatedAt'];
  for (const entry of rest.everything) {
    expect(Object.keys(entry).sort()).toEqual([...entryFieldNames, ...own].sort());
    expect(Object.values(entry)).not.toContain('');
    expect(entry.accession).toMatch(/^AIA\d{7}$/);
    expect(new Date(entry.createdAt).toISOString()).toBe(entry.createdAt);
  }
});

test.each([
  ['disease=CELIAC DISEASE', 'disease', ['CELIAC DISEASE'], (text: string) => text === 'celiac disease'],
  ['disease=sjogren*', 'disease', ['sjogren*'], (text: string) => text.startsWith('sjogren')],
  ['autoantibody=*dna*', 'autoantibody', ['*dna*'], (text: string) => text.includes('dna')],
  [
    'type=Enzyme&type= Cytokine ',
    'type',
    ['Enzyme', 'Cytokine'],
    (text: string) => ['enzyme', 'cytokine'].includes(text),
  ],
] as const)('the filter %s selects the matching entries', async (query, field, values, means) => {
  const { data, pagination, appliedFilters } = await rest.read<Page>(
    `/api/disease?limit=1000&${encodeURI(query)}`,
  );
  const expected = rest.everything.filter((entry) => means(fold(entry[field] ?? '')));
  expect(expected.length).toBeGreaterThan(0);
  expect(data.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
  expect(pagination.total).toBe(expected.length);
  expect(appliedFilters).toEqual({ ...nothingApplied, [field]: values.length === 1 ? values[0] : values });
});

test('filters by list part, blank value and date are reported as sent', async () => {
  const query = 'isotypeSubclasses.lists=IgG1&affinity.isEmpty=false&createdAt=2026&type=*';
  const { pagination, appliedFilters } = await rest.read<Page>(`/api/disease?${query}`);
  expect(appliedFilters).toEqual({
    ...nothingApplied,
    type: '*',
    'isotypeSubclasses.lists': 'IgG1',
    'affinity.isEmpty': 'false',
    createdAt: '2026',
  });
  const sent = Object.entries(appliedFilters).filter((pair): pair is [string, string] => pair[1] !== null);
  const again = await rest.read<Page>(`/api/disease?${new URLSearchParams(sent).toString()}`);
  expect([again.pagination, again.appliedFilters]).toEqual([pagination, appliedFilters]);
});

test('filters, search and order combine', async () => {
  const query = 'type=*antigen*&search=igg+lupus&field=all&sortBy=autoantibody&sortOrder=desc&limit=1000';
  const { data, appliedFilters } = await rest.read<Page>(`/api/disease?${query}`);
  expect(data.length).toBeGreaterThan(1);
  for (const entry of data) {
    expect(fold(entry.type ?? '')).toContain('antigen');
    const text = fold(Object.values(entry).join(' '));
    expect(text).toContain('igg');
    expect(text).toContain('lupus');
  }
  const names = data.map(({ autoantibody }) => fold(autoantibody ?? ''));
  expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  expect(appliedFilters).toMatchObject({ search: 'igg lupus', sortBy: 'autoantibody', sortOrder: 'desc' });
});

const oneTo = (what: string, max: number) => messages.wholeNumber(what, 1, max);

test.each([
  ['page=0', 'page', oneTo('page', 1_000_000_000)],
  ['page=1.5', 'page', oneTo('page', 1_000_000_000)],
  ['limit=10001', 'limit', oneTo('limit', 10_000)],
  ['limit=ten', 'limit', oneTo('limit', 10_000)],
  ['limit=5000&sortBy=name', 'sortBy', messages.oneOf('sortBy', sortKeys)],
  ['sortBy=name', 'sortBy', messages.oneOf('sortBy', sortKeys)],
  ['sortOrder=up', 'sortOrder', messages.oneOf('sortOrder', ['asc', 'desc'])],
  ['field=name&search=a', 'field', messages.oneOf('field', ['all', ...entryFieldNames])],
  ['search=%00', 'search', `search ${messages.badTextCharacters}`],
])('%s is rejected with the allowed values', async (query, path, message) => {
  expect(await rest.ask(`/api/disease?${query}`)).toEqual([400, refusalOf(path, message)]);
});

test.each(['page', 'limit', 'search', 'field', 'sortBy', 'sortOrder'])(
  '%s given twice is rejected',
  async (name) => {
    const answer = await rest.ask(`/api/disease?${name}=1&${name}=2`);
    expect(answer).toEqual([400, refusalOf(name, messages.givenOnce(name))]);
  },
);

test.each([
  ['/api/disease/%20', 400, { ...refusalOf('id', messages.entryIdRequired) }],
  ['/api/disease/nonsense', 400, { ...refusalOf('id', messages.entryIdInvalid) }],
  ['/api/disease/%00', 400, { ...refusalOf('id', messages.entryIdInvalid) }],
  ['/api/disease/AIA9999999?measures=x', 400, refusalOf('measures', messages.trueOrFalse('measures'))],
  [
    '/api/disease/0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
    404,
    {
      success: false,
      message: messages.entryNotFound,
      code: 'NOT_FOUND',
      requestId: expect.any(String) as string,
    },
  ],
])('%s is answered %d with the message of the contract', async (path, status, body) => {
  expect(await rest.ask(path)).toEqual([status, body]);
});
