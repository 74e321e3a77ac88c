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

/** Returns the site map of entry pages. */
export function siteMapOfEntries(site: string, { batches }: EntryAddresses): Promise<string> {
  return inBatches(batches, ({ accession, updatedAt }) =>
    element('url', `${site}/entries/${accession}`, updatedAt),
  );
}

/** Returns the site map of the overviews of one kind. */
export function siteMapOfOverviews(site: string, { kind, batches }: OverviewAddresses): Promise<string> {
  const { path } = clientPages[kind];
  return inBatches(batches, (slug) => element('url', site + path.replace(':id', encodeURIComponent(slug))));
}

async function inBatches<Item>(
  batches: AsyncGenerator<readonly Item[]>,
  elementOf: (item: Item) => string,
): Promise<string> {
  const texts: string[] = [];
  for await (const batch of batches) texts.push(batch.map(elementOf).join(''));
  return `${declaration}<urlset ${namespace}>\n${texts.join('')}</urlset>\n`;
}

function element(name: 'url' | 'sitemap', address: string, changed?: Date): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<${name}><loc>${escapeMarkup(address)}</loc>${lastmod}</${name}>\n`;
}
