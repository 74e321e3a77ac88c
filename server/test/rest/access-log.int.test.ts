import { newLinkToken } from '../../services/link-tokens.js';
import { startTestApp } from '../start-test-app.js';
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
});
