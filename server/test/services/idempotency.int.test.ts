import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, toAppError } from '../../errors.js';
import type { IdempotencyService, KeyedCall } from '../../services/idempotency/idempotency.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { createServices } from '../../services/services.js';
import { eventually } from '../eventually.js';
import { testSettings, useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, anEditor } from './editors.js';
import { addPerson, administrator, aPerson, expectRefused } from './people.js';

const path = 'POST /api/disease';
let keys = 0;
const aCall = (body: unknown = { disease: 'A' }): KeyedCall => ({ key: `key ${String(keys++)}`, path, body });

describe('idempotency keys', () => {
  const test = useTestDatabase();
  let calls: IdempotencyService;
  const editor = usePrepared(() => anEditor(test));
  beforeAll(async () => {
    calls = test.services.idempotency;
  });

  /** A second instance, which does not know the calls that wait in the first one. */
  const aSecondInstance = () => createServices(test.database, testSettings).idempotency;
  /** Creates an entry, as an API would. */
  const making = (disease: string) => async (ctx: RequestContext) => {
    const { id } = await test.services.entryEditing.create(ctx, aDraft({ disease }));
    return { status: 201, body: id };
  };
  const livingWith = async (disease: string): Promise<number> =>
    (await test.database.query('SELECT 1 FROM entries WHERE disease = $1', [disease])).length;
  const keptOf = (key: string) => test.database.query('SELECT 1 FROM idempotency_keys WHERE key = $1', [key]);

  it('equal concurrent calls of two instances create one entry', async () => {
    const other = aSecondInstance();
    const call = aCall();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? calls : other).once(editor, call, making('Two instances')),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await livingWith('Two instances')).toBe(1);
  });

  it('the order of keys in a body is ignored, any other difference is not', async () => {
    const call = aCall({ a: 1, b: { c: 2, d: 3 } });
    await calls.once(editor, call, making('Order'));
    const same = await calls.once(editor, { ...call, body: { b: { d: 3, c: 2 }, a: 1 } }, making('Order'));
    expect(same.replayed).toBe(true);
    const other = calls.once(editor, { ...call, body: { a: 2, b: { c: 2, d: 3 } } }, making('Order'));
    await expectRefused(other, 'CONFLICT', messages.idempotencyKeyReused);
    expect(await livingWith('Order')).toBe(1);
  });

  it('a key is separate for each user, address of a visitor, and path', async () => {
    const call = aCall();
    const another = await anEditor(test);
    const here = async (ctx: RequestContext, given: KeyedCall = call) =>
      (await calls.once(ctx, given, async () => ({ status: 200, body: '' }))).replayed;
    const elsewhere = { ...visitor, address: '192.0.2.7' };
    expect(await here(editor)).toBe(false);
    expect(await here(another)).toBe(false);
    expect(await here(visitor)).toBe(false);
    expect(await here(elsewhere)).toBe(false);
    expect(await here(editor, { ...call, path: 'POST /api/users' })).toBe(false);
    expect(await here({ ...editor, address: '192.0.2.7' })).toBe(true);
    expect(await here(elsewhere)).toBe(true);
  });

  it('a failed call stores nothing, and can be repeated', async () => {
    const call = aCall();
    const fail = async (ctx: RequestContext) => {
      await making('Failed')(ctx);
      throw new AppError('CONFLICT', messages.entryStale(2));
    };
    await expectRefused(calls.once(editor, call, fail), 'CONFLICT', messages.entryStale(2));
    expect([await livingWith('Failed'), (await keptOf(call.key)).length]).toEqual([0, 0]);
    const again = await calls.once(editor, { ...call, body: { disease: 'B' } }, making('Failed'));
    expect(again.replayed).toBe(false);
    expect(await livingWith('Failed')).toBe(1);
  });

  it('of many concurrent calls of which the first fail, one succeeds', async () => {
    const call = aCall();
    let tries = 0;
    const attempts = Array.from({ length: 10 }, () =>
      calls.once(editor, call, async (ctx) => {
        tries += 1;
        if (tries < 4) throw new Error('not yet');
        return making('At last')(ctx);
      }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(await livingWith('At last')).toBe(1);
  });

  it('a lost connection leaves neither the entry nor the key', async () => {
    const call = aCall();
    const killed = async (ctx: RequestContext) => {
      const answer = await making('Killed')(ctx);
      const [backend] = await ctx.transaction!.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await test.database.query('SELECT pg_terminate_backend($1)', [backend!.pid]);
      return answer;
    };
    const failure: unknown = await calls.once(editor, call, killed).catch((error: unknown) => error);
    expect(toAppError(failure).code).toBe('UNAVAILABLE');
    expect([await livingWith('Killed'), (await keptOf(call.key)).length]).toEqual([0, 0]);
    expect((await calls.once(editor, call, making('Killed'))).replayed).toBe(false);
    expect(await livingWith('Killed')).toBe(1);
  });

  it('a key expires after 24 hours', async () => {
    const call = aCall();
    const age = (minutes: number) =>
      test.database.query(
        `UPDATE idempotency_keys SET created_at = now() - $2::integer * interval '1 minute' WHERE key = $1`,
        [call.key, minutes],
      );
    const { hours } = limits.idempotency;
    await calls.once(editor, call, making('Aged'));
    await age(hours * 60 - 1);
    expect((await calls.once(editor, call, making('Aged'))).replayed).toBe(true);
    await age(hours * 60 + 1);
    const later = await calls.once(editor, { ...call, body: 'another' }, making('Aged'));
    expect(later.replayed).toBe(false);
    expect(await livingWith('Aged')).toBe(2);
    expect((await calls.once(editor, { ...call, body: 'another' }, making('Aged'))).body).toBe(later.body);
  });

  it('expired keys are deleted when an instance first stores a key', async () => {
    const old = aCall();
    await calls.once(editor, old, making('Old'));
    await test.database.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = $1`,
      [old.key],
    );
    await aSecondInstance().once(editor, aCall(), making('Newer'));
    await eventually(async () => (await keptOf(old.key)).length === 0);
  });

  it.each(['', ' ', '  ', 'ä', 'a\u0000', 'a\nb', 'k'.repeat(256)])('%j is not a valid key', async (key) => {
    const attempt = calls.once(editor, { ...aCall(), key }, making('No key'));
    await expectRefused(attempt, 'BAD_USER_INPUT', messages.idempotencyKeyMalformed, ['Idempotency-Key']);
  });

  it.each([' a', '~', 'k'.repeat(255), "'; DROP TABLE entries --"])('%j is a valid key', async (key) => {
    const call = { ...aCall(), key };
    await calls.once(editor, call, making('A key'));
    expect((await calls.once(editor, call, making('A key'))).replayed).toBe(true);
  });

  it('equal calls create one account, and permanent deletion of the user deletes the key', async () => {
    const call = aCall();
    const input = aPerson({ name: 'Once Only' });
    const create = async (ctx: RequestContext) => ({
      status: 201,
      body: JSON.stringify(await test.services.userAdministration.create(ctx, input)),
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => calls.once(administrator, call, create)),
    );
    const { id } = JSON.parse(answers[0]!.body) as { id: string };
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const mails = await test.database.query('SELECT 1 FROM mails WHERE recipient = $1', [input.email]);
    expect(mails).toHaveLength(1);
    await addPerson(test);
    await test.services.userAdministration.delete(administrator, id, { permanent: true });
    expect(await keptOf(call.key)).toEqual([]);
  });
});
