import { messages } from '../../../schema/contract/messages.js';
import { allows } from '../../../schema/contract/policy.js';
import { restRoutes } from '../../use-cases.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';
import { makePeople } from './people.js';

const guarded = restRoutes
  .filter(({ action }) => !allows(action, null))
  .map(({ method, path }) => [method, path.replace(/\{\w+\}/g, 'Doctor')] as const);

describe('authorization before the body is read', () => {
  const app = useStarted(() => startTestApp({ seed: 'none' }));

  /** Sends a body that is not JSON. */
  async function ask(method: string, path: string, headers: Readonly<Record<string, string>>) {
    const broken = { headers: { 'content-type': 'application/json', ...headers }, body: '{"broken' };
    const answer = await app.fetch(path, { method, ...(method === 'GET' ? { headers } : broken) });
    const { message } = (await answer.json()) as { message: string };
    return [answer.status, message];
  }

  it.each(guarded)('%s %s requires a valid token', async (method, path) => {
    expect(await ask(method, path, {})).toEqual([401, messages.accessDeniedNoToken]);
    expect(await ask(method, path, { authorization: 'Bearer stale' })).toEqual([401, messages.invalidToken]);
  });

  it('a caller without permission is rejected', async () => {
    const people = await makePeople(app);
    const { headers } = await people.as('Curator');
    for (const path of ['/api/users/someone-else', '/api/users/someone-else/password']) {
      expect(await ask('PUT', path, headers)).toEqual([403, messages.insufficientPermissions]);
    }
  });
});
