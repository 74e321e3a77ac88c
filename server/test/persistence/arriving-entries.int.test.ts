import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { sortKeys } from '../../../schema/contract/entry-filters.js';
import { EntryArrivals } from '../../persistence/imports/entry-arrivals.js';
import { SeedRepository } from '../../persistence/repositories/seed.repository.js';
import { projectRoot } from '../../project-root.js';
import type { EntryListInput } from '../../services/entries/entry-inputs.js';
import { StarterSeedService } from '../../services/seed/starter-seed.service.js';
import { expectListsAsRecomputed } from '../services/recomputed-lists.js';
import { anEntry, startTestDatabase, type TestDatabase, visitor } from '../test-database.js';

const always = (): Promise<boolean> => Promise.resolve(true);

describe('entries that arrive', () => {
  let test: TestDatabase;
  let arrivals: EntryArrivals;
  beforeAll(async () => {
    test = await startTestDatabase();
    await new StarterSeedService(new SeedRepository(test.database)).seed(
      join(projectRoot(), 'data/starter-entries.csv'),
    );
    // One that is found by no word, as it has too long a one.
    await test.store(anEntry({ disease: 'Unwieldy', mechanism: 'x'.repeat(700) + 'needle' }));
    arrivals = new EntryArrivals(test.database);
  });
  afterAll(() => test.close());

  /** Puts the entries that meet a condition into one part of the index, as if an import had. */
  const put = async (arriving: boolean, condition = 'TRUE'): Promise<void> => {
    await test.database.query(
      `UPDATE entry_index SET arriving = ${String(arriving)} WHERE arriving <> ${String(arriving)} AND ${condition}`,
    );
    // What was answered before is not to be answered again.
    await test.database.query('UPDATE entry_totals SET version = version + 1');
  };
  const arriving = async (): Promise<number> => {
    const sql = 'SELECT count(*)::integer AS number FROM entry_index WHERE arriving';
    const [found] = await test.database.query<{ number: number }>(sql);
    return found?.number ?? 0;
  };

  it('are listed, found, counted, exported and compared like all others', async () => {
    const settled = await answers(test);
    await put(true, 'entry_number % 3 = 0');
    expect(await answers(test)).toEqual(settled);
    await put(true);
    expect(await answers(test)).toEqual(settled);
    await put(false);
    expect(await answers(test)).toEqual(settled);
  });

  it('are moved to all others, those that somebody is writing later', async () => {
    await put(true);
    const [total, number] = [await arriving(), 7];
    await test.database.transaction(async (transaction) => {
      await transaction.query('SELECT FROM entries WHERE entry_number = $1 FOR UPDATE', [number]);
      await test.database.session((session) => arrivals.settle(session, always));
      expect(await arriving()).toBe(1);
    });
    expect(total).toBeGreaterThan(300);
    expect(await arrivals.areThere()).toBe(true);
    await test.database.session((session) => arrivals.settle(session, always));
    expect(await arrivals.areThere()).toBe(false);
    await expectListsAsRecomputed(test);
  });

  it('stay for the next time where something else comes first', async () => {
    await put(true);
    const total = await arriving();
    await test.database.session((session) => arrivals.settle(session, () => Promise.resolve(false)));
    expect(await arriving()).toBe(total);
    await put(false);
  });

  it('are so many at most that looking through them takes no time that anybody notices', async () => {
    const hasRoom = (rows: number) =>
      test.database.transaction((transaction) => arrivals.haveRoomFor(transaction, rows));
    expect(await hasRoom(200_000)).toBe(true);
    expect(await hasRoom(200_001)).toBe(false);
    await put(true, 'entry_number <= 10');
    expect(await hasRoom(200_000)).toBe(false);
    expect(await hasRoom(199_990)).toBe(true);
    await put(false);
  });
});

const searches = [
  ...['jo-1', 'ss-a', 'elisa', 'myeloperox', 'in', 'lupus nephritis', 'anti', 'xxneedle', 'β2', 'P14678'],
  ...['antibody to dsdna', 'sjögren', 'no such thing', 'AIA0000012', '"cell surface"', 'la'],
];

/** What the product answers to all kinds of questions. */
async function answers({ services }: TestDatabase): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const list = async (input: EntryListInput): Promise<readonly string[]> => {
    const { entries, pagination } = await services.entryList.list(visitor, { limit: 9, page: 2, ...input });
    return [...entries.map(({ accession }) => accession), String(pagination.total)];
  };
  for (const sortBy of sortKeys) {
    for (const sortOrder of ['asc', 'desc'] as const) {
      if (sortBy !== 'relevance') found[`by ${sortBy} ${sortOrder}`] = await list({ sortBy, sortOrder });
    }
  }
  for (const search of searches) {
    for (const sortBy of ['relevance', 'disease', 'createdAt']) {
      found[`${search} by ${sortBy}`] = await list({ search, sortBy, page: 1 });
    }
    found[`${search} advanced`] = await services.entrySearch.advanced(visitor, { term: search });
    found[`${search} simple`] = await services.entrySearch.simple(visitor, { term: search });
    found[`${search} mechanism`] = await list({ search, field: 'mechanism', page: 1 });
  }
  const one = await services.entryDetail.detail(visitor, 'AIA0000012');
  found.related = one.related.map(({ accession }) => accession);
  found.neighbours = await services.entryDetail.neighbours(visitor, 'AIA0000012', { sortBy: 'epitope' });
  found.values = await Promise.all(
    entryFieldNames.map(async (field) => (await services.distinctValues.facet(visitor, field, {})).values),
  );
  found.graph = await services.associations.graph(visitor, {});
  found.map = await services.plots.heatMap(visitor, {});
  found.growth = await services.plots.growth(visitor, {});
  found.duplicates = await services.duplicates.find(visitor, one.entry);
  const exported = await services.exports.export(visitor, { format: 'csv', search: 'anti' });
  found.csv = await text(exported.body);
  const withoutVersion = JSON.stringify(found, (name, value: unknown) =>
    name === 'dataVersion' ? null : value,
  );
  return JSON.parse(withoutVersion) as Record<string, unknown>;
}
