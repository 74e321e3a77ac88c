import { messages } from '../../../schema/contract/messages.js';
import { userView } from '../../nouns/user.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { addPerson, administrator, expectRefused, goodPassword } from './people.js';

describe('signing in', () => {
  const test = useTestDatabase({ rateLimit: false });
  const addWithPassword = () => addPerson(test, { password: goodPassword });
  const signIn = (email: unknown, password: unknown = goodPassword) =>
    test.services.sessions.signIn(visitor, { email, password });
  const viewerOf = (token: string) => test.services.viewers.viewerOf(token);

  it('returns a token that identifies the user, and the user without secrets', async () => {
    const person = await addWithPassword();
    const { token, user } = await signIn(person.email);

    expect(user).toEqual({ ...userView(person), lastLoginAt: expect.any(Date) });
    expect(await viewerOf(token)).toMatchObject({ id: person.id, role: person.role });
  });

  it('accepts the e-mail in any case, with blanks around it and in full-width letters', async () => {
    const { email } = await addWithPassword();

    for (const typed of [email.toUpperCase(), `  ${email} `, email.replace('p', 'ｐ')]) {
      expect((await signIn(typed)).user.email).toBe(email);
    }
  });

  it.each([
    ['no e-mail', undefined, goodPassword],
    ['a blank e-mail', '  ', goodPassword],
    ['an e-mail that is not a text', ['a@example.org'], goodPassword],
    ['no password', 'a@example.org', undefined],
    ['a blank password', 'a@example.org', ' '],
    ['a password that is not a text', 'a@example.org', { $ne: 1 }],
  ])('is rejected with %s', async (_what, email, password) => {
    const attempt = test.services.sessions.signIn(visitor, { email, password });
    await expectRefused(attempt, 'BAD_USER_INPUT', messages.emailAndPasswordRequired);
  });

  it('has the same error for a wrong password, an unknown e-mail and a malformed one', async () => {
    const { email } = await addWithPassword();
    const invited = await addPerson(test);
    const tries: [string, string][] = [
      [email, `${goodPassword}!`],
      [email, 'x'.repeat(5000)],
      [invited.email, goodPassword],
      ['nobody@example.org', goodPassword],
      ['not an e-mail', goodPassword],
      ['nul\u0000@example.org', goodPassword],
      ['lone\ud800@example.org', 'nul\u0000 in the password'],
      [email.replace('a', '\u0430'), goodPassword],
    ];
    for (const [typed, password] of tries) {
      await expectRefused(signIn(typed, password), 'BAD_CREDENTIALS', messages.invalidCredentials);
    }
  });

  it('reports a deactivated account only with the correct password', async () => {
    const { id, email } = await addWithPassword();
    await test.services.userAdministration.toggleStatus(administrator, id);

    await expectRefused(signIn(email), 'FORBIDDEN', messages.accountDeactivated);
    await expectRefused(signIn(email, 'a wrong password'), 'BAD_CREDENTIALS', messages.invalidCredentials);
  });

  it('treats a closed account as inactive', async () => {
    const { id, email } = await addWithPassword();
    await test.services.userAdministration.delete(administrator, id);

    await expectRefused(signIn(email, 'a wrong password'), 'BAD_CREDENTIALS', messages.invalidCredentials);
    await expectRefused(signIn(email), 'FORBIDDEN', messages.accountDeactivated);
  });

  it('accepts a password in either Unicode form of its accents', async () => {
    const { email } = await addPerson(test, { password: 'Vierzehn Bären im Café' });

    expect((await signIn(email, 'Vierzehn Bären im Café'.normalize('NFD'))).user.email).toBe(email);
  });
});

describe('a session', () => {
  const test = useTestDatabase({ rateLimit: false });
  const open = async () => {
    const person = await addPerson(test, { password: goodPassword });
    const { token } = await test.services.sessions.signIn(visitor, {
      email: person.email,
      password: goodPassword,
    });
    return { id: person.id, token, own: signedInAs(person.id, person.role) };
  };
  const viewerOf = (token: string) => test.services.viewers.viewerOf(token);

  it('returns the signed-in user', async () => {
    const { id, own } = await open();

    expect(await test.services.sessions.profile(own)).toEqual(
      await test.services.users.find(administrator, id),
    );
  });

  it('is required for the profile and for signing out everywhere', async () => {
    const refused = { ...visitor, tokenRefused: true };
    await expectRefused(
      test.services.sessions.profile(visitor),
      'UNAUTHENTICATED',
      messages.accessDeniedNoToken,
    );
    await expectRefused(test.services.sessions.profile(refused), 'UNAUTHENTICATED', messages.invalidToken);
    await expectRefused(
      test.services.sessions.signOutEverywhere(visitor),
      'UNAUTHENTICATED',
      messages.accessDeniedNoToken,
    );
  });

  it('does not exist for a token of another installation or a malformed one', async () => {
    for (const token of ['', 'garbage', 'a.b.c']) expect(await viewerOf(token)).toBeNull();
  });
});
