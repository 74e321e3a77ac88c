import { hostileJsonTexts as texts } from '../rest/hostile-texts.js';
import { useStarted } from '../use-started.js';
import { startAccountClient } from './account-client.js';

const password = 'vierzehn Hasen im Keller';
describe('hostile texts in account requests', () => {
  const atlas = useStarted(() => startAccountClient({ rateLimit: false }));

  it.each(['name', 'username', 'contactNumber', 'email', 'role', 'password'])(
    'as %s are stored unchanged or rejected with a message',
    async (field) => {
      for (const [index, text] of texts.entries()) {
        const email = `${field}-${String(index)}@example.org`;
        const input = { name: 'N', email, role: 'Doctor', password, [field]: text };
        const { status, body } = await atlas.call('POST', '/api/users', input, atlas.adminToken);
        expect([201, 400, 409]).toContain(status);
        const kept = status === 201 && ['name', 'username', 'contactNumber'].includes(field);
        if (kept) expect(body.data.user[field]).toBe(text.trim() === '' ? null : text.trim());
      }
    },
  );

  it('in sign-in, password links and searches cause no internal error', async () => {
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
