import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { messages } from '../../../schema/contract/messages.js';
import { type AccountCaller, startAccountCaller } from './account-caller.js';

const first = 'vierzehn Hasen im Keller';
const second = 'fünfzehn Hasen im Garten';

describe('accounts, as a script manages them', () => {
  let atlas: AccountCaller;
  beforeAll(async () => {
    atlas = await startAccountCaller({ rateLimit: false });
  });
  afterAll(() => atlas.app.close());

  let number = 0;
  /** Somebody with a password. */
  async function aPerson(role = 'Curator') {
    const email = `person-${(number += 1)}@example.org`;
    const input = { name: `Person ${number}`, email, role, password: first };
    const { body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    return { id: body.data.user._id as string, email, token: await atlas.tokenOf(email, first) };
  }
  const profile = (token: string) => atlas.call('GET', '/api/auth/profile', undefined, token);
  async function expectDead(token: string) {
    const { status, body } = await profile(token);
    expect([status, body.message]).toEqual([401, messages.invalidToken]);
    const { errors } = await atlas.graphql('{ me { id } }', {}, token);
    expect(errors[0]).toMatchObject({
      message: messages.invalidToken,
      extensions: { code: 'UNAUTHENTICATED' },
    });
  }

  it('somebody is invited, sets a password by the mailed link, and signs in', async () => {
    const email = 'invited@example.org';
    const input = { name: 'Olga Weber', email: ' Invited@Example.ORG ', role: 'Reviewer' };
    const made = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    expect(made.status).toBe(201);
    expect(made.body.data.user).toMatchObject({
      name: 'Olga Weber',
      email,
      role: 'Reviewer',
      isActive: true,
      lastLoginAt: null,
    });

    const link = await atlas.linkTo(email);
    expect((await atlas.call('GET', `/api/auth/verify-reset-token/${link}`)).body).toEqual({
      success: true,
      valid: true,
      purpose: 'invitation',
    });
    const weak = await atlas.call('POST', '/api/auth/reset-password', {
      token: link,
      newPassword: 'Olga Weber 1',
    });
    expect(weak.status).toBe(400);
    const set = await atlas.call('POST', '/api/auth/reset-password', { token: link, newPassword: first });
    expect([set.status, set.body.message]).toEqual([200, messages.passwordSet]);
    const again = await atlas.call('POST', '/api/auth/reset-password', { token: link, newPassword: second });
    expect([again.status, again.body.message]).toEqual([400, messages.linkInvalid]);
    expect((await atlas.call('GET', `/api/auth/verify-reset-token/${link}`)).body).toMatchObject({
      valid: false,
      message: messages.linkInvalid,
    });

    const { body } = await atlas.call('POST', '/api/auth/login', {
      email: 'INVITED@example.org',
      password: first,
    });
    expect(Object.keys(body.user).sort()).toEqual([
      '_id',
      'contactNumber',
      'createdAt',
      'email',
      'isActive',
      'lastLoginAt',
      'name',
      'role',
      'updatedAt',
      'username',
    ]);
    expect(body.user.lastLoginAt).not.toBeNull();
    expect((await profile(body.token)).body.user).toEqual(body.user);
  });

  it('a forgotten password is reset by mail, and every session ends with it', async () => {
    const { email, token } = await aPerson();
    const asked = await atlas.call('POST', '/api/auth/forgot-password', { email });
    const unknown = await atlas.call('POST', '/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect(asked.body).toEqual({ success: true, message: messages.resetLinkOnItsWay });
    expect(unknown.body).toEqual(asked.body);

    const old = await atlas.linkTo(email);
    await atlas.graphql('mutation ($email: String) { forgotPassword(email: $email) { message } }', { email });
    const link = await atlas.linkTo(email);
    expect((await atlas.call('GET', `/api/auth/verify-reset-token/${old}`)).status).toBe(400);

    const reset = `mutation ($token: String, $newPassword: String) { resetPassword(token: $token, newPassword: $newPassword) { message } }`;
    const { data } = await atlas.graphql(reset, { token: link, newPassword: second });
    expect(data.resetPassword.message).toBe(messages.passwordSet);
    await expectDead(token);
    expect((await atlas.call('POST', '/api/auth/login', { email, password: first })).status).toBe(400);
    await atlas.tokenOf(email, second);
  });

  it('two who use one link at once: one of them sets the password', async () => {
    const { email } = await aPerson();
    await atlas.call('POST', '/api/auth/forgot-password', { email });
    const token = await atlas.linkTo(email);
    const tries = Array.from({ length: 8 }, (_, index) =>
      atlas.call('POST', '/api/auth/reset-password', { token, newPassword: `${second} ${String(index)}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  });

  it('a changed password ends the other sessions, and the answer carries a fresh token', async () => {
    const { id, email, token } = await aPerson();
    const other = await atlas.tokenOf(email, first);
    const path = `/api/users/${id}/password`;
    const wrong = await atlas.call('PUT', path, { currentPassword: second, newPassword: second }, token);
    expect([wrong.status, wrong.body.message]).toEqual([400, messages.currentPasswordIncorrect]);
    const byAdmin = await atlas.call(
      'PUT',
      path,
      { currentPassword: first, newPassword: second },
      atlas.adminToken,
    );
    expect(byAdmin.status).toBe(403);
    const { body } = await atlas.call('PUT', path, { currentPassword: first, newPassword: second }, token);
    expect(body).toEqual({ success: true, message: messages.passwordUpdated, token: expect.any(String) });
    await expectDead(other);
    await expectDead(token);
    expect((await profile(body.token)).status).toBe(200);
  });

  it.each([
    ['deactivation', (id: string) => ['PUT', `/api/users/${id}/toggle-status`] as const],
    ['an update', (id: string) => ['PUT', `/api/users/${id}`, { isActive: false }] as const],
    ['closing', (id: string) => ['DELETE', `/api/users/${id}`] as const],
    ['deletion', (id: string) => ['DELETE', `/api/users/${id}?permanent=true`] as const],
  ])('%s ends every session at the next request', async (_what, request) => {
    const { id, token } = await aPerson();
    expect((await profile(token)).status).toBe(200);
    const [method, path, body] = request(id);
    expect((await atlas.call(method, path, body, atlas.adminToken)).status).toBe(200);
    await expectDead(token);
  });

  it('signing out everywhere ends every session, the one that asked too', async () => {
    const { email, token } = await aPerson();
    const other = await atlas.tokenOf(email, first);
    await atlas.call('POST', '/api/auth/sign-out-everywhere', undefined, token);
    await expectDead(token);
    await expectDead(other);
  });

  it('the right password of a deactivated account is told so, that of a closed one is not known', async () => {
    const { id, email } = await aPerson();
    const signIn = () => atlas.call('POST', '/api/auth/login', { email, password: first });
    await atlas.call('PUT', `/api/users/${id}/toggle-status`, undefined, atlas.adminToken);
    expect((await signIn()).body).toMatchObject({ message: messages.accountDeactivated, code: 'FORBIDDEN' });
    await atlas.call('DELETE', `/api/users/${id}`, undefined, atlas.adminToken);
    expect((await signIn()).body).toMatchObject({ message: messages.invalidCredentials });
    await atlas.call('PUT', `/api/users/${id}`, { isActive: true }, atlas.adminToken);
    expect((await signIn()).status).toBe(200);
  });

  it('a new role acts at once, with the same token', async () => {
    const { id, token } = await aPerson();
    const list = () => atlas.call('GET', '/api/users', undefined, token);
    expect((await list()).status).toBe(403);
    await atlas.call('PUT', `/api/users/${id}`, { role: 'Admin' }, atlas.adminToken);
    expect((await list()).status).toBe(200);
    await atlas.call('PUT', `/api/users/${id}`, { role: 'Doctor' }, atlas.adminToken);
    expect((await list()).status).toBe(403);
  });

  it('nobody promotes themselves, by either door', async () => {
    const { id, token } = await aPerson();
    for (const change of [{ role: 'Admin' }, { email: 'else@example.org' }, { isActive: false }]) {
      expect((await atlas.call('PUT', `/api/users/${id}`, change, token)).status).toBe(403);
      const { errors } = await atlas.graphql(
        'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }',
        { id, input: change },
        token,
      );
      expect(errors[0].extensions.code).toBe('FORBIDDEN');
    }
    const same = { role: 'Curator', name: 'A new name', isActive: true };
    const { body } = await atlas.call('PUT', `/api/users/${id}`, same, token);
    expect(body.data.user).toMatchObject(same);
  });

  it('what is smuggled into a body changes nothing', async () => {
    const { id, token } = await aPerson();
    const smuggled = {
      _id: 'x',
      id: 'x',
      passwordHash: 'x',
      password_hash: 'x',
      password: second,
      tokenVersion: 9,
      token_version: 9,
      closedAt: null,
      createdAt: '2000-01-01T00:00:00.000Z',
      lastLoginAt: null,
      document: 'x',
    };
    const before = (await profile(token)).body.user;
    const { body } = await atlas.call('PUT', `/api/users/${id}`, smuggled, token);
    expect(body.data.user).toEqual(before);
    const input = {
      name: 'B',
      email: 'smuggler@example.org',
      role: 'Doctor',
      password: first,
      ...{ _id: id, isActive: false, tokenVersion: 7, createdAt: '2000-01-01' },
    };
    const made = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    expect(made.body.data.user).toMatchObject({ isActive: true });
    expect(made.body.data.user._id).not.toBe(id);
    expect(made.body.data.user.createdAt).not.toMatch(/^2000/);
  });

  it('what is taken is told beside the field it was sent for', async () => {
    const { email } = await aPerson();
    const input = { name: 'Another', email, role: 'Doctor', password: first };
    const { status, body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    const message = messages.emailTaken;
    expect([status, body.message, body.errors]).toEqual([409, message, [{ path: 'email', message }]]);
  });

  it.each(['maybe', '1', 'yes'])(
    'permanent=%s is neither yes nor no, and deletes nobody',
    async (permanent) => {
      const { id } = await aPerson();
      const path = `/api/users/${id}?permanent=${permanent}`;
      const { status, body } = await atlas.call('DELETE', path, undefined, atlas.adminToken);
      expect([status, body.message]).toEqual([400, messages.trueOrFalse('permanent')]);
      expect(
        (await atlas.call('GET', `/api/users/${id}`, undefined, atlas.adminToken)).body.data.user.isActive,
      ).toBe(true);
    },
  );

  it.each(['{ me { email } }', 'mutation { login { token } }'])(
    'what GraphQL answers to %s is kept nowhere',
    async (query) => {
      const { headers } = await atlas.call('POST', '/graphql', { query }, atlas.adminToken);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('a username that only looks like another is refused', async () => {
    const { id } = await aPerson();
    const change = { username: 'ch\u200bief' };
    const { status, body } = await atlas.call('PUT', `/api/users/${id}`, change, atlas.adminToken);
    expect([status, body.message]).toEqual([400, messages.invisibleCharacters('username')]);
  });

  it.each(['/api/auth/login', '/api/auth/forgot-password', '/api/auth/reset-password'])(
    '%s does not mind a bad token',
    async (path) => {
      const { status, body } = await atlas.call('POST', path, {}, 'bad');
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});

describe('guessing passwords', () => {
  let atlas: AccountCaller;
  beforeAll(async () => {
    atlas = await startAccountCaller();
  });
  afterAll(() => atlas.app.close());

  const login = 'mutation ($email: String) { login(email: $email, password: "not this one") { token } }';

  it.each(['known', 'unknown'])(
    'is slowed down through both doors together, for an account that is %s',
    async (which) => {
      const email = `${which}@example.org`;
      if (which === 'known') {
        await atlas.call(
          'POST',
          '/api/users',
          { name: 'K', email, role: 'Doctor', password: first },
          atlas.adminToken,
        );
      }
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const rest = await atlas.call('POST', '/api/auth/login', { email, password: 'not this one' });
        expect([rest.status, rest.body.message]).toEqual([400, messages.invalidCredentials]);
        const { errors } = await atlas.graphql(login, { email });
        expect(errors[0]).toMatchObject({
          message: messages.invalidCredentials,
          extensions: { code: 'BAD_CREDENTIALS' },
        });
      }
      const refused = await atlas.call('POST', '/api/auth/login', { email, password: first });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'RATE_LIMITED',
        message: messages.tooManyAttempts(seconds),
      });
      expect(seconds).toBeGreaterThan(800);
      const { errors } = await atlas.graphql(login, { email });
      expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    },
  );

  it('cannot outrun the count by trying many at once', async () => {
    const email = 'hurry@example.org';
    const tries = Array.from({ length: 40 }, () =>
      atlas.call('POST', '/api/auth/login', { email, password: 'x' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('is over for a person whom an administrator unlocks', async () => {
    const email = 'locked@example.org';
    const input = { name: 'L', email, role: 'Doctor', password: first };
    const { body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    const id: string = body.data.user._id;
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await atlas.call('POST', '/api/auth/login', { email, password: 'not this one' });
    }
    const account = () =>
      atlas.graphql(
        'query ($id: ID!) { user(id: $id) { account { lockedUntil } } }',
        { id },
        atlas.adminToken,
      );
    expect(new Date((await account()).data.user.account.lockedUntil).getTime()).toBeGreaterThan(Date.now());
    await atlas.call('POST', `/api/users/${id}/unlock`, undefined, atlas.adminToken);
    expect((await account()).data.user.account.lockedUntil).toBeNull();
    await atlas.tokenOf(email, first);
  });
});
