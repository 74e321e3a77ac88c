import { clientPages } from '../../../schema/contract/client-pages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';

/**
 * Excludes from crawling: pages for signed-in people, lists with several filters (an unlimited number), and API calls
 * except the documented ones. `/graphql` is allowed, since crawlers that render pages call it.
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
