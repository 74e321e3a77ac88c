import { productName, tabTitle } from '../../../schema/contract/product.js';
import { escapeMarkup, jsonForScript } from '../../../schema/contract/rules/markup.js';
import type { PageHead } from './page-head.js';

/** Matches the part of the page's file that is replaced for each URL: the default title and description. */
const pageMarkers = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Returns the page's file with the metadata of the requested page. `site` is the public URL of the site. */
export function withHead(html: string, head: PageHead, site: string): string {
  // A function, since texts of entries may contain special replacement patterns such as `$&`.
  return html.replace(pageMarkers, () => headMarkup(head, site));
}

function headMarkup({ title, description, path, data }: PageHead, site: string): string {
  const shared = [
    ['og:site_name', productName],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ...(path === null ? [] : [['og:url', site + path]]),
  ];
  return [
    `<title>${escapeMarkup(tabTitle(title))}</title>`,
    meta('name', 'description', description),
    meta('name', 'site', site),
    ...(path === null ? [] : [`<link rel="canonical" href="${escapeMarkup(site + path)}">`]),
    ...shared.map(([property = '', content = '']) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary'),
    ...(data === undefined
      ? []
      : [`<script type="application/ld+json" id="page-data">${jsonForScript(data)}</script>`]),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}
