import { messages } from '../../../schema/contract/messages.js';
import { CredentialsRepository } from '../../persistence/repositories/credentials.repository.js';
import { Secret } from '../../secret.js';
import { signedInAs, useTestDatabase, visitor } from '../test-database.js';
import { addPerson, administrator, expectRefused, giveLink, goodPassword, hiddenStateOf } from './people.js';

const newPassword = 'fourteen hares in the cellar';
const nextPassword = 'fifteen hares in the garden';
const test = useTestDatabase({ rateLimit: false });

const signIn = (email: string, password: string) =>
  test.services.sessions.signIn(visitor, { email, password });

describe("changing one's password", () => {
  const viewerOf = (token: string) => test.services.viewers.viewerOf(token);
  const open = async () => {
    const person = await addPerson(test, { password: goodPassword });
    const { token } = await signIn(person.email, goodPassword);
    return { person, token, own: signedInAs(person.id, person.role) };
  };
  /** The context of a request with this token. */
  const withToken = async (token: string) => ({ ...visitor, viewer: await viewerOf(token) });
  const sent = { currentPassword: goodPassword, newPassword };

  it('ends the other sessions, keeps the current one, and returns a new token', async () => {
    const { person, token, own } = await open();
    const other = await signIn(person.email, goodPassword);
    const session = await test.services.passwords.change(await withToken(token), { ...sent, id: person.id });

    expect(session.user.id).toBe(person.id);
    expect(await viewerOf(other.token)).toBeNull();
    for (const living of [token, session.token]) expect(await viewerOf(living)).toMatchObject(own.viewer!);
    expect((await signIn(person.email, newPassword)).user.id).toBe(person.id);
  });

  it('keeps the current token each time, and no earlier one', async () => {
    const { token } = await open();
    const again = { currentPassword: newPassword, newPassword: nextPassword };
    const { token: fresh } = await test.services.passwords.change(await withToken(token), sent);
    await test.services.passwords.change(await withToken(token), again);
    expect(await viewerOf(token)).not.toBeNull();
    expect(await viewerOf(fresh)).toBeNull();

    const back = { currentPassword: nextPassword, newPassword };
    const { token: last } = await test.services.passwords.change(await withToken(token), back);
    await test.services.passwords.change(await withToken(last), again);
    expect(await viewerOf(token)).toBeNull();
    expect(await viewerOf(last)).not.toBeNull();
  });

  it('keeps the current token until another change ends all sessions', async () => {
    const credentials = new CredentialsRepository(test.database);
    const { userAdministration, sessions } = test.services;
    const ends: readonly ((id: string, token: string) => Promise<unknown>)[] = [
      async (_id, token) => sessions.signOutEverywhere(await withToken(token)),
      (id) => credentials.replacePassword(id, new Secret('by an operator')),
      async (id) => {
        await userAdministration.toggleStatus(administrator, id);
        await userAdministration.toggleStatus(administrator, id);
      },
      async (id) => {
        const tokenHash = Buffer.from(`the link of ${id}`);
        await giveLink(test, id);
        await test.database.query('UPDATE password_links SET token_hash = $1 WHERE user_id = $2', [
          tokenHash,
          id,
        ]);
        expect(await credentials.setPasswordByLink(tokenHash, new Secret('by the link'))).not.toBeNull();
      },
    ];
    for (const end of ends) {
      const { person, token } = await open();
      await test.services.passwords.change(await withToken(token), sent);
      expect(await viewerOf(token)).not.toBeNull();
      await end(person.id, token);
      expect(await viewerOf(token)).toBeNull();
    }
  });

  it('is rejected if another change ended the sessions meanwhile', async () => {
    const { person } = await open();
    const tokenHash = Buffer.from('a link that is used meanwhile');
    const credentials = new CredentialsRepository(test.database);
    const meanwhile = [
      () => test.services.userAdministration.toggleStatus(administrator, person.id),
      () => credentials.setPasswordByLink(tokenHash, new Secret('by the link')),
    ];
    for (const end of meanwhile) {
      await test.database.query('UPDATE users SET is_active = true WHERE id = $1', [person.id]);
      await giveLink(test, person.id);
      await test.database.query('UPDATE password_links SET token_hash = $1', [tokenHash]);
      const compared = await credentials.findById(person.id);
      await end();
      const { hash } = (await hiddenStateOf(test, person.id))!;
      const late = credentials.changePassword(person.id, compared!.tokenVersion, new Secret('late'), null);
      expect(await late).toBeNull();
      expect((await hiddenStateOf(test, person.id))?.hash).toBe(hash);
    }
  });

  it('requires a different password', async () => {
    const { own } = await open();
    const same = { currentPassword: goodPassword, newPassword: goodPassword };
    const paths = ['newPassword'];
    await expectRefused(
      test.services.passwords.change(own, same),
      'BAD_USER_INPUT',
      messages.passwordUnchanged,
      paths,
    );
  });

  it('invalidates password links', async () => {
    const { person, own } = await open();
    await giveLink(test, person.id);
    await test.services.passwords.change(own, sent);

    expect((await hiddenStateOf(test, person.id))?.links).toBe(0);
  });

  it('is forbidden for other accounts, also to administrators, before any validation', async () => {
    const { person } = await open();
    for (const ctx of [administrator, signedInAs(administrator.viewer?.id ?? '', 'Doctor')]) {
      for (const id of [person.id, 'no id', 7, null]) {
        const attempt = test.services.passwords.change(ctx, { id });
        await expectRefused(attempt, 'FORBIDDEN', messages.insufficientPermissions);
      }
    }
    await expectRefused(
      test.services.passwords.change(visitor, sent),
      'UNAUTHENTICATED',
      messages.accessDeniedNoToken,
    );
  });

  it('requires both passwords', async () => {
    const { own } = await open();
    for (const missing of [
      {},
      { currentPassword: goodPassword },
      { ...sent, newPassword: ' ' },
      { ...sent, currentPassword: 7 },
    ]) {
      const attempt = test.services.passwords.change(own, missing);
      await expectRefused(attempt, 'BAD_USER_INPUT', messages.currentAndNewPasswordRequired);
    }
  });

  it('requires the correct current password and an acceptable new one', async () => {
    const { own } = await open();
    const wrong = test.services.passwords.change(own, { ...sent, currentPassword: 'a wrong one' });
    await expectRefused(wrong, 'BAD_USER_INPUT', messages.currentPasswordIncorrect, ['currentPassword']);
    const common = test.services.passwords.change(own, { ...sent, newPassword: 'password1234' });
    await expectRefused(common, 'BAD_USER_INPUT', messages.passwordTooCommon, ['newPassword']);
  });
});
