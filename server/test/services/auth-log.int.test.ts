import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { outboxReader } from '../outbox-reader.js';
import { startTestApp, testSecret } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

const wrong = 'a password that is wrong';
const fresh = 'fourteen hares in the cellar';

describe('the log at its lowest level', () => {
  const lines: string[] = [];
  const app = useStarted(() => startTestApp({ seed: 'none', logLines: lines }));

  const send = async (method: string, path: string, body: object, token?: string): Promise<Answer> => {
    const answer = await app.call(method, path, { body, token });
    return { status: answer.status, ...answer.body };
  };
  const ask = async (query: string, variables: object) => send('POST', '/graphql', { query, variables });

  it('contains no password, token or hash of any request', async () => {
    const { email, password } = app.administrator;
    await send('POST', restPaths.login, { email, password: wrong });
    await ask('mutation ($p: String!) { login(email: "a@example.org", password: $p) { token } }', {
      p: wrong,
    });
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

    const logText = lines.join('');
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
    expect(lines.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => logText.includes(secret ?? ''))).toEqual([]);
  });
});
