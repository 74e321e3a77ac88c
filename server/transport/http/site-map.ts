import { Readable } from 'node:stream';

import { canonicalPath } from '../../../schema/contract/canonical-path.js';
import { clientPages } from '../../../schema/contract/client-pages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { escapeMarkup } from '../../../schema/contract/rules/markup.js';
import type { AddressFile, EntryAddresses } from '../../services/entries/entry-addresses.service.js';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the site map index: the file of pages and the files of entries. */
export function siteMapIndex(site: string, files: readonly AddressFile[]): string {
  const ofEntries = files.map(({ file, updatedAt }) =>
    element('sitemap', site + restPaths.sitemapOfEntries.replace('{file}', String(file)), updatedAt),
  );
  const all = [element('sitemap', site + restPaths.sitemapOfPages), ...ofEntries];
  return `${declaration}<sitemapindex ${namespace}>\n${all.join('')}</sitemapindex>\n`;
}

/** Returns the site map of the static pages that search engines may index. */
export function siteMapOfPages(site: string): string {
  const paths = Object.values(clientPages).map(({ path }) => path);
  const known = paths.filter((path) => !path.includes(':') && canonicalPath(path, '') !== null);
  return `${declaration}<urlset ${namespace}>\n${known.map((path) => element('url', site + path)).join('')}</urlset>\n`;
}

/** Streams the site map of entry pages while the entries are read. */
export function siteMapOfEntries(site: string, { batches }: EntryAddresses): Readable {
  return Readable.from(written(), { objectMode: false });

  async function* written(): AsyncGenerator<string> {
    yield `${declaration}<urlset ${namespace}>\n`;
    for await (const batch of batches) {
      yield batch
        .map(({ accession, updatedAt }) => element('url', `${site}/entries/${accession}`, updatedAt))
        .join('');
    }
    yield '</urlset>\n';
  }
}

function element(name: 'url' | 'sitemap', address: string, changed?: Date): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return `<${name}><loc>${escapeMarkup(address)}</loc>${lastmod}</${name}>\n`;
}
