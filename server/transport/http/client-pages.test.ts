import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anEntryView } from '../../test/an-entry-view.js';
import { startStubHost, withFolder } from '../../test/stub-host.js';

const html = '<!doctype html><style nonce="__CSP_NONCE__"></style><meta content="__CSP_NONCE__">';
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const services = {
  entryDetail: { find: async () => anEntryView() },
  entryHistory: { version: async () => anEntryView() },
  exports: { longPage: async () => null },
  entryList: {
    list: async () => ({ entries: [anEntryView()], pagination: { total: 396 }, dataVersion: '7' }),
  },
};

/** Starts the server with a small built client. */
function withClient(
  use: (app: Awaited<ReturnType<typeof startStubHost>>['app']) => Promise<void>,
): Promise<void> {
  return withFolder(async (clientDir) => {
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'index.html'), html);
    await writeFile(join(clientDir, 'assets', 'main-AbC123.js'), 'start()');
    await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(clientDir, '.secret'), 'hidden');
    const { app } = await startStubHost(services, { clientDir });
    await use(app);
    await app.close();
  });
}

test.each([
  ['/', 200],
  ['/entries/AIA0000001', 200],
  ['/login?next=%2F', 200],
  ['/conditions/St.%20Vitus.dance', 404],
  ['/apiary', 404],
])('browser navigation to %s gets the page with status %d', (url, status) =>
  withClient(async (app) => {
    const answer = await app.inject({ url, headers: navigation });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
  }),
);

test('a request with Accept: */* gets the page of an entry version, although its path looks like a file', () =>
  withClient(async (app) => {
    const answer = await app.inject({ url: '/entries/AIA0000001.v3', headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }));

test('each page has its own nonce, which its policy contains', () =>
  withClient(async (app) => {
    const [one, two] = [await app.inject('/'), await app.inject('/')];
    const nonces = [one, two].map(
      ({ headers }) => /'nonce-([\w-]{22})'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.body).toBe(html.replaceAll('__CSP_NONCE__', String(nonces[0])));
    expect(one.headers['content-security-policy']).toContain("script-src 'self';");
  }));

test.each([
  [`/submissions/receipt/${'T'.repeat(43)}`, 'no-referrer', 'noindex, nofollow'],
  ['/reset-password?token=abc', 'no-referrer', 'noindex, nofollow'],
  ['/Reset-Password?token=abc', 'no-referrer', 'noindex, nofollow'],
  ['/submissions', 'strict-origin-when-cross-origin', 'noindex'],
  ['/about', 'strict-origin-when-cross-origin', undefined],
])('the page at %s has the referrer policy %s', (url, policy, robots) =>
  withClient(async (app) => {
    const { headers } = await app.inject({ url, headers: navigation });
    expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual([policy, robots]);
  }),
);

test('the page is never served with the placeholder of its nonce', () =>
  withClient(async (app) => {
    const answer = await app.inject({ url: '/index.html', headers: navigation });
    expect(answer.body).not.toContain('__CSP_NONCE__');
  }));

test('files with a hash in their name are immutable, others are revalidated', () =>
  withClient(async (app) => {
    const script = await app.inject('/assets/main-AbC123.js');
    const icon = await app.inject('/favicon.svg');
    expect(script.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(script.body).toBe('start()');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  }));

test.each([
  ['/assets/gone.js', '*/*'],
  ['/assets/gone.js', navigation.accept],
  ['/gone.png', 'image/*,*/*;q=0.8'],
  ['/api/nothing', navigation.accept],
  ['/api', navigation.accept],
  ['/.secret', '*/*'],
  ['/assets/..%2f.secret', '*/*'],
  ['/assets', '*/*'],
  ['/entries', 'application/json'],
])('%s with Accept: %s is not found', (url, accept) =>
  withClient(async (app) => {
    const answer = await app.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  }),
);

test.each(['/..%2f..%2fetc%2fpasswd', '/../../etc/passwd', '/assets/..%2f..%2f.secret', '//etc/passwd'])(
  'the path %s reaches no file',
  (url) =>
    withClient(async (app) => {
      const { body } = await app.inject(url);
      expect(body).not.toMatch(/root:|hidden/);
    }),
);

test.each(['bytes=5-1', 'bytes=999999-'])('a file is sent whole, also for the range %s', (range) =>
  withClient(async (app) => {
    const { statusCode, body } = await app.inject({ url: '/assets/main-AbC123.js', headers: { range } });
    expect([statusCode, body]).toEqual([200, 'start()']);
  }),
);

test('a path under /api reaches its route if client files exist', () =>
  withClient(async (app) => {
    expect((await app.inject({ url: '/api/disease', headers: navigation })).json().success).toBe(true);
    expect((await app.inject({ method: 'PUT', url: '/api/disease' })).statusCode).toBe(405);
  }));

test('without a built client there are no pages, and the API works', async () => {
  const { app } = await startStubHost();
  const answer = await app.inject({ url: '/', headers: navigation });
  expect(answer.statusCode).toBe(404);
});
