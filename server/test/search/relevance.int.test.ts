import type { EntryListInput } from '../../services/entries/entry-inputs.js';
import { anEditor } from '../services/editors.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

/** More entries than are ranked: all of them mention zeta, and some have it in the name of their autoantibody. */
const others = Array.from({ length: 1300 }, (_, index) =>
  anEntry({
    disease: `Disease ${index % 11}`,
    autoantibody: `anti-X${index}`,
    mechanism: 'Binds zetaprotein',
  }),
);
const named = Array.from({ length: 12 }, (_, index) =>
  anEntry({
    disease: `Disease ${index % 5}`,
    autoantibody: 'anti-zetaprotein',
    autoantigen: `Antigen ${index}`,
  }),
);

const database = useTestDatabase();
beforeAll(() => database.store(...others.slice(0, 650), ...named, ...others.slice(650)));

const relevance: EntryListInput = { search: 'zetaprotein', sortBy: 'relevance' };
const page = async (number: number, limit: number, input = relevance) => {
  const { entries } = await database.services.entryList.list(visitor, { ...input, page: number, limit });
  return entries.map(({ id }) => id);
};

async function pages(limit: number, input = relevance): Promise<string[]> {
  const all: string[] = [];
  for (let number = 1; ; number += 1) {
    const ids = await page(number, limit, input);
    all.push(...ids);
    if (ids.length < limit) return all;
  }
}

test('pages contain each entry once, matches by name first', async () => {
  const all = await pages(97);
  expect(new Set(all).size).toBe(others.length + named.length);
  expect(new Set(all.slice(0, named.length))).toEqual(new Set(named.map(({ id }) => id)));
  expect(await pages(500)).toEqual(all);
});

test('paging by cursor gives the same list', async () => {
  const walked: string[] = [];
  let after: string | null = null;
  do {
    const step = await database.services.entryList.walk(visitor, { ...relevance, first: 230, after });
    expect(step.totalCount).toBe(others.length + named.length);
    walked.push(...step.edges.map(({ node }) => node.id));
    after = step.pageInfo.hasNextPage ? step.pageInfo.endCursor : null;
  } while (after !== null);
  expect(walked).toEqual(await pages(500));
});

test('an export gives the same list', async () => {
  const { body } = await database.services.exports.export(visitor, { ...relevance, format: 'ndjson' });
  const lines = (await body.toArray()).join('').trim().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id);
  expect(ids).toEqual(await pages(500));
});

test('neighbours follow the order of the list, also at the end of the ranked entries', async () => {
  const all = await pages(500);
  for (const at of [0, 1, named.length - 1, 999, 1000, 1001, all.length - 1]) {
    const { previous, next } = await database.services.entryDetail.neighbours(
      visitor,
      all[at] ?? '',
      relevance,
    );
    expect([previous?.id, next?.id]).toEqual([all[at - 1], all[at + 1]]);
  }
});

test('filters and the selected field apply, and without a search entries are ordered by disease', async () => {
  const conditions = [{ field: 'disease', op: 'equals', values: ['disease 3'] }] as const;
  const filtered = await pages(50, { ...relevance, conditions });
  const diseases = [...others, ...named].filter(({ values }) => values.disease === 'Disease 3');
  expect(new Set(filtered)).toEqual(new Set(diseases.map(({ id }) => id)));
  const inField = await pages(50, { ...relevance, field: 'autoantibody' });
  expect(new Set(inField)).toEqual(new Set(named.map(({ id }) => id)));
  expect(await page(1, 100, { sortBy: 'relevance' })).toEqual(await page(1, 100, { sortBy: 'disease' }));
});

test('a new entry appears at its rank at once', async () => {
  const before = await page(1, 1);
  const exact = anEntry({ disease: 'Zetaprotein', autoantibody: 'anti-new' });
  await database.store(exact);
  expect(await page(1, 2)).toEqual([exact.id, ...before]);
});

test('paging by cursor skips nothing if the entry of the cursor is deleted', async () => {
  const all = await page(1, 8);
  const { edges } = await database.services.entryList.walk(visitor, { ...relevance, first: 3 });
  const last = edges.at(-1);
  await database.services.entryEditing.delete(await anEditor(database), last?.node.id ?? '');
  const next = await database.services.entryList.walk(visitor, {
    ...relevance,
    first: 4,
    after: last?.cursor ?? null,
  });
  expect(next.edges.map(({ node }) => node.id)).toEqual(all.slice(3, 7));
});
