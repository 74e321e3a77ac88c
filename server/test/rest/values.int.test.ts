import { type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { useStarted } from '../use-started.js';
import { startRestClient } from './rest-client.js';

interface Values {
  readonly data: string[];
  readonly count: number;
}

const rest = useStarted(startRestClient);

const distinct = (entries: readonly SerialisedEntry[], field: EntryFieldName): Set<string> =>
  new Set(entries.flatMap((entry) => fold(entry[field] ?? '') || []));

test.each(entryFieldNames)('the distinct values of %s are those of the entries', async (field) => {
  const { data, ...body } = await rest.read<Values>(`/api/disease/unique/${field}`);
  expect(new Set(data.map(fold))).toEqual(distinct(rest.everything, field));
  expect(body).toEqual({ success: true, count: data.length, truncated: false });
  expect(data.length).toBe(distinct(rest.everything, field).size);
});

test('values filtered by the cascade are those of the matching entries', async () => {
  const query = 'disease=systemic%20lupus%20erythematosus&type=Enzyme';
  const body = await rest.read<Values>(`/api/disease/unique-filtered/autoantigen?${query}`);
  const left = rest.everything.filter(({ disease }) => disease === 'Systemic lupus erythematosus');
  expect(new Set(body.data.map(fold))).toEqual(distinct(left, 'autoantigen'));
  expect(body).toEqual({
    success: true,
    data: body.data,
    count: body.data.length,
    truncated: false,
    appliedFilters: { disease: 'systemic lupus erythematosus', autoantibody: null },
  });
});

test.each(['unique/', 'unique/name', 'unique/_id', 'unique-filtered/%20', 'unique/__proto__'])(
  '%s gets the field names',
  async (path) => {
    expect(await rest.ask(`/api/disease/${path}`)).toMatchObject([
      400,
      { success: false, message: messages.validFieldRequired, code: 'BAD_USER_INPUT' },
    ]);
  },
);

test('the overview matches the list', async () => {
  const { success, data } = await rest.read<{
    success: boolean;
    data: Record<string, { _id: string; count: number }[]>;
  }>('/api/disease/statistics/overview');
  expect(success).toBe(true);
  expect(data['overview']).toEqual({
    totalEntries: 450,
    uniqueDiseasesCount: distinct(rest.everything, 'disease').size,
    uniqueAntibodiesCount: distinct(rest.everything, 'autoantibody').size,
    uniqueAntigensCount: distinct(rest.everything, 'autoantigen').size,
    uniqueUniprotIdsCount: expect.any(Number) as number,
  });
  expect(
    [data['diseaseBreakdown'], data['topAntibodies'], data['topAntigens']].map((list) => list?.length),
  ).toEqual([20, 10, 10]);
  const counts = data['diseaseBreakdown']?.map(({ count }) => count) ?? [];
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const { _id, count } of data['diseaseBreakdown'] ?? []) {
    expect(count).toBe(rest.everything.filter(({ disease }) => fold(disease ?? '') === fold(_id)).length);
  }
});

test('the summary of diseases has their autoantibodies and types', async () => {
  const { data, ...body } = await rest.read<{
    data: { _id: string; count: number; autoantibodies: string[]; types: string[] }[];
  }>('/api/disease/summary/diseases');
  expect(body).toEqual({ success: true, count: distinct(rest.everything, 'disease').size });
  expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(450);
  for (const { _id, count, autoantibodies, types } of data) {
    const entries = rest.everything.filter(({ disease }) => fold(disease ?? '') === fold(_id));
    expect(count).toBe(entries.length);
    expect(new Set(autoantibodies.map(fold))).toEqual(distinct(entries, 'autoantibody'));
    expect(new Set(types.map(fold))).toEqual(distinct(entries, 'type'));
  }
});

test('the additional names are listed, of which the starter entries have none', async () => {
  expect(await rest.read('/api/disease/additional/keys')).toEqual({
    success: true,
    data: [],
    count: 0,
    truncated: false,
  });
});
