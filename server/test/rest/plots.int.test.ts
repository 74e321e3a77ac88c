import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { type MarkerRole, strongestRoleOf } from '../../../schema/contract/rules/differential.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { distributionFields, growthSteps, isListField } from '../../../schema/contract/statistics.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { askGraphql } from '../parity/both-apis.js';
import { useStarted } from '../use-started.js';
import { refusalOf, startRestClient } from './rest-client.js';

interface Counted {
  readonly _id: string;
  readonly count: number;
}
interface Distribution {
  readonly data: readonly Counted[];
  readonly distinct: number;
  readonly filled: number;
}
interface HeatMap {
  readonly data: {
    readonly diseases: readonly Counted[];
    readonly autoantibodies: readonly Counted[];
    readonly cells: readonly { disease: number; autoantibody: number; count: number; role: MarkerRole }[];
  };
}
type Entries = readonly SerialisedEntry[];

const statistics = '/api/disease/statistics';

const rest = useStarted(startRestClient);

/** Counted independently: the values, or list items, of each entry in a field. */
function recount(entries: Entries, field: (typeof distributionFields)[number]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const cell = entry[field];
    const parts = isListField(field) ? (cell ?? '').split(';') : [cell ?? ''];
    for (const part of new Set(parts.map(fold))) {
      if (part !== '') counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return counts;
}

test.each(distributionFields.flatMap((field) => [[field, ''] as const, [field, 'Enzyme'] as const]))(
  'the most frequent values of %s match an independent count, for type "%s"',
  async (field, type) => {
    const query = type === '' ? '' : `&type=${type}`;
    const body = await rest.read<Distribution>(`${statistics}/distribution/${field}?limit=200${query}`);
    const entries = rest.everything.filter((entry) => type === '' || entry.type === type);
    const counts = recount(entries, field);
    expect(body.distinct).toBe(counts.size);
    expect(body.filled).toBe(entries.filter((entry) => (entry[field] ?? '') !== '').length);
    const sorted = [...counts.values()].sort((one, other) => other - one);
    expect(body.data.map(({ count }) => count)).toEqual(sorted.slice(0, 200));
    for (const { _id, count } of body.data) expect([_id, counts.get(fold(_id))]).toEqual([_id, count]);
  },
);

test.each(['isotypeSubclasses', 'screening', 'confirmation'] as const)(
  'each part of %s has as many entries as the filtered list of both APIs',
  async (field) => {
    const { data } = await rest.read<Distribution>(`${statistics}/distribution/${field}?limit=60`);
    for (const { _id, count } of data) {
      const list = `/api/disease?limit=1&${field}.lists=${encodeURIComponent(_id)}`;
      const { pagination } = await rest.read<{ pagination: { total: number } }>(list);
      expect([_id, pagination.total]).toEqual([_id, count]);
    }
    const [{ _id: part, count } = { _id: '', count: 0 }] = data;
    const filter = `{ ${field}: { lists: ${JSON.stringify(part)} } }`;
    const { data: answer } = await askGraphql(
      rest.app,
      `{ entries(filter: ${filter}) { pagination { total } } }`,
    );
    expect(answer.entries.pagination.total).toBe(count);
  },
);

test('a filter with two list parts requires both, in any order', async () => {
  const list = '/api/disease?limit=1000&isotypeSubclasses.lists=igg4%3B%20IgG1';
  const { data } = await rest.read<{ data: SerialisedEntry[] }>(list);
  const both = rest.everything.filter(({ isotypeSubclasses }) => {
    const parts = (isotypeSubclasses ?? '').split('; ');
    return parts.includes('IgG1') && parts.includes('IgG4');
  });
  expect(data.map(({ accession }) => accession)).toEqual(both.map(({ accession }) => accession));
  expect(both.length).toBeGreaterThan(10);
});

test('completeness counts filled fields, and matches the filters for blank and filled fields', async () => {
  const { data, total } = await rest.read<{
    data: { field: (typeof entryFieldNames)[number]; filled: number; total: number }[];
    total: number;
  }>(`${statistics}/completeness`);
  expect(total).toBe(450);
  const filled = entryFieldNames.map((field) => ({
    field,
    filled: rest.everything.filter((entry) => (entry[field] ?? '') !== '').length,
    total: 450,
  }));
  expect(data).toEqual(filled);
  const affinity = data.find(({ field }) => field === 'affinity')?.filled ?? 0;
  const totalOf = async (isEmpty: boolean) => {
    const body = await rest.read<{ pagination: { total: number } }>(
      `/api/disease?affinity.isEmpty=${isEmpty}`,
    );
    return body.pagination.total;
  };
  expect([await totalOf(false), await totalOf(true)]).toEqual([affinity, 450 - affinity]);
});

test('growth adds up to all entries, and each day matches the filter by date', async () => {
  const { data, by } = await rest.read<{
    data: { period: string; created: number; total: number }[];
    by: string;
  }>(`${statistics}/growth`);
  const days = new Set(rest.everything.map(({ createdAt }) => createdAt.slice(0, 10)));
  expect(by).toBe('day');
  expect(new Set(data.map(({ period }) => period))).toEqual(days);
  expect(data.at(-1)?.total).toBe(450);
  for (const { period, created } of data) {
    const list = await rest.read<{ pagination: { total: number } }>(`/api/disease?createdAt=${period}`);
    expect(list.pagination.total).toBe(created);
  }
  const { pagination } = await rest.read<{ pagination: { total: number } }>('/api/disease?createdAt=1999');
  expect(pagination.total).toBe(0);
});

test('an unknown length of the periods is refused with the two that exist', async () => {
  const message = messages.oneOf('by', growthSteps);
  expect(await rest.ask(`${statistics}/growth?by=usual`)).toEqual([400, refusalOf('by', message)]);
});

test.each(['', '&disease=*'])(
  'the heat map has count and role of the entries per disease and autoantibody, with the query "%s"',
  async (query) => {
    const { data } = await rest.read<HeatMap>(`${statistics}/heatmap?diseases=12&autoantibodies=10${query}`);
    const { diseases, autoantibodies, cells } = data;
    expect([diseases.length, autoantibodies.length]).toEqual([12, 10]);
    const entries = (disease: string, autoantibody?: string) =>
      rest.everything.filter(
        (entry) => entry.disease === disease && (autoantibody ?? entry.autoantibody) === entry.autoantibody,
      );
    for (const { _id, count } of diseases) expect([_id, entries(_id).length]).toEqual([_id, count]);
    const expected = diseases.flatMap((row, disease) =>
      autoantibodies.flatMap((column, autoantibody) => {
        const inCell = entries(row._id, column._id);
        const role = strongestRoleOf(inCell.map(({ diagnosticMarker }) => diagnosticMarker));
        return inCell.length === 0 ? [] : [{ disease, autoantibody, count: inCell.length, role }];
      }),
    );
    expect(cells).toEqual(expected);
    expect(new Set(cells.map(({ role }) => role)).size).toBeGreaterThan(1);
    const frequent = [...recount(rest.everything, 'autoantibody').values()].sort((one, other) => other - one);
    expect(autoantibodies.map(({ count }) => count)).toEqual(frequent.slice(0, 10));
  },
);

test('key figures follow the filters in GraphQL, and cover all entries in REST', async () => {
  const { data } = await askGraphql(
    rest.app,
    `{ statistics(filter: { type: { eq: "Enzyme" } }) { overview { totalEntries uniqueDiseasesCount
      uniqueUniprotIdsCount }
      topAntigens { value count } } }`,
  );
  const enzymes = rest.everything.filter(({ type }) => type === 'Enzyme');
  expect(data.statistics.overview).toEqual({
    totalEntries: enzymes.length,
    uniqueDiseasesCount: recount(enzymes, 'disease').size,
    uniqueUniprotIdsCount: new Set(enzymes.flatMap(({ uniprotId }) => uniprotId ?? [])).size,
  });
  expect(data.statistics.topAntigens[0].count).toBe(Math.max(...recount(enzymes, 'autoantigen').values()));
  const body = await rest.read<{ data: { overview: { totalEntries: number } } }>(
    `${statistics}/overview?type=Enzyme`,
  );
  expect(body.data.overview.totalEntries).toBe(450);
});

test('a field without a distribution is rejected with the allowed fields', async () => {
  const message = messages.oneOf('field', distributionFields);
  expect(await rest.ask(`${statistics}/distribution/mechanism`)).toEqual([400, refusalOf('field', message)]);
});
