import { parseVersionedAccession } from './accession.js';
import { clientPageAt, type ClientPageName, clientPages } from './client-pages.js';
import { isEntryFieldName } from './entry-fields.js';
import { filterNames } from './entry-filters.js';

/**
 * The parameters of a list's address that determine its entries; all others affect only the display, or are unknown.
 */
const aboutContent: ReadonlySet<string> = new Set([...filterNames, 'search', 'page']);

/**
 * The canonical path of a page for search engines, without the site. Returns `null` for pages that search engines must
 * not index: pages with restricted access, versions of entries, searches, and lists with several filters or with a
 * filter and a page number, whose number is unlimited.
 */
export function canonicalPath(path: string, query: string): string | null {
  const page = clientPageAt(path);
  if (page === null || !clientPages[page.name].isOpen) return null;
  if (page.name === 'entry' && parseVersionedAccession(page.id) !== null) return null;
  const plain = clientPages[page.name].path.replace(/:\w+/, () => page.id);
  if (page.name !== listed) return plain;
  const [asked, ...more] = [...new URLSearchParams(query)].filter(([name, value]) => matters(name, value));
  if (asked === undefined) return plain;
  const [name, value] = asked;
  if (more.length > 0 || !(name === 'page' || isEntryFieldName(name))) return null;
  return `${plain}?${new URLSearchParams({ [name]: value }).toString()}`;
}

const listed: ClientPageName = 'entries';

function matters(name: string, value: string): boolean {
  return value.trim() !== '' && aboutContent.has(name) && !(name === 'page' && value === '1');
}
