import { Readable } from 'node:stream';

import { associationKinds } from '../../../schema/contract/associations.js';
import { canonicalPath } from '../../../schema/contract/canonical-path.js';
import { clientPages } from '../../../schema/contract/client-pages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { escapeMarkup } from '../../markup.js';
import type {
  AddressFiles,
  EntryAddresses,
  OverviewAddresses,
} from '../../services/entries/entry-addresses.service.js';
import type { VocabularyAddresses } from '../../services/vocabulary/vocabulary.service.js';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the site map index: the files of pages, of the vocabulary, of overviews and of entries. */
export function siteMapIndex(site: string, { files }: AddressFiles): string {
  const ofEntries = files.map(({ file, updatedAt }) =>
    element('sitemap', site + serverPaths.sitemapOfEntries.replace('{file}', String(file)), updatedAt),
  );
  const ofOverviews = associationKinds.map((kind) =>
    element('sitemap', site + serverPaths.sitemapOfOverviews.replace('{kind}', kind)),
  );
  const single = [serverPaths.sitemapOfPages, serverPaths.sitemapOfVocabulary].map((path) =>
    element('sitemap', site + path),
  );
  const all = [...single, ...ofOverviews, ...ofEntries];
  return `${declaration}<sitemapindex ${namespace}>\n${all.join('')}</sitemapindex>\n`;
}

/** Returns the site map of the static pages that search engines may index. */
export function siteMapOfPages(site: string): string {
  const paths = Object.values(clientPages).map(({ path }) => path);
  const known = paths.filter((path) => !path.includes(':') && canonicalPath(path, '') !== null);
  return urlSet(known.map((path) => site + path));
}

/** Returns the site map of the pages of terms and of HEp-2 patterns. */
export function siteMapOfVocabulary(site: string, { terms, patterns }: VocabularyAddresses): string {
  const { vocabularyTerm, pattern } = clientPages;
  return urlSet([
    ...terms.map((slug) => site + vocabularyTerm.path.replace(':slug', encodeURIComponent(slug))),
    ...patterns.map((code) => site + pattern.path.replace(':id', encodeURIComponent(code))),
  ]);
}

function urlSet(addresses: readonly string[]): string {
  const urls = addresses.map((address) => element('url', address));
  return `${declaration}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`;
}

/** Streams the site map of entry pages while the entries are read. */
export function siteMapOfEntries(site: string, { batches }: EntryAddresses): Readable {
  return streamed(batches, ({ accession, updatedAt }) =>
    element('url', `${site}/entries/${accession}`, updatedAt),
  );
}

/** Streams the site map of the overviews of one kind while their names are read. */
export function siteMapOfOverviews(site: string, { kind, batches }: OverviewAddresses): Readable {
  const { path } = clientPages[kind];
  return streamed(batches, (slug) => element('url', site + path.replace(':id', encodeURIComponent(slug))));
}

function streamed<Item>(
  batches: AsyncGenerator<readonly Item[]>,
  elementOf: (item: Item) => string,
): Readable {
  return Readable.from(written(), { objectMode: false });

  async function* written(): AsyncGenerator<string> {
    yield `${declaration}<urlset ${namespace}>\n`;
    for await (const batch of batches) yield batch.map(elementOf).join('');
    yield '</urlset>\n';
  }
}

function element(name: 'url' | 'sitemap', address: string, changed?: Date): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<${name}><loc>${escapeMarkup(address)}</loc>${lastmod}</${name}>\n`;
}
