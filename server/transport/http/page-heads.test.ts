import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { clientPages } from '../../../schema/contract/client-pages.js';
import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { ErrorCode } from '../../../schema/contract/error-codes.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { anEntryView } from '../../test/an-entry-view.js';
import { startStubHost, withFolder } from '../../test/stub-host.js';

const html = `<!doctype html><head><style nonce="__CSP_NONCE__"></style>
<!--page--><title>plain</title><!--/page--></head>`;
const site = 'https://atlas.example.org';

/** Services that find the same entry under each id, and count 396. */
const services = {
  find: async (): Promise<unknown> => anEntryView(),
  list: async (): Promise<unknown> => ({ entries: [anEntryView()], pagination: { total: 396 } }),
  tombstone: async (): Promise<unknown> => null,
  version: async (): Promise<unknown> => anEntryView(),
  named: async (): Promise<unknown> => ({ name: 'Anti-A', slug: 'anti-a', alsoCalled: [], identifiers: [] }),
};

/** Returns the metadata of a page. */
async function headOf(url: string, others: Partial<typeof services> = {}) {
  return withFolder(async (clientDir) => {
    await writeFile(join(clientDir, 'index.html'), html);
    const { find, list, tombstone, version, named } = { ...services, ...others };
    const stubs = {
      ...{ entryDetail: { find }, entryList: { list }, entryHistory: { tombstone, version } },
      ...{ overviews: { subject: named }, vocabulary: { find: named } },
    };
    const { app, lines } = await startStubHost(stubs, { clientDir });
    const began = performance.now();
    const { statusCode, body, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    await app.close();
    return {
      status: statusCode,
      ms: performance.now() - began,
      body,
      lines,
      robots: headers['x-robots-tag'],
      title: /<title>(.*)<\/title>/.exec(body)?.[1],
      description: /<meta name="description" content="([^"]*)">/.exec(body)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    };
  });
}

const refusing = (code: ErrorCode) => async () => {
  throw new AppError(code, messages.unavailable);
};

test.each([
  ['/about', 'About · Autoimmune Atlas', clientPages.about.description, `${site}/about`],
  ['/', 'Autoimmune Atlas', clientPages.home.description, `${site}/`],
  ['/entries/', 'Entries · Autoimmune Atlas', clientPages.entries.description, `${site}/entries`],
  ['/Entries', 'Entries · Autoimmune Atlas', clientPages.entries.description, `${site}/entries`],
  [
    '/entries?view=cards&sortBy=type&page=1',
    'Entries · Autoimmune Atlas',
    clientPages.entries.description,
    `${site}/entries`,
  ],
  [
    '/entries?page=2',
    'Entries · Autoimmune Atlas',
    clientPages.entries.description,
    `${site}/entries?page=2`,
  ],
  [
    '/entries?disease=Type+1+%26+2&limit=50',
    'Entries · Autoimmune Atlas',
    clientPages.entries.description,
    `${site}/entries?disease=Type+1+%26+2`,
  ],
  [
    '/explore?focus=x&disease=y',
    'Explore · Autoimmune Atlas',
    clientPages.explore.description,
    `${site}/explore`,
  ],
])('%s has a title, a description and a canonical address', async (url, title, description, canonical) => {
  const head = await headOf(url);
  expect([head.status, head.robots]).toEqual([200, undefined]);
  expect([head.title, head.description, head.canonical]).toEqual([title, description, canonical]);
});

test.each([
  '/login',
  '/users/abc',
  '/entries/AIA0000042/edit',
  '/entries/new',
  '/entries/deleted',
  '/submissions/abc',
  '/entries?search=x',
  '/entries?disease=x&page=2',
  '/entries?disease=x&type=y',
  '/entries/compare?entries=AIA0000001,AIA0000002',
])('%s is noindex', async (url) => {
  const head = await headOf(url);
  expect([head.status, head.robots, head.canonical]).toEqual([200, 'noindex', undefined]);
});

test('the page of an entry names the entry, has one canonical address, and escapes its values', async () => {
  const hostile = `</title><script>alert("1")</script>$& $1 __CSP_NONCE__ '`;
  const entry = anEntryView({ disease: hostile, uniprotId: 'P1"><img src=x>' });
  const head = await headOf('/entries/0190a5c4-7d3e-7000-8000-000000000000?version=2', {
    find: async () => entry,
  });
  expect([head.status, head.robots, head.canonical]).toEqual([200, undefined, `${site}/entries/AIA0000042`]);
  expect(head.title).toContain(
    '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp; $1 __CSP_NONCE__ &#39;',
  );
  expect(head.description).toContain('P1&quot;&gt;&lt;img src=x&gt;');
  expect(head.body).not.toMatch(/<script>|<img/);
  expect(head.body.match(/<title>/g)).toHaveLength(1);
});

test('an unknown path gets a 404 page that is noindex', async () => {
  const head = await headOf('/nothing/here');
  expect([head.status, head.robots, head.canonical]).toEqual([404, 'noindex', undefined]);
  expect(head.title).toBe('Page not found · Autoimmune Atlas');
});

test('an unknown entry gets a 404 page, a deleted one a 410 page', async () => {
  const unknown = await headOf('/entries/AIA0000999', { find: async () => null });
  expect([unknown.status, unknown.robots, unknown.canonical]).toEqual([404, 'noindex', undefined]);
  expect(unknown.title).toBe('Entry not found · Autoimmune Atlas');
  const malformed = await headOf('/entries/what', { find: refusing('BAD_USER_INPUT') });
  expect([malformed.status, malformed.robots]).toEqual([404, 'noindex']);
  const deleted = await headOf('/entries/AIA0000042', {
    find: async () => null,
    tombstone: async () => ({ accession: 'AIA0000042' }),
  });
  expect([deleted.status, deleted.robots]).toEqual([410, 'noindex']);
  expect(deleted.title).toBe('Entry AIA0000042 was deleted · Autoimmune Atlas');
});

test.each([
  ['/autoantibodies', messages.overviewNotFound],
  ['/vocabulary', messages.termNotFound],
])('the page of an unknown name below %s is a 404 page', async (folder, title) => {
  const found = await headOf(`${folder}/anti%20A`);
  expect([found.status, found.robots, found.canonical]).toEqual([200, undefined, `${site}${folder}/anti-a`]);
  expect(found.title).toBe('Anti-A · Autoimmune Atlas');
  const unknown = await headOf(`${folder}/zzz`, { named: refusing('NOT_FOUND') });
  expect([unknown.status, unknown.robots, unknown.canonical]).toEqual([404, 'noindex', undefined]);
  expect(unknown.title).toBe(`${title} · Autoimmune Atlas`);
  expect((await headOf(`${folder}/x`, { named: refusing('UNAVAILABLE') })).status).toBe(200);
});

test('the page of an entry version is noindex', async () => {
  const url = '/entries/aia0000042.v3';
  const title = (start: string) => `${start} · Autoimmune Atlas`;
  const { disease, autoantibody } = anEntryView();
  const found = await headOf(url);
  expect([found.status, found.robots, found.canonical]).toEqual([200, 'noindex', undefined]);
  expect(found.title).toBe(title(`Version 3 of AIA0000042: ${autoantibody ?? ''} in ${disease ?? ''}`));
  const unknown = await headOf(url, { version: refusing('NOT_FOUND') });
  expect([unknown.status, unknown.title]).toEqual([404, title('Version not found')]);
  const withdrawn = await headOf(url, { version: refusing('GONE') });
  expect([withdrawn.status, withdrawn.robots]).toEqual([410, 'noindex']);
  expect(withdrawn.title).toBe(title('Version 3 of AIA0000042 was withdrawn'));
  const away = await headOf(url, { version: refusing('UNAVAILABLE') });
  expect([away.status, away.robots, away.canonical]).toEqual([200, 'noindex', undefined]);
});

const structuredDataIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json" id="page-data">(.*)<\/script>/.exec(body)?.[1] ?? '');

test('an entry and the page of a name have structured data, which cannot end its element', async () => {
  const entry = await headOf('/entries/AIA0000042', {
    find: async () => anEntryView({ disease: '</script><b>', autoantibody: 'Anti-X' }),
  });
  expect(entry.body).not.toContain('</script><b>');
  expect(structuredDataIn(entry.body)).toMatchObject({
    '@id': `${site}/entries/AIA0000042`,
    name: 'Anti-X in </script><b>',
  });
  const named = await headOf('/autoantibodies/A');
  expect(structuredDataIn(named.body)).toMatchObject({
    '@type': 'DefinedTerm',
    url: `${site}/autoantibodies/anti-a`,
    name: 'Anti-A',
  });
});

test('the start page describes the database by schema.org terms', async () => {
  const { body } = await headOf('/');
  const data = structuredDataIn(body);
  expect(data).toMatchObject({
    '@type': 'Dataset',
    url: `${site}/`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    isAccessibleForFree: true,
    dateModified: anEntryView().updatedAt.toISOString(),
  });
  expect(data.description).toContain('396 entries');
  expect(data.variableMeasured).toHaveLength(entryFieldNames.length);
  expect(data.distribution.map(({ contentUrl }: { contentUrl: string }) => contentUrl)).toEqual(
    ['csv', 'json', 'xlsx'].map((format) => `${site}/api/disease/export/data?format=${format}`),
  );
  // Google requires descriptions of 50 to 5,000 characters.
  expect(data.description.length).toBeGreaterThan(50);
});

test.each(['/', '/entries/AIA0000042'])('%s is served while the database is unavailable', async (url) => {
  const away = refusing('UNAVAILABLE');
  const head = await headOf(url, { find: away, list: away });
  expect([head.status, head.robots, head.canonical]).toEqual([200, undefined, site + url]);
  expect(head.lines.some(({ level }) => level === 40)).toBe(true);
});

test('a page is served without waiting for a database that hangs', async () => {
  const head = await headOf('/entries/AIA0000042', {
    find: () => new Promise(() => undefined),
  });
  expect(head.status).toBe(200);
  // The timeout is 0.5 s. The rest is a margin for a busy machine.
  expect(head.ms).toBeLessThan(20_000);
});
