import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { hashToken, newLinkToken } from '../../services/link-tokens.js';
import type { RequestContext } from '../../services/request-context.js';
import { signedInAs, useTestDatabase } from '../test-database.js';
import { addPerson, goodPassword, mailsTo } from './people.js';
import { outcomes, repeat, visitorWithNewAddress } from './throttle-helpers.js';

const wrong = 'a password that is wrong';
const test = useTestDatabase();

describe('other rate limits', () => {
  it('requests for password links are limited to twenty per address', async () => {
    const ctx = visitorWithNewAddress();
    const tries = await outcomes(
      repeat(25, (i) => test.services.passwords.forgot(ctx, { email: `person.${String(i)}@example.org` })),
    );

    expect(tries.filter((code) => code === 'in')).toHaveLength(20);
    expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
  });

  it.each(['known', 'unknown'])(
    'a(n) %s account gets at most three mails an hour, and the response stays the same',
    async (which) => {
      const email =
        which === 'known' ? (await addPerson(test, { password: goodPassword })).email : 'no.one@example.org';
      const tries = await outcomes(
        repeat(6, () => test.services.passwords.forgot(visitorWithNewAddress(), { email })),
      );

      expect(tries).toEqual(Array(6).fill('in'));
      expect(await mailsTo(test, email)).toHaveLength(3);
    },
  );

  it('strangers do not use up the mails that users request where they have signed in before', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const atHome = visitorWithNewAddress();
    await test.services.sessions.signIn(atHome, { email, password: goodPassword });
    const ask = (ctx: RequestContext) => test.services.passwords.forgot(ctx, { email });
    await Promise.all(repeat(6, () => ask(visitorWithNewAddress())));
    await Promise.all(repeat(6, () => ask(atHome)));

    expect(await mailsTo(test, email)).toHaveLength(3 + 3);
  });

  it('a new password by a link restores the mails that strangers used up', async () => {
    const { email } = await addPerson(test, { password: goodPassword });
    const ask = () => test.services.passwords.forgot(visitorWithNewAddress(), { email });
    await Promise.all(repeat(6, ask));
    expect(await mailsTo(test, email)).toHaveLength(3);
    const token = newLinkToken().reveal();
    const lifetimesMs = { reset: 60_000, invitation: 60_000 };
    await new PasswordLinkRepository(test.database).replace({
      email,
      tokenHash: hashToken(token),
      lifetimesMs,
    });
    await test.services.passwords.reset(visitorWithNewAddress(), { token, newPassword: `${goodPassword}!` });
    await ask();

    // The new password deleted the three that were not sent yet.
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('attempts with invalid links are limited to thirty', async () => {
    const ctx = visitorWithNewAddress();
    const tries = await outcomes(repeat(35, () => test.services.passwords.verify(ctx, { token: 'a guess' })));

    expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    await expect(
      test.services.passwords.reset(ctx, { token: 'a guess', newPassword: goodPassword }),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('wrong current passwords are limited to ten', async () => {
    const { id, role } = await addPerson(test, { password: goodPassword });
    const own = signedInAs(id, role);
    const tries = await outcomes(
      repeat(12, () =>
        test.services.passwords.change(own, { currentPassword: wrong, newPassword: goodPassword }),
      ),
    );

    expect(tries.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    const right = test.services.passwords.change(own, {
      currentPassword: goodPassword,
      newPassword: `${goodPassword}!`,
    });
    await expect(right).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
