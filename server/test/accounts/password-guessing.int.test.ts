import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { firstPassword, startAccountClient } from './account-client.js';

describe('guessing passwords', () => {
  const atlas = useStarted(startAccountClient);

  const login = 'mutation ($email: String) { login(email: $email, password: "not this one") { token } }';

  it.each(['known', 'unknown'])(
    'is limited across both APIs together, for a(n) %s account',
    async (which) => {
      const email = `${which}@example.org`;
      if (which === 'known') {
        await atlas.call(
          'POST',
          '/api/users',
          { name: 'K', email, role: 'Doctor', password: firstPassword },
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
      const refused = await atlas.call('POST', '/api/auth/login', { email, password: firstPassword });
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

  it('is limited whatever addresses a client invents, unless a proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const invented = `192.0.2.${String(attempt)}`;
      const { status } = await atlas.app.call('POST', '/api/auth/login', {
        headers: { 'x-forwarded-for': invented, 'x-real-ip': invented },
        body: { email: 'spoofed@example.org', password: 'x' },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('is allowed again after an administrator unlocks the account', async () => {
    const email = 'locked@example.org';
    const input = { name: 'L', email, role: 'Doctor', password: firstPassword };
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
    await atlas.tokenOf(email, firstPassword);
  });
});
