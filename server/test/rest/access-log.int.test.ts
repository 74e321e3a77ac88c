import { restPaths } from '../../../schema/contract/rest-paths.js';
import { newLinkToken } from '../../services/link-tokens.js';
import type { Answer } from '../call-api.js';
import { outboxReader } from '../outbox-reader.js';
import { startTestApp, testSecret } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

interface LogLine {
  readonly msg: string;
  readonly [name: string]: unknown;
}

describe('the access log has one line per request', () => {
  const logLines: string[] = [];
  const app = useStarted(() => startTestApp({ logLines }));
  beforeEach(() => {
    logLines.length = 0;
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.fetch(path, { headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const requests = () =>
    logLines.map((line): LogLine => JSON.parse(line)).filter(({ msg }) => msg === 'request');

  it('without the query', async () => {
    await ask('/api/disease?search=my+illness', { 'x-request-id': 'my-call' });
    expect(requests()).toMatchObject([
      { method: 'GET', path: '/api/disease', status: 200, requestId: 'my-call', ms: expect.any(Number) },
    ]);
    expect(logLines.join('')).not.toContain('illness');
  });

  it.each(['/api/disease/%ff', '/api/nothing', '/api/disease/AIA0000042'])('for %s', async (path) => {
    const status = await ask(path);
    expect(requests()).toMatchObject([{ path, status }]);
  });

  it('whatever characters its path has: none ends the line or controls a terminal', async () => {
    const path = '/api/%0A%7B%22msg%22:%22forged%22%7D%0D%1B%5B2m%C2%85%E2%80%A8%22';
    await ask(path, { 'x-request-id': 'a "b" \u009b2K' });
    await ask(path.toLowerCase());
    await ask(`${path}%ff`);
    expect(requests().map((line) => line['path'])).toEqual([path, path, `${path}%ff`]);
    for (const line of logLines) expect(line).toMatch(/^[\x20-\x7e]+\n$/);
  });

  it('without the token of a password link, in any spelling of its path', async () => {
    const token = newLinkToken().reveal();
    const encoded = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
    for (const path of [
      `/api/auth/verify-reset-token/${token}`,
      `/api/auth/verify-reset-token/${encoded}`,
      `/api/%61uth/verify%2Dreset%2Dtoken/${token}`,
      `/API//auth/verify-reset-token/${token}`,
      `/reset-password/${token}`,
    ]) {
      await ask(path);
    }
    expect(requests()).toHaveLength(5);
    expect(logLines.join('')).not.toContain(token.slice(1));
  });

  const send = async (method: string, path: string, body: object, token?: string): Promise<Answer> => {
    const answer = await app.call(method, path, { body, token });
    return { status: answer.status, ...answer.body };
  };

  it('without any password, token or hash, also at its lowest level', async () => {
    const [wrong, fresh] = ['a password that is wrong', 'fourteen hares in the cellar'];
    const { email, password } = app.administrator;
    await send('POST', restPaths.login, { email, password: wrong });
    const query = 'mutation ($p: String!) { login(email: "a@example.org", password: $p) { token } }';
    await send('POST', '/graphql', { query, variables: { p: wrong } });
    const session = await send('POST', restPaths.login, { email, password });
    await send('POST', restPaths.forgotPassword, { email });
    const link = (await outboxReader(app.outbox).linkTo(email)).searchParams.get('token') ?? '';
    await app.fetch(restPaths.verifyResetToken.replace('{token}', link));
    await app.fetch(`/reset-password?token=${link}`);
    await send('POST', restPaths.resetPassword, { token: link, newPassword: 'short' });
    expect((await send('POST', restPaths.resetPassword, { token: link, newPassword: fresh })).status).toBe(
      200,
    );
    const again = await send('POST', restPaths.login, { email, password: fresh });
    const path = restPaths.userPassword.replace('{id}', again.user._id);
    await send('PUT', path, { currentPassword: wrong, newPassword: password }, again.token);
    const changed = await send('PUT', path, { currentPassword: fresh, newPassword: password }, again.token);
    expect(changed.status).toBe(200);
    await app.fetch(restPaths.profile, { headers: { authorization: `Bearer ${String(again.token)}` } });

    const logText = logLines.join('');
    const secrets = [
      password,
      wrong,
      fresh,
      link,
      session.token,
      again.token,
      changed.token,
      testSecret.reveal(),
      '$argon2id',
    ];
    expect(secrets.every((secret) => (secret ?? '').length > 8)).toBe(true);
    expect(logLines.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => logText.includes(secret ?? ''))).toEqual([]);
  });
});
