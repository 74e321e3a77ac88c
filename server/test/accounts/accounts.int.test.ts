import { messages } from '../../../schema/contract/messages.js';
import { hostileJsonTexts as texts } from '../rest/hostile-texts.js';
import { useStarted } from '../use-started.js';
import { firstPassword } from './account-client.js';
import { second, startUserClient } from './user-client.js';

describe('accounts through REST and GraphQL', () => {
  const atlas = useStarted(startUserClient);

  it('unknown and protected properties of a body are ignored', async () => {
    const { id, token } = await atlas.aPerson();
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
    const before = (await atlas.profile(token)).body.user;
    const { body } = await atlas.call('PUT', `/api/users/${id}`, smuggled, token);
    expect(body.data.user).toEqual(before);
    const input = {
      name: 'B',
      email: 'smuggler@example.org',
      role: 'Doctor',
      password: firstPassword,
      ...{ _id: id, isActive: false, tokenVersion: 7, createdAt: '2000-01-01' },
    };
    const made = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    expect(made.body.data.user).toMatchObject({ isActive: true });
    expect(made.body.data.user._id).not.toBe(id);
    expect(made.body.data.user.createdAt).not.toMatch(/^2000/);
  });

  it('a conflict names the field with the existing value', async () => {
    const { email } = await atlas.aPerson();
    const input = { name: 'Another', email, role: 'Doctor', password: firstPassword };
    const { status, body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
    const message = messages.emailTaken;
    expect([status, body.message, body.errors]).toEqual([409, message, [{ path: 'email', message }]]);
  });

  it.each(['maybe', '1', 'yes'])('permanent=%s is rejected, and nobody is deleted', async (permanent) => {
    const { id } = await atlas.aPerson();
    const path = `/api/users/${id}?permanent=${permanent}`;
    const { status, body } = await atlas.call('DELETE', path, undefined, atlas.adminToken);
    expect([status, body.message]).toEqual([400, messages.trueOrFalse('permanent')]);
    expect(
      (await atlas.call('GET', `/api/users/${id}`, undefined, atlas.adminToken)).body.data.user.isActive,
    ).toBe(true);
  });

  it.each(['{ me { email } }', 'mutation { login { token } }'])(
    'the GraphQL response to %s is not cacheable',
    async (query) => {
      const { headers } = await atlas.call('POST', '/graphql', { query }, atlas.adminToken);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/api/auth/login', '/api/auth/forgot-password', '/api/auth/reset-password'])(
    '%s ignores an invalid token',
    async (path) => {
      const { status, body } = await atlas.call('POST', path, {}, 'bad');
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );

  it.each(['name', 'username', 'contactNumber', 'email', 'role', 'password'])(
    'hostile texts as %s are stored unchanged or rejected with a message',
    async (field) => {
      for (const [index, text] of texts.entries()) {
        const email = `${field}-${String(index)}@example.org`;
        const input = { name: 'N', email, role: 'Doctor', password: firstPassword, [field]: text };
        const { status, body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
        expect([201, 400, 409]).toContain(status);
        const kept = status === 201 && ['name', 'username', 'contactNumber'].includes(field);
        if (kept) expect(body.data.user[field]).toBe(text.trim() === '' ? null : text.trim());
      }
    },
  );

  it('hostile texts in sign-in, password links and searches cause no internal error', async () => {
    for (const text of texts) {
      const asked = await Promise.all([
        atlas.call('POST', '/api/auth/login', { email: text, password: text }),
        atlas.call('POST', '/api/auth/forgot-password', { email: text }),
        atlas.call('POST', '/api/auth/reset-password', { token: text, newPassword: text }),
        atlas.call('GET', '/api/auth/profile', undefined, text.replace(/[^\x21-\x7e]/g, '.')),
        atlas.call(
          'GET',
          `/api/users?search=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '.').slice(0, 400))}`,
          undefined,
          atlas.adminToken,
        ),
      ]);
      expect(asked.every(({ status }) => status < 500)).toBe(true);
    }
  });

  it.each([12, true, null, [], {}, ['a@example.org']])('%j instead of a text is rejected', async (value) => {
    const asked = await Promise.all([
      atlas.call('POST', '/api/auth/login', { email: value, password: value }),
      atlas.call('POST', '/api/auth/forgot-password', { email: value }),
      atlas.call('POST', '/api/auth/reset-password', { token: value, newPassword: value }),
      atlas.call('POST', '/api/users', { name: value, email: value, role: value }, atlas.adminToken),
      atlas.call(
        'POST',
        '/api/users',
        { name: 'A', email: 'a@example.org', role: 'Doctor', password: value === null ? 1 : value },
        atlas.adminToken,
      ),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });
});
