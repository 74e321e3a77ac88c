import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import {
  type FieldCondition,
  type SortKey,
  sortKeys,
  sortOrders,
} from '../../../schema/contract/entry-filters.js';
import { measuredValues } from '../../measures/chosen-measure.js';
import type { EntryView } from '../../nouns/entry.js';
import { sortKey } from '../../search/index/sort-key.js';
import type { EntryListInput } from '../../services/entries/entry-inputs.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

/** Sixty entries with blank, repeated and numeric values in every field. */
const entries = Array.from({ length: 60 }, (_, index) => {
  const optional = entryFieldNames.slice(3).filter((_name, place) => (index + place) % 4 !== 0);
  const fields = Object.fromEntries(optional.map((name) => [name, `${name} ${index % 12}`]));
  return anEntry({ ...fields, disease: `Disease ${index % 7}`, autoantibody: `anti-X${index}` });
});

type TextOp = Exclude<FieldCondition['op'], 'isEmpty'>;

describe('entry lists', () => {
  const test = useTestDatabase();
  const list = (input: EntryListInput) => test.services.entryList.list(visitor, input);
  const names = async (input: EntryListInput) =>
    (await list({ limit: 100, ...input })).entries.map((entry) => entry.autoantibody);

  beforeAll(() => test.store(...entries));

  it.each(sortKeys.flatMap((key) => sortOrders.map((order) => [key, order] as const)))(
    'sorted by %s %s are in natural order, blanks last, with each entry on one page',
    async (sortBy, sortOrder) => {
      const pages = [1, 2, 3, 4, 5].map((page) => list({ page, limit: 13, sortBy, sortOrder }));
      const all = (await Promise.all(pages)).flatMap((page) => page.entries);
      expect(new Set(all.map((entry) => entry.id)).size).toBe(60);
      expectSorted(all, sortBy, sortOrder);
    },
  );

  it.each(sortOrders)('paged by cursor %s match pages by number, for every sort key', async (sortOrder) => {
    for (const sortBy of sortKeys) {
      const paged = (await list({ limit: 100, sortBy, sortOrder })).entries.map((entry) => entry.id);
      const walked: string[] = [];
      let after: string | null = null;
      do {
        const step = await test.services.entryList.walk(visitor, { first: 17, after, sortBy, sortOrder });
        expect(step.totalCount).toBe(60);
        walked.push(...step.edges.map((edge) => edge.node.id));
        after = step.pageInfo.hasNextPage ? step.pageInfo.endCursor : null;
      } while (after !== null);
      expect(walked).toEqual(paged);
    }
  });

  it.each(sortOrders)('ordered %s give each entry the neighbours of the list', async (sortOrder) => {
    for (const sortBy of ['disease', 'epitope', 'updatedAt'] as const) {
      const order = { sortBy, sortOrder, search: 'disease 1' };
      const ids = (await list({ limit: 100, ...order })).entries.map((entry) => entry.id);
      expect(ids.length).toBeGreaterThan(5);
      for (const [index, id] of ids.entries()) {
        const { previous, next } = await test.services.entryDetail.neighbours(visitor, id, order);
        expect([previous?.id, next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
      }
    }
  });

  it.each(entryFieldNames)('filtered by %s contain exactly the entries with the value', async (field) => {
    const value = entries.find((entry) => entry.values[field] !== null)?.values[field] ?? '';
    const expected = entries.filter((entry) => entry.values[field] === value).length;
    const found = await list({
      conditions: [{ field, op: 'equals', values: [value.toUpperCase()] }],
      limit: 100,
    });
    expect([found.pagination.total, found.entries.length]).toEqual([expected, expected]);
    expect(found.appliedFilters[field]).toBe(value.toUpperCase());
    const blank = await list({ conditions: [{ field, op: 'isEmpty', empty: true }] });
    expect(blank.pagination.total).toBe(entries.filter((entry) => entry.values[field] === null).length);
  });

  it('have an empty page past the end, with the correct total', async () => {
    const { entries: none, pagination } = await list({ page: 99 });
    expect([none, pagination]).toEqual([[], { page: 99, limit: 10, total: 60, pages: 6 }]);
  });

  it('combine values of a filter by OR, and filters by AND', async () => {
    const either: FieldCondition = { field: 'disease', op: 'matches', values: ['disease 1', 'Disease 2'] };
    const expected = entries.filter((entry) => /[12]$/.test(entry.values.disease ?? ''));
    expect((await list({ conditions: [either] })).pagination.total).toBe(expected.length);
    const narrow: FieldCondition = { field: 'autoantibody', op: 'equals', values: ['ANTI-X1'] };
    expect(await names({ conditions: [either, narrow] })).toEqual(['anti-X1']);
  });

  it.each([
    ['matches', 'anti-x5', ['anti-X5']],
    ['matches', 'anti-x5*', ['anti-X5', ...Array.from({ length: 10 }, (_, index) => `anti-X5${index}`)]],
    ['matches', '*x59', ['anti-X59']],
    ['matches', 'x59', []],
    ['matches', String.raw`anti-x5\*`, []],
    ['contains', 'TI-X58', ['anti-X58']],
    ['contains', 'x%8', []],
    ['startsWith', 'anti-x57', ['anti-X57']],
    ['startsWith', 'x57', []],
  ] satisfies [TextOp, string, string[]][])('filtered by %s %j contain %j', async (op, value, expected) => {
    const found = await names({ conditions: [{ field: 'autoantibody', op, values: [value] }] });
    expect(found.sort()).toEqual([...expected].sort());
  });

  it('combine patterns, whole values and lists of parts in one filter', async () => {
    const filtered = (op: 'matches' | 'lists', ...values: string[]) =>
      names({ conditions: [{ field: 'autoantibody', op, values }] });
    expect((await filtered('matches', '*x58', 'anti-x7', '*i-x59', 'none*')).sort()).toEqual(
      ['anti-X58', 'anti-X59', 'anti-X7'].sort(),
    );
    expect((await filtered('matches', '*8', '*x59')).length).toBe(7);
    await test.store(anEntry({ disease: 'Listed', autoantibody: 'anti-l; anti-m;anti-n' }));
    for (const lists of [['anti-n; anti-l'], ['o', 'anti-m'], ['anti-o', 'anti-l;anti-n']])
      expect(await filtered('lists', ...lists)).toEqual(['anti-l; anti-m;anti-n']);
    expect(await filtered('lists', 'anti-l;anti-o', 'anti', ';')).toEqual([]);
  });

  it('allow a limited number of stars in a value, where a run of them is one', async () => {
    const filtered = (value: string) =>
      names({ conditions: [{ field: 'disease', op: 'matches', values: ['x', value] }] });
    await expect(filtered('*e'.repeat(21))).rejects.toThrow('disease may have at most 20 stars (*)');
    expect(await filtered(`${'*'.repeat(200)}e${'*s'.repeat(19)}`)).toEqual([]);
    expect((await filtered(`${'*'.repeat(200)}ease 3`)).length).toBeGreaterThan(5);
  });

  it.each(['%', '_', '\\', "'", '"', '$1', "'; DROP TABLE entries; --", '*', '(', '[', '😀'])(
    'treat %j as text',
    async (hostile) => {
      const stored = anEntry({ disease: 'Hostile', synonym: `x${hostile}y`, autoantibody: 'anti-hostile' });
      await test.store(stored);
      const value = `x${hostile.replace('*', String.raw`\*`)}y`;
      const filtered = await list({ conditions: [{ field: 'synonym', op: 'matches', values: [value] }] });
      expect(filtered.entries.map((entry) => entry.id)).toEqual([stored.id]);
      const searched = await list({ search: `x${hostile}y`, field: 'synonym' });
      expect(searched.entries.map((entry) => entry.id)).toContain(stored.id);
    },
  );

  it('have the correct total after a write, also for a cached search', async () => {
    const total = async () => (await list({ search: 'fresh total' })).pagination.total;
    await test.store(anEntry({ mechanism: 'A fresh total' }));
    expect([await total(), await total()]).toEqual([1, 1]);
    await test.store(anEntry({ mechanism: 'Another fresh total' }));
    expect(await total()).toBe(2);
  });

  it('reject a cursor of another list, and any other text', async () => {
    const { edges } = await test.services.entryList.walk(visitor, { first: 1 });
    const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
    const cursors = [edges[0]?.cursor ?? '', 'nonsense', '🙂', cursorOf('[1]')].map((after) => [
      'type',
      after,
    ]);
    const yearZero = ['createdAt', cursorOf('["createdAt","asc","0000-01-01T00:00:00Z",1]')];
    for (const [sortBy, after] of [...cursors, yearZero]) {
      const walk = test.services.entryList.walk(visitor, { after, sortBy });
      await expect(walk).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });
});

function expectSorted(
  all: readonly EntryView[],
  sortBy: (typeof sortKeys)[number],
  sortOrder: 'asc' | 'desc',
): void {
  const keyOf = (entry: EntryView): string | null => {
    const value = sortedValue(entry, sortBy);
    if (typeof value === 'number') return String(value);
    return value instanceof Date ? value.toISOString() : sortKey(value);
  };
  const keys = all.map(keyOf);
  const filled = keys.filter((key) => key !== null);
  expect(keys.slice(filled.length).every((key) => key === null)).toBe(true);
  const bytewise = [...filled].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(filled).toEqual(sortOrder === 'asc' || sortBy === 'relevance' ? bytewise : bytewise.reverse());
}

/** The value of an entry that nobody has reviewed by which a list is sorted. */
function sortedValue(entry: EntryView, sortBy: SortKey): string | number | Date | null {
  if (sortBy === 'measuredSensitivity') return measuredValues(entry).sensitivity;
  if (sortBy === 'measuredSpecificity') return measuredValues(entry).specificity;
  return entry[sortBy === 'relevance' ? 'disease' : sortBy];
}
