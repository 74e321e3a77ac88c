import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { firstPassword } from './account-client.js';
import { second, startUserClient } from './user-client.js';

describe('passwords and sessions', () => {
  const atlas = useStarted(startUserClient);

  it('an invited user sets a password by the link of the e-mail, and signs in', async () => {
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
    const set = await atlas.call('POST', '/api/auth/reset-password', {
      token: link,
      newPassword: firstPassword,
    });
    expect([set.status, set.body.message]).toEqual([200, messages.passwordSet]);
    const again = await atlas.call('POST', '/api/auth/reset-password', { token: link, newPassword: second });
    expect([again.status, again.body.message]).toEqual([400, messages.linkInvalid]);
    expect((await atlas.call('GET', `/api/auth/verify-reset-token/${link}`)).body).toMatchObject({
      valid: false,
      message: messages.linkInvalid,
    });

    const { body } = await atlas.call('POST', '/api/auth/login', {
      email: 'INVITED@example.org',
      password: firstPassword,
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
    expect((await atlas.profile(body.token)).body.user).toEqual(body.user);
  });

  it('a forgotten password is reset by e-mail, which ends all sessions', async () => {
    const { email, token } = await atlas.aPerson();
    const asked = await atlas.call('POST', '/api/auth/forgot-password', { email });
    const unknown = await atlas.call('POST', '/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect(asked.body).toEqual({ success: true, message: messages.resetLinkOnItsWay });
    expect(unknown.body).toEqual(asked.body);

    const old = await atlas.linkTo(email);
    await atlas.graphql('mutation ($email: String) { forgotPassword(email: $email) { message } }', { email });
    const link = await atlas.linkTo(email);
    expect((await atlas.call('GET', `/api/auth/verify-reset-token/${old}`)).status).toBe(400);

    const reset = `mutation ($token: String, $newPassword: String) { resetPassword(token: $token,
      newPassword: $newPassword) { message } }`;
    const { data } = await atlas.graphql(reset, { token: link, newPassword: second });
    expect(data.resetPassword.message).toBe(messages.passwordSet);
    await atlas.expectDead(token);
    expect((await atlas.call('POST', '/api/auth/login', { email, password: firstPassword })).status).toBe(
      400,
    );
    await atlas.tokenOf(email, second);
  });

  it('a changed password ends the other sessions, keeps this one, and returns a new token', async () => {
    const { id, email, token } = await atlas.aPerson();
    const other = await atlas.tokenOf(email, firstPassword);
    const path = `/api/users/${id}/password`;
    const wrong = await atlas.call('PUT', path, { currentPassword: second, newPassword: second }, token);
    expect([wrong.status, wrong.body.message]).toEqual([400, messages.currentPasswordIncorrect]);
    const byAdmin = await atlas.call(
      'PUT',
      path,
      { currentPassword: firstPassword, newPassword: second },
      atlas.adminToken,
    );
    expect(byAdmin.status).toBe(403);
    const { body } = await atlas.call(
      'PUT',
      path,
      { currentPassword: firstPassword, newPassword: second },
      token,
    );
    expect(body).toEqual({ success: true, message: messages.passwordUpdated, token: expect.any(String) });
    await atlas.expectDead(other);
    for (const living of [token, body.token]) expect((await atlas.profile(living)).status).toBe(200);

    const change = `mutation ($from: String, $to: String) {
      changePassword(currentPassword: $from, newPassword: $to) { token } }`;
    const { data } = await atlas.graphql(change, { from: second, to: firstPassword }, token);
    await atlas.expectDead(body.token);
    for (const living of [token, data.changePassword.token]) {
      expect((await atlas.profile(living)).status).toBe(200);
    }
  });

  it('signing out everywhere ends all sessions, including the current one', async () => {
    const { email, token } = await atlas.aPerson();
    const other = await atlas.tokenOf(email, firstPassword);
    await atlas.call('POST', '/api/auth/sign-out-everywhere', undefined, token);
    await atlas.expectDead(token);
    await atlas.expectDead(other);
  });

  it('a changed role applies to existing tokens', async () => {
    const { id, token } = await atlas.aPerson();
    const list = () => atlas.call('GET', '/api/users', undefined, token);
    expect((await list()).status).toBe(403);
    await atlas.call('PUT', `/api/users/${id}`, { role: 'Admin' }, atlas.adminToken);
    expect((await list()).status).toBe(200);
    await atlas.call('PUT', `/api/users/${id}`, { role: 'Doctor' }, atlas.adminToken);
    expect((await list()).status).toBe(403);
  });
});
