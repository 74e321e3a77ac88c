import { messages } from '../../../schema/contract/messages.js';
import type { AppError } from '../../errors.js';
import { AttemptRepository } from '../../persistence/repositories/attempt.repository.js';
import { accountKey } from '../../services/attempts/attempt-keys.js';
import { SignInThrottle } from '../../services/attempts/sign-in-throttle.js';
import { createServices } from '../../services/services.js';
import { testSettings, useTestDatabase, visitor } from '../test-database.js';
import { addPerson, administrator, goodPassword } from './people.js';
import { outcomes, repeat, visitorWithNewAddress } from './throttle-helpers.js';

const wrong = 'a password that is wrong';
const test = useTestDatabase();
const signIn = (email: string, password = wrong, ctx = visitor) =>
  test.services.sessions.signIn(ctx, { email, password });

const throttle = () => new SignInThrottle(new AttemptRepository(test.database, true));

describe('password guessing', () => {
  it.each(['known', 'unknown'])(
    'is limited to ten failures from one address, for a(n) %s account',
    async (which) => {
      const ctx = visitorWithNewAddress();
      const email =
        which === 'known' ? (await addPerson(test, { password: goodPassword })).email : 'nobody@example.org';
      const tries = await outcomes(repeat(30, () => signIn(email, wrong, ctx)));

      expect(tries.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(10);
      expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
    },
  );

  it('returns the time to wait, and rejects even the correct password until then', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const ctx = visitorWithNewAddress();
    for (let i = 0; i < 10; i += 1) await outcomes([signIn(email, wrong, ctx)]);
    const refusal: unknown = await signIn(email, goodPassword, ctx).catch((error: unknown) => error);

    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    const seconds = (refusal as AppError).retryAfterSeconds ?? 0;
    expect((refusal as AppError).message).toBe(messages.tooManyAttempts(seconds));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    await test.database.query('UPDATE rate_limits SET expire = 1');
    expect(await outcomes([signIn(email, goodPassword, ctx)])).toEqual(['in']);
  });

  it('does not lock the account at other addresses, nor other accounts at the same address', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const other = await addPerson(test, { password: goodPassword });
    const guesser = visitorWithNewAddress();
    await outcomes(repeat(40, () => signIn(email, wrong, guesser)));

    expect(await outcomes([signIn(email, goodPassword, visitorWithNewAddress())])).toEqual(['in']);
    expect(await outcomes([signIn(other.email, goodPassword, guesser)])).toEqual(['in']);
  });

  it('of one account from many addresses is limited to fifty failures', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const tries = await outcomes(repeat(60, () => signIn(email, wrong, visitorWithNewAddress())));

    expect(tries.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(50);
    expect(await outcomes([signIn(email, goodPassword, visitorWithNewAddress())])).toEqual(['RATE_LIMITED']);
  });

  it('elsewhere does not lock out users at addresses where they have signed in before', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const atHome = visitorWithNewAddress();
    await outcomes([signIn(email, goodPassword, atHome)]);
    await outcomes(repeat(60, () => signIn(email, wrong, visitorWithNewAddress())));

    expect(await outcomes([signIn(email, goodPassword, visitorWithNewAddress())])).toEqual(['RATE_LIMITED']);
    expect(await outcomes([signIn(email, goodPassword, atHome)])).toEqual(['in']);
    const tries = await outcomes(repeat(20, () => signIn(email, wrong, atHome)));
    expect(tries.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(10);
  });

  it('leaves no counters of a permanently deleted user', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    const atHome = visitorWithNewAddress();
    await outcomes([signIn(email, goodPassword, atHome), signIn(email, wrong, atHome)]);
    for (const from of [atHome, visitorWithNewAddress()])
      await test.services.passwords.forgot(from, { email });
    await test.services.userAdministration.delete(administrator, id, { permanent: true });
    const left = await test.database.query('SELECT 1 FROM rate_limits WHERE strpos(key, $1) > 0', [
      accountKey(email),
    ]);
    expect(left).toEqual([]);
  });

  it('of many accounts from one address is limited to a hundred failures', async () => {
    const ctx = visitorWithNewAddress();
    const tries = await outcomes(repeat(110, (i) => signIn(`somebody-${String(i)}@example.org`, wrong, ctx)));

    expect(tries.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(100);
  });

  it('is no longer counted after a sign-in, and correct passwords never count', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const ctx = visitorWithNewAddress();
    for (let round = 0; round < 3; round += 1) {
      expect(await outcomes(repeat(9, () => signIn(email, wrong, ctx)))).not.toContain('RATE_LIMITED');
      expect(await outcomes([signIn(email, goodPassword, ctx)])).toEqual(['in']);
    }
    for (let i = 0; i < 60; i += 1)
      expect(await outcomes([signIn(email, goodPassword, ctx)])).toEqual(['in']);
  });

  it('counts an IPv6 network as one address, and an IPv4 address in either notation', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const from = (address: string) => signIn(email, wrong, { ...visitor, address });
    const network = await outcomes(repeat(12, (i) => from(`2001:db8:5:5::${String(i + 1)}`)));
    const mapped = await outcomes(
      repeat(12, (i) => from(i % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9')),
    );

    for (const tries of [network, mapped])
      expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  it('is counted across instances', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const other = createServices(test.database, testSettings);
    const ctx = visitorWithNewAddress();
    await outcomes(repeat(10, () => signIn(email, wrong, ctx)));

    await expect(other.sessions.signIn(ctx, { email, password: wrong })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('is not limited with RATE_LIMIT=off', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const open = createServices(test.database, { ...testSettings, rateLimit: false });
    const ctx = visitorWithNewAddress();
    const tries = await outcomes(repeat(30, () => open.sessions.signIn(ctx, { email, password: wrong })));

    expect(new Set(tries)).toEqual(new Set(['BAD_CREDENTIALS']));
  });

  it('stores no e-mail in the counters', async () => {
    await outcomes([signIn('a.very.telling.name@example.org', wrong, visitorWithNewAddress())]);
    const rows = await test.database.query<{ key: string }>('SELECT key FROM rate_limits');

    expect(rows.map(({ key }) => key).join()).not.toMatch(/telling|example/);
  });
});

describe('a locked account', () => {
  it.each([
    ['from one address', 12, () => visitor],
    ['from many addresses', 52, visitorWithNewAddress],
  ])('had too many failures %s, until it is unlocked', async (_what, count, from) => {
    const { email } = await addPerson(test, { password: goodPassword });
    const unaffected = await addPerson(test);
    await outcomes(repeat(count, () => signIn(email, wrong, from())));
    const locked = await throttle().lockedUntil([email, unaffected.email]);

    expect([...locked.keys()]).toEqual([email]);
    expect(locked.get(email)?.getTime()).toBeGreaterThan(Date.now());
    await throttle().clear(email);
    expect((await throttle().lockedUntil([email])).size).toBe(0);
    expect(await outcomes([signIn(email, goodPassword, from())])).toEqual(['in']);
  });
});
