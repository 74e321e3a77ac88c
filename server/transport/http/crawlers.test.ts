import { SaxesParser } from 'saxes';

import { associationKinds } from '../../../schema/contract/associations.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { AppError } from '../../errors.js';
import { startStubHost } from '../../test/stub-host.js';

const site = 'https://atlas.example.org';
const files = [
  [serverPaths.robots, 'text/plain; charset=utf-8'],
  [serverPaths.sitemap, 'application/xml; charset=utf-8'],
  [serverPaths.sitemapOfPages, 'application/xml; charset=utf-8'],
  [serverPaths.sitemapOfVocabulary, 'application/xml; charset=utf-8'],
  ['/sitemaps/entries-1.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/overviews-disease.xml', 'application/xml; charset=utf-8'],
] as const;

const updatedAt = new Date('2026-02-01T14:05:00Z');
const entryAddresses = {
  files: async () => ({ files: [{ file: 1, updatedAt }], dataVersion: '7' }),
  file: async () => ({
    file: 1,
    batches: (async function* () {
      yield [{ accession: 'AIA0000042', updatedAt }];
    })(),
    dataVersion: '7',
  }),
  overviews: async () => ({
    kind: 'disease' as const,
    batches: (async function* () {
      yield ['sjogren-s-syndrome', '抗体'];
    })(),
    dataVersion: '7',
  }),
};
const vocabulary = {
  addresses: async () => ({ terms: ['anti-jo-1'], patterns: ['ac-20'], dataVersion: '7' }),
};
const services = { entryAddresses, vocabulary };

/** Returns the contents of the elements with a name. Throws if the text is not XML. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  let inside = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    inside = tag.name;
  });
  parser.on('text', (text) => {
    if (inside === name && text.trim() !== '') texts.push(text);
  });
  parser.write(xml).close();
  return texts;
}

test.each(files)('%s supports GET, HEAD and revalidation', async (url, type) => {
  const { app } = await startStubHost(services);
  const got = await app.inject(url);
  expect([got.statusCode, got.headers['content-type']]).toEqual([200, type]);
  expect(got.headers['cache-control']).toBe('no-cache');
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', type]);
  expect(head.headers.etag).toBe(got.headers.etag);
  const again = await app.inject({ url, headers: { 'if-none-match': String(got.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(files)('%s rejects other methods', async (url) => {
  const { app } = await startStubHost(services);
  const answer = await app.inject({ method: 'POST', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(204);
});

test('the sitemap index lists each sitemap, and these list the addresses of their pages', async () => {
  const { app } = await startStubHost(services);
  const { body } = await app.inject(serverPaths.sitemap);
  const overviews = associationKinds.map((kind) => `overviews-${kind}`);
  expect(textsOf(body, 'loc')).toEqual(
    ['pages', 'vocabulary', ...overviews, 'entries-1'].map((file) => `${site}/sitemaps/${file}.xml`),
  );
  expect(textsOf((await app.inject(serverPaths.sitemapOfVocabulary)).body, 'loc')).toEqual([
    `${site}/vocabulary/anti-jo-1`,
    `${site}/patterns/ac-20`,
  ]);
  expect(textsOf((await app.inject('/sitemaps/overviews-disease.xml')).body, 'loc')).toEqual([
    `${site}/diseases/sjogren-s-syndrome`,
    `${site}/diseases/%E6%8A%97%E4%BD%93`,
  ]);
  expect(textsOf((await app.inject('/sitemaps/entries-1.xml')).body, 'loc')).toEqual([
    `${site}/entries/AIA0000042`,
  ]);
});

test('the sitemap of pages lists the public pages only', async () => {
  const { app } = await startStubHost(services);
  const { body } = await app.inject(serverPaths.sitemapOfPages);
  expect(textsOf(body, 'loc').map((address) => address.slice(site.length))).toEqual([
    '/',
    '/entries',
    '/explore',
    '/statistics',
    '/calculator',
    '/differential',
    '/vocabulary',
    '/about',
    '/api-docs',
    '/submit',
  ]);
});

test('an address with XML characters is escaped', async () => {
  const { app } = await startStubHost(services, {
    config: { publicUrl: 'https://example.org/a&b<c>"d' },
  });
  for (const [url] of files.slice(1)) {
    const [first] = textsOf((await app.inject(url)).body, 'loc');
    expect(first?.startsWith('https://example.org/a&b<c>"d/')).toBe(true);
  }
});

test('a site map is made once for a data version, however many ask for it, and again after a failure', async () => {
  let made = 0;
  let dataVersion = '7';
  const counted = async function* () {
    made += 1;
    if (made === 1) throw new AppError('UNAVAILABLE', 'away');
    yield [{ accession: `AIA000000${made}`, updatedAt }];
  };
  const file = async () => ({ file: 1, batches: counted(), dataVersion });
  const { app } = await startStubHost({ entryAddresses: { file } });
  const read = async (address = '/sitemaps/entries-1.xml') => (await app.inject(address)).body;
  expect(await read()).toContain('UNAVAILABLE');
  const [first, ...others] = await Promise.all(
    ['entries-1.xml', 'entries-1.xml?a', 'entries-%201.xml'].map((name) => read(`/sitemaps/${name}`)),
  );
  expect(first).toContain('AIA0000002');
  expect(others).toEqual([first, first]);
  dataVersion = '8';
  expect(await read()).toContain('AIA0000003');
});

test('robots.txt excludes private paths and names the sitemap', async () => {
  const { app } = await startStubHost(services);
  const lines = (await app.inject(serverPaths.robots)).body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  const disallowed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  for (const path of [
    '/login',
    '/reset-password',
    '/profile',
    '/users',
    '/import',
    '/submissions',
    '/api/',
  ]) {
    expect(disallowed).toContain(path);
  }
  for (const path of ['/', '/entries', '/entries/AIA0000042', '/submit', '/graphql', '/about']) {
    expect(disallowed.filter((rule) => path.startsWith(rule))).toEqual([]);
  }
});

test.each([
  '/sitemaps/entries-0.xml',
  '/sitemaps/entries-x.xml',
  '/sitemaps/entries-.xml',
  '/sitemaps/other.xml',
])('%s is not found', async (url) => {
  const file = async () => {
    throw new AppError('NOT_FOUND', 'no');
  };
  const { app } = await startStubHost({ entryAddresses: { file } });
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});
