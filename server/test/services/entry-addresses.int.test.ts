import { rowsOf } from '../../persistence/with-client.js';
import { startEditingClient } from '../rest/editing-client.js';
import { useStarted } from '../use-started.js';

const atlas = useStarted(() => startEditingClient({ seed: 'starter' }));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await atlas.app.fetch(path, { headers });
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') ?? '' };
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const page = (accession: string) => `https://atlas.example.org/entries/${accession}`;

it('a sitemap lists each living entry once, by number, with the date of its last change', async () => {
  const { text } = await read('/sitemaps/entries-1.xml');
  const { body } = await atlas.call('GET', '/api/disease?limit=1000');
  const accessions = (body.data as { accession: string }[]).map(({ accession }) => accession).sort();
  expect(addressesIn(text)).toEqual(accessions.map(page));
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(450);
});

it('a sitemap omits deleted entries, and changes with each write', async () => {
  const before = await read('/sitemaps/entries-1.xml');
  expect((await read('/sitemaps/entries-1.xml', { 'if-none-match': before.etag })).status).toBe(304);
  await atlas.send('DELETE', '/api/disease/AIA0000007');
  const after = await read('/sitemaps/entries-1.xml', { 'if-none-match': before.etag });
  expect(after.status).toBe(200);
  expect(addressesIn(after.text)).toEqual(
    addressesIn(before.text).filter((address) => address !== page('AIA0000007')),
  );
});

it('a sitemap lists the overview of each disease once, and they are the pages that exist', async () => {
  const diseases = addressesIn((await read('/sitemaps/overviews-disease.xml')).text);
  expect(new Set(diseases).size).toBe(diseases.length);
  expect(diseases).toContain('https://atlas.example.org/diseases/sjogren-s-syndrome');
  const { body } = await atlas.call('GET', '/api/disease/unique/disease');
  expect(diseases).toHaveLength((body.data as unknown[]).length);
  expect((await read('/sitemaps/overviews-epitope.xml')).status).toBe(404);
  const named = addressesIn((await read('/sitemaps/vocabulary.xml')).text);
  expect(named).toContain('https://atlas.example.org/vocabulary/anti-jo-1');
  expect(named).toContain('https://atlas.example.org/patterns/ac-20');
});

it('there is a sitemap for each 50,000 numbers with entries', async () => {
  await rowsOf(atlas.app.databaseUrl, "SELECT setval('entry_numbers', 149999)");
  for (const accession of ['AIA0150000', 'AIA0150001'])
    expect((await atlas.make()).accession).toBe(accession);
  const files = addressesIn((await read('/sitemap.xml')).text);
  const kinds = ['disease', 'autoantibody', 'autoantigen'].map((kind) => `overviews-${kind}`);
  const names = ['pages', 'vocabulary', ...kinds, 'entries-1', 'entries-3', 'entries-4'];
  expect(files).toEqual(names.map((name) => `https://atlas.example.org/sitemaps/${name}.xml`));
  expect(addressesIn((await read('/sitemaps/entries-3.xml')).text)).toEqual([page('AIA0150000')]);
  expect(addressesIn((await read('/sitemaps/entries-4.xml')).text)).toEqual([page('AIA0150001')]);
  for (const absent of ['2', '5', '0', '-1', '1e0', '99999999999999999999']) {
    expect([absent, (await read(`/sitemaps/entries-${absent}.xml`)).status]).toEqual([absent, 404]);
  }
});
