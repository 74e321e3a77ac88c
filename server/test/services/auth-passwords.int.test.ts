import { messages } from '../../../schema/contract/messages.js';
import type { UserView } from '../../nouns/user.js';
import { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { Secret } from '../../secret.js';
import { hashToken, newLinkToken } from '../../services/link-tokens.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { addPerson, expectRefused, goodPassword, hiddenStateOf, mailsTo } from './people.js';

const newPassword = 'fourteen hares in the cellar';
const test = useTestDatabase({ rateLimit: false });

const signIn = (email: string, password: string) =>
  test.services.sessions.signIn(visitor, { email, password });
const reset = (token: unknown, password: unknown = newPassword) =>
  test.services.passwords.reset(visitor, { token, newPassword: password });

/** A link as in an e-mail. */
async function linkFor(email: string): Promise<string> {
  const token = newLinkToken().reveal();
  const lifetimesMs = { reset: 60_000, invitation: 600_000 };
  const link = { email, tokenHash: hashToken(token), lifetimesMs };
  await new PasswordLinkRepository(test.database).replace(link);
  return token;
}

describe('a forgotten password', () => {
  it.each(['known', 'unknown'])('queues one mail to the normalised form of a(n) %s e-mail', async (which) => {
    const email =
      which === 'known' ? (await addPerson(test, { password: goodPassword })).email : 'nobody@example.org';
    await test.services.passwords.forgot(visitor, { email: ` ${email.toUpperCase()} ` });

    expect(await mailsTo(test, email)).toEqual(['reset']);
  });

  it.each([undefined, null, '', '  ', 7, ['a@example.org']])(
    'rejects %j, which is not an e-mail',
    async (email) => {
      await expectRefused(
        test.services.passwords.forgot(visitor, { email }),
        'BAD_USER_INPUT',
        messages.emailRequired,
        ['email'],
      );
    },
  );

  it.each(['no e-mail', 'nul\u0000@example.org', `${'x'.repeat(300)}@example.org`])(
    'gives the usual response to %j, and queues nothing',
    async (email) => {
      await expect(test.services.passwords.forgot(visitor, { email })).resolves.toBeUndefined();
      expect(await mailsTo(test, email.replaceAll('\u0000', ''))).toEqual([]);
    },
  );
});

describe('a requested link that is not sent yet', () => {
  const credentials = () => new CredentialsRepository(test.database);
  it.each([
    ['is reset', async ({ email }: UserView) => reset(await linkFor(email))],
    [
      'is changed',
      ({ id, role }: UserView) => {
        const sent = { currentPassword: goodPassword, newPassword };
        return test.services.passwords.change(signedInAs(id, role), sent);
      },
    ],
    ['is set by an operator', ({ id }: UserView) => credentials().replacePassword(id, new Secret('a hash'))],
  ])('is not sent after the password %s; a later one is', async (_how, setPassword) => {
    const [person, other] = [await addPerson(test, { password: goodPassword }), await addPerson(test)];
    const forgot = () => test.services.passwords.forgot(visitor, { email: person.email });
    await forgot();
    await setPassword(person);
    expect(await mailsTo(test, person.email)).toEqual([]);
    expect(await mailsTo(test, other.email)).toEqual(['invitation']);

    await forgot();
    expect(await mailsTo(test, person.email)).toEqual(['reset']);
  });
});

describe('a password link', () => {
  it.each([
    ['an invitation for a user without a password', undefined, 'invitation', 600],
    ['a reset for a user with a password', goodPassword, 'reset', 60],
  ])('is %s', async (_what, password, purpose, seconds) => {
    const { id, email } = await addPerson(test, { password });
    const token = await linkFor(email);

    expect(await test.services.passwords.verify(visitor, { token })).toEqual({ purpose });
    const [link] = await test.database.query<{ seconds: number }>(
      'SELECT extract(epoch FROM expires_at - now())::float8 AS seconds FROM password_links WHERE user_id = $1',
      [id],
    );
    expect(link?.seconds).toBeGreaterThan(seconds - 30);
    expect(link?.seconds).toBeLessThanOrEqual(seconds);
  });

  it('sets the password once, and ends all sessions', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    const { token: session } = await signIn(email, goodPassword);
    const token = await linkFor(email);
    await reset(token);

    expect(await test.services.viewers.viewerOf(session)).toBeNull();
    expect((await signIn(email, newPassword)).user.id).toBe(id);
    await expectRefused(signIn(email, goodPassword), 'BAD_CREDENTIALS', messages.invalidCredentials);
    await expectRefused(reset(token), 'BAD_USER_INPUT', messages.linkInvalid, ['token']);
    await expectRefused(
      test.services.passwords.verify(visitor, { token }),
      'BAD_USER_INPUT',
      messages.linkInvalid,
    );
  });

  it('that is used several times at once sets one password', async () => {
    const { id, email } = await addPerson(test);
    const token = await linkFor(email);
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => reset(token, `${newPassword} ${String(n)}`)),
    );

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await hiddenStateOf(test, id))?.tokenVersion).toBe(2);
  });

  it('remains valid after an unacceptable password', async () => {
    const { email } = await addPerson(test);
    const token = await linkFor(email);
    await expectRefused(reset(token, 'too short'), 'BAD_USER_INPUT', messages.passwordTooShort, [
      'newPassword',
    ]);
    await expectRefused(reset(token, email), 'BAD_USER_INPUT', messages.passwordIsEmail, ['newPassword']);
    await reset(token);

    expect((await signIn(email, newPassword)).user.email).toBe(email);
  });

  it('is replaced by a newer one', async () => {
    const { email } = await addPerson(test);
    const older = await linkFor(email);
    const newer = await linkFor(email);

    await expectRefused(reset(older), 'BAD_USER_INPUT', messages.linkInvalid);
    await reset(newer);
  });

  it('is rejected if it is unknown or expired, or if the user may not sign in', async () => {
    const expired = await addPerson(test);
    const expiredToken = await linkFor(expired.email);
    await test.database.query(`UPDATE password_links SET expires_at = now() WHERE user_id = $1`, [
      expired.id,
    ]);
    const inactive = await addPerson(test);
    const inactiveToken = await linkFor(inactive.email);
    await test.database.query('UPDATE users SET is_active = false WHERE id = $1', [inactive.id]);

    for (const token of ['unknown', 'nul\u0000', expiredToken, inactiveToken]) {
      await expectRefused(
        test.services.passwords.verify(visitor, { token }),
        'BAD_USER_INPUT',
        messages.linkInvalid,
      );
      await expectRefused(reset(token), 'BAD_USER_INPUT', messages.linkInvalid, ['token']);
    }
  });

  it('is checked before the new password', async () => {
    await expectRefused(reset('unknown', 'short'), 'BAD_USER_INPUT', messages.linkInvalid);
  });

  it.each([undefined, '', '  ', 7])('requires a token, not %j', async (token) => {
    await expectRefused(
      test.services.passwords.verify(visitor, { token }),
      'BAD_USER_INPUT',
      messages.tokenRequired,
    );
    await expectRefused(reset(token), 'BAD_USER_INPUT', messages.tokenAndNewPasswordRequired);
    const withoutPassword = test.services.passwords.reset(visitor, { token: 'a token', newPassword: token });
    await expectRefused(withoutPassword, 'BAD_USER_INPUT', messages.tokenAndNewPasswordRequired);
  });
});
