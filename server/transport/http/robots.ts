import { clientPages } from '../../../schema/contract/client-pages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';

/**
 * What crawlers are asked to leave alone: pages that are of use to whoever signed in, lists that several filters make, which
 * are without end, and the data calls but for the documented ones. `/graphql` stays open: pages that crawlers draw ask it.
 */
export function robotsText(site: string): string {
  const closed = Object.values(clientPages).filter(({ isOpen }) => !isOpen);
  return [
    'User-agent: *',
    ...closed.map(({ path }) => `Disallow: ${path.replace(/:\w+/g, '*')}`),
    'Disallow: /entries?*&',
    'Disallow: /*?search=',
    'Disallow: /api/',
    `Allow: ${restPaths.docs}`,
    `Allow: ${restPaths.openapi}`,
    `Allow: ${restPaths.exportEntries}?format=`,
    '',
    `Sitemap: ${site}${restPaths.sitemap}`,
    '',
  ].join('\n');
}
