import { productName, tabTitle } from '../../../schema/contract/product.js';
import { escapeMarkup, jsonForScript } from '../../../schema/contract/rules/markup.js';
import type { PageHead } from './page-head.js';

/** What of the page's file is told anew for each address: its own title and description stand between these. */
const told = /<!--page-->[\s\S]*?<!--\/page-->/;

/** The page's file with what is said of the page that was asked for; `site` is how it is reached from outside. */
export function withHead(html: string, head: PageHead, site: string): string {
  // As a function: texts of entries may hold what a replacement would take for its own signs.
  return html.replace(told, () => headMarkup(head, site));
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
