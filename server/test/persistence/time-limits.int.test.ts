import type { FieldCondition } from '../../../schema/contract/entry-filters.js';
import { messages } from '../../../schema/contract/messages.js';
import { toAppError } from '../../errors.js';
import { createLongPool } from '../../persistence/data-source.js';
import { Database } from '../../persistence/database.js';
import { requestScope } from '../../request-scope.js';
import type { Services } from '../../services/services.js';
import { cleanUp, onCleanUp } from '../operations/atlas-process.js';
import { type BreakableProxy, startBreakableProxy } from '../operations/breakable-proxy.js';
import { aDraft, anEditor } from '../services/editors.js';
import { expectRefused } from '../services/people.js';
import { anEntry, startTestDatabase, type TestDatabase, visitor } from '../test-database.js';

afterEach(cleanUp);

async function startThroughProxy(): Promise<{ test: TestDatabase; proxy: BreakableProxy }> {
  const proxies: BreakableProxy[] = [];
  const test = await startTestDatabase({}, async (url) => {
    proxies.push(await startBreakableProxy(url));
    return proxies[0]!.url;
  });
  onCleanUp(() => test.close());
  return { test, proxy: proxies[0]! };
}

const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => toAppError(error).message,
  );

async function readAll(rows: AsyncGenerator): Promise<void> {
  while ((await rows.next()).done !== true);
}

describe('a dead database connection', () => {
  it.each([
    ['a statement', (database: Database) => database.query('SELECT 1')],
    ['a transaction', (database: Database) => database.transaction((one) => one.query('SELECT 1'))],
    ['a read-only transaction', (database: Database) => database.readTransaction(() => Promise.resolve())],
    [
      'a stream',
      (database: Database) => readAll(database.snapshot((read) => read.batches('SELECT 1', [], 1))),
    ],
  ])('is closed by %s, and the next call gets another one', async (_what, call) => {
    const { proxy } = await startThroughProxy();
    // Without a heartbeat, which would find its own connection dead as well.
    const pool = createLongPool(proxy.url, () => undefined);
    onCleanUp(() => pool.end());
    const database = new Database(pool).forShortStatements();
    await database.query('SELECT 1');
    proxy.forgetConnections();
    expect(await reasonOf(call(database))).toBe(messages.unavailable);
    expect(await reasonOf(call(database))).toBe('answered');
  });
});

it('a connection that dies within a transaction does not hold up its end', async () => {
  const { test, proxy } = await startThroughProxy();
  const refused = test.database.transaction(async (transaction) => {
    await transaction.query('SELECT 1');
    proxy.forgetConnections();
    throw new Error('The work failed');
  });
  await expect(refused).rejects.toThrow('The work failed');
});

describe('expensive reads', () => {
  const withAnA: FieldCondition = { field: 'disease', op: 'contains', values: ['a'] };

  async function holdReads(count: number) {
    const test = await startTestDatabase();
    onCleanUp(() => test.close());
    const { database } = test;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = (caller: number): Promise<void> =>
      requestScope.run({ caller: String(caller), isAborted: () => false }, () =>
        database.withExpensiveLimit(() => database.readTransaction(() => released)),
      );
    const reads = Array.from({ length: count }, (_, index) => held(index));
    return { ...test, held, release, all: Promise.all(reads) };
  }

  it('leave connections for other statements, and are refused as busy when too many wait', async () => {
    const { database, held, release, all } = await holdReads(1006);
    expect(await reasonOf(database.query('SELECT 1'))).toBe('answered');
    expect(await reasonOf(held(0))).toBe(messages.databaseBusy);
    release();
    expect(await all).toHaveLength(1006);
  });

  it.each<[string, (services: Services, limit: number) => Promise<unknown>]>([
    ['pages with many entries', ({ entryList }, limit) => entryList.list(visitor, { limit })],
    [
      'lists of a disease with many entries',
      ({ entrySearch }, limit) => entrySearch.byDisease(visitor, { name: 'a', limit }),
    ],
    [
      'neighbours in filtered lists',
      ({ entryDetail }) => entryDetail.neighbours(visitor, 'AIA0000001', { conditions: [withAnA] }),
    ],
    [
      'distinct values in filtered lists',
      ({ distinctValues }) => distinctValues.unique(visitor, 'autoantibody', [withAnA]),
    ],
  ])('include %s', async (_what, read) => {
    const { services, database, store, release, all } = await holdReads(6);
    await store(anEntry({}));
    const events: string[] = [];
    const many = read(services, 101).then(() => events.push('answered'));
    await database.query('SELECT pg_sleep(0.1)');
    events.push('released');
    release();
    await Promise.all([all, many]);
    expect(events).toEqual(['released', 'answered']);
  });
});

describe('a database write', () => {
  it('fails as busy after the statement timeout', async () => {
    const test = await startTestDatabase();
    onCleanUp(() => test.close());
    const blocked = test.database.transaction((transaction) => transaction.query('SELECT pg_sleep(30)'));
    expect(await reasonOf(blocked)).toBe(messages.databaseBusy);
  });

  it('whose commit is not acknowledged fails with an unknown outcome', async () => {
    const { test, proxy } = await startThroughProxy();
    const { services, database } = test;
    const editor = await anEditor(test);
    proxy.loseAnswerTo('COMMIT');
    const draft = aDraft({ disease: 'Stored or not' });
    await expectRefused(services.entryEditing.create(editor, draft), 'UNAVAILABLE', messages.outcomeUnknown);
    expect(await database.query(`SELECT 1 FROM entries WHERE disease = 'Stored or not'`)).toHaveLength(1);
  });

  it('with an idempotency key can be repeated after that, and returns the first result', async () => {
    const { test, proxy } = await startThroughProxy();
    const { services, database } = test;
    const editor = await anEditor(test);
    const call = { key: 'a key', path: 'create', body: {} };
    const once = () =>
      services.idempotency.once(editor, call, async (ctx) => {
        const { accession } = await services.entryEditing.create(ctx, aDraft({ disease: 'Once' }));
        return { status: 201, body: accession };
      });
    proxy.loseAnswerTo('COMMIT');
    await expectRefused(once(), 'UNAVAILABLE', messages.outcomeUnknown);
    expect(await once()).toMatchObject({ status: 201, replayed: true });
    expect(await database.query(`SELECT 1 FROM entries WHERE disease = 'Once'`)).toHaveLength(1);
  });
});
