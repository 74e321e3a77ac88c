import {
  type EntryEdit,
  EntryWriteRepository,
} from '../../persistence/repositories/entry-write.repository.js';
import { fillEmptyDatabase } from '../../persistence/repositories/seed.repository.js';
import { contentOf, editOf } from '../../services/entries/entry-changes.js';
import { anEntry, startTestDatabase, useTestDatabase, visitor } from '../test-database.js';

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

describe('storing entries', () => {
  const test = useTestDatabase();

  it('stores each entry with its revision, in the given order', async () => {
    await test.store(anEntry({ disease: 'Order one' }), anEntry({ disease: 'Order two' }));
    const rows = await test.database.query(
      `SELECT e.disease, r.version, r.action, r.source FROM entries e
       JOIN entry_revisions r ON r.entry_id = e.id WHERE e.disease LIKE 'Order%' ORDER BY e.entry_number`,
    );
    expect(rows).toEqual([
      { disease: 'Order one', version: 1, action: 'create', source: 'test' },
      { disease: 'Order two', version: 1, action: 'create', source: 'test' },
    ]);
  });

  it('stores nothing if one entry cannot be stored', async () => {
    const before = await test.services.statistics.overview(visitor);
    const broken = { ...anEntry({ disease: 'Broken' }), id: 'not a uuid' };
    await expect(test.store(anEntry({ disease: 'Whole' }), broken)).rejects.toThrow();
    const after = await test.services.statistics.overview(visitor);
    expect(after).toEqual(before);
    expect(await test.database.query(`SELECT 1 FROM entries WHERE disease = 'Whole'`)).toEqual([]);
  });

  it('keeps totals, counts and the data version correct under concurrent writers', async () => {
    const before = await test.services.statistics.overview(visitor);
    const names = ['Busy disease', 'BUSY DISEASE', 'Büsy Disease'];
    const entries = Array.from({ length: 60 }, (_, index) => anEntry({ disease: names[index % 3] ?? '' }));
    await Promise.all(entries.map((entry) => test.store(entry)));
    const after = await test.services.statistics.overview(visitor);
    expect(after.overview.totalEntries - before.overview.totalEntries).toBe(60);
    expect(BigInt(after.dataVersion) > BigInt(before.dataVersion)).toBe(true);
    const { values } = await test.services.distinctValues.unique(visitor, 'disease');
    const busy = values.filter(({ value }) => /^b.sy/i.test(value));
    expect(busy.map(({ count }) => count)).toEqual([60]);
    expect(names).toContain(busy[0]?.value);
  });

  /** Stores the next versions of an entry, each dated an hour ago, and returns their times. */
  async function writeLate(id: string, ...actions: readonly EntryEdit['action'][]): Promise<readonly Date[]> {
    const writes = new EntryWriteRepository(test.database);
    const times: Date[] = [];
    for (const action of actions) {
      const { updatedAt } = await test.database.transaction(async (transaction) => {
        const stored = await writes.lock(transaction, { id }, null);
        if (stored === null) throw new Error('The entry is unknown');
        const { values, additional } = contentOf(stored.entry);
        const content = { values: { ...values, disease: `After ${action}` }, additional };
        const origin = { source: 'test', userId: null, at: hoursFromNow(-1), reason: null };
        return writes.editOne(transaction, editOf(stored, action, content), origin);
      });
      times.push(updatedAt);
    }
    return times;
  }

  it('dates each version after the one before, also if the clock of the writer is behind', async () => {
    const entry = anEntry({ disease: 'First' });
    await test.store(entry);
    const times = await writeLate(entry.id, 'update', 'delete', 'restore');
    const rows = await test.database.query<{ at: Date; updatedAt: Date; listedAt: Date }>(
      `SELECT r.changed_at AS at, e.updated_at AS "updatedAt", i.updated_at AS "listedAt"
       FROM entries e JOIN entry_revisions r ON r.entry_id = e.id JOIN entry_index i USING (entry_number)
       WHERE e.id = $1 ORDER BY r.version`,
      [entry.id],
    );
    const versions = rows.map(({ at }) => at.getTime());
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(rows.slice(1).map(({ at }) => at)).toEqual(times);
    expect([rows[0]?.updatedAt, rows[0]?.listedAt]).toEqual([times.at(-1), times.at(-1)]);
  });

  it('does not date later versions by one of the future', async () => {
    const entry = anEntry({ disease: 'From the future' });
    await test.store(entry);
    await test.database.query(
      `UPDATE entries SET updated_at = updated_at + interval '1 year' WHERE id = $1`,
      [entry.id],
    );
    const [at] = await writeLate(entry.id, 'update');
    expect(at?.getTime()).toBeLessThan(Date.now());
  });

  it('seeds an empty database once, however many instances start at once', async () => {
    const fresh = await startTestDatabase();
    try {
      const origin = { source: 'starter', userId: null, at: new Date(), reason: null };
      const fill = () => fillEmptyDatabase(fresh.database, async () => [anEntry()], origin);
      const filled = await Promise.all([fill(), fill(), fill()]);
      expect(filled.toSorted()).toEqual([0, 0, 1]);
      const { pagination } = await fresh.services.entryList.list(visitor, {});
      expect(pagination.total).toBe(1);
    } finally {
      await fresh.close();
    }
  });
});
