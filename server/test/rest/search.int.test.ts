import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { useStarted } from '../use-started.js';
import { refusalOf, startRestClient } from './rest-client.js';

interface List {
  readonly data: SerialisedEntry[];
  readonly count: number;
  readonly total: number;
}

const rest = useStarted(startRestClient);

const contains = (text: string | null, part: string): boolean => fold(text ?? '').includes(part);
const ids = (entries: readonly SerialisedEntry[]): string[] => entries.map(({ _id }) => _id).sort();

test.each<[string, (entry: SerialisedEntry) => boolean]>([
  ['/api/disease/disease/lupus', ({ disease }) => contains(disease, 'lupus')],
  ['/api/disease/disease/Sj%C3%B6gren', ({ disease }) => contains(disease, 'sjogren')],
  [
    '/api/disease/search/disease-autoantibody?disease=lupus&autoantibody=DNA',
    ({ disease, autoantibody }) => contains(disease, 'lupus') && contains(autoantibody, 'dna'),
  ],
  [
    '/api/disease/search/autoantibody-synonym?searchTerm=gad',
    ({ autoantibody, synonym }) => contains(autoantibody, 'gad') || contains(synonym, 'gad'),
  ],
  [
    '/api/disease/search/diagnostic-method?method=elisa',
    ({ screening, confirmation, monitoring }) =>
      [screening, confirmation, monitoring].some((text) => contains(text, 'elisa')),
  ],
  ['/api/disease/uniprot/p19474', ({ uniprotId }) => (uniprotId ?? '').split(/[;,\s]+/).includes('P19474')],
])('%s finds exactly the matching entries, and counts them', async (path, isMeant) => {
  const expected = rest.everything.filter(isMeant);
  const { data, ...body } = await rest.read<List>(path);
  expect(expected.length).toBeGreaterThan(1);
  expect(ids(data)).toEqual(ids(expected));
  expect(body).toEqual({ success: true, count: expected.length, total: expected.length });
});

test.each([
  '/api/disease/disease/lupus?limit=1',
  '/api/disease/search/diagnostic-method?method=elisa&limit=1',
  '/api/disease/search/entries?q=igg&limit=1',
])('%s returns entries up to its limit, and counts all', async (path) => {
  const { data, count, total } = await rest.read<List>(path);
  expect([data.length, count]).toEqual([1, 1]);
  expect(total).toBeGreaterThan(1);
});

test('entries of exactly the disease precede those that contain its name', async () => {
  const { data } = await rest.read<List>('/api/disease/disease/lupus%20nephritis');
  expect(data[0]?.disease).toBe('Lupus nephritis');
});

test('a simple search requires all words, ignores case and accents, and returns its term', async () => {
  const { data, searchTerm, success } = await rest.read<List & { searchTerm: string; success: boolean }>(
    '/api/disease/search/entries?q=%20sjogren%20ro60&limit=1000',
  );
  expect({ success, searchTerm }).toEqual({ success: true, searchTerm: 'sjogren ro60' });
  expect(data.length).toBeGreaterThan(0);
  for (const entry of data)
    expect(fold(Object.values(entry).join(' '))).toMatch(/sjogren.*ro60|ro60.*sjogren/);
});

test('a simple search of one field ignores other fields, and returns 20 entries by default', async () => {
  const everywhere = await rest.read<List>('/api/disease/search/entries?q=igg');
  const inField = await rest.read<List>('/api/disease/search/entries?q=igg&field=autoantibody&limit=1000');
  expect(everywhere.count).toBe(20);
  expect(inField.total).toBeLessThan(everywhere.total);
  for (const { autoantibody } of inField.data) expect(contains(autoantibody, 'igg')).toBe(true);
});

test('a text of two letters, and what else it may be spelled as, are found by reading the documents', async () => {
  const found = async (typed: string): Promise<string[]> => {
    const query = new URLSearchParams({ q: typed, limit: '1000' });
    return ids((await rest.read<List>(`/api/disease/search/entries?${query.toString()}`)).data);
  };
  const apart = await Promise.all(['a1', 'alpha1', 'a/1'].map(found));
  expect(apart.every((spelling) => spelling.length > 0)).toBe(true);
  expect(await found('a-1')).toEqual([...new Set(apart.flat())].sort());
});

test('an advanced search ranks its hits, and counts all matches on request', async () => {
  const path = '/api/disease/search/advanced?q=anti%20dsdna&limit=3';
  const { data, ...plain } = await rest.read<{ data: (SerialisedEntry & { relevanceScore: number })[] }>(
    path,
  );
  const scores = data.map(({ relevanceScore }) => relevanceScore);
  expect(plain).toEqual({ success: true, count: 3, didYouMean: null });
  expect(contains(data[0]!.autoantibody, 'dsdna')).toBe(true);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const { stats } = await rest.read(`${path}&includeStats=true`);
  expect(stats).toEqual({
    totalMatches: expect.any(Number) as number,
    uniqueDiseasesCount: expect.any(Number) as number,
    uniqueAntibodiesCount: expect.any(Number) as number,
    uniqueAntigensCount: expect.any(Number) as number,
  });
});

test('an advanced search without matches tolerates a typing error, and returns the correction', async () => {
  const { data, didYouMean } = await rest.read<List & { didYouMean: string }>(
    '/api/disease/search/advanced?q=hepatitus',
  );
  expect(data.length).toBeGreaterThan(0);
  expect(didYouMean).toBe('hepatitis');
});

test('an advanced search does not correct the name of a disease that has no entries', async () => {
  const { data, didYouMean } = await rest.read<List & { didYouMean: null }>(
    '/api/disease/search/advanced?q=LADA',
  );
  expect({ data, didYouMean }).toEqual({ data: [], didYouMean: null });
});

const { searchTermRequired, searchTermTooShort, diseaseAndAutoantibodyRequired: bothRequired } = messages;

test.each([
  ['/api/disease/search/entries', 'q', searchTermRequired],
  ['/api/disease/search/entries?q=%20', 'q', searchTermRequired],
  ['/api/disease/search/entries?q=%E2%80%8B', 'q', searchTermRequired],
  ['/api/disease/search/advanced', 'q', searchTermTooShort],
  ['/api/disease/search/advanced?q=%20a%20', 'q', searchTermTooShort],
  ['/api/disease/search/disease-autoantibody?disease=a', 'autoantibody', bothRequired],
  ['/api/disease/search/disease-autoantibody?disease=%20&autoantibody=a', 'disease', bothRequired],
  ['/api/disease/search/autoantibody-synonym?searchTerm=', 'searchTerm', searchTermRequired],
  ['/api/disease/search/diagnostic-method', 'method', messages.diagnosticMethodRequired],
])('%s is rejected with the message of the contract', async (path, parameter, message) => {
  expect(await rest.ask(path)).toEqual([400, refusalOf(parameter, message)]);
});

test.each([
  ['/api/disease/disease/', messages.diseaseNameRequired],
  ['/api/disease/disease/%20', messages.diseaseNameRequired],
  ['/api/disease/uniprot/', messages.uniprotIdRequired],
  ['/api/disease/uniprot/%09', messages.uniprotIdRequired],
  ['/api/disease/disease/lupus?limit=0', messages.wholeNumber('limit', 1, 1000)],
])('%s is rejected with: %s', async (path, message) => {
  expect(await rest.ask(path)).toMatchObject([400, { success: false, message, code: 'BAD_USER_INPUT' }]);
});

test('a name of the maximum length is accepted', async () => {
  const [status] = await rest.ask(`/api/disease/disease/${'x'.repeat(limits.nameMaxLength)}`);
  expect(status).toBe(200);
});

test('a name of 10,000 letters is rejected as too long', async () => {
  const message = messages.tooLong('diseaseName', limits.nameMaxLength);
  const answer = await rest.ask(`/api/disease/disease/${'x'.repeat(10_000)}`);
  expect(answer).toEqual([400, refusalOf('diseaseName', message)]);
});
