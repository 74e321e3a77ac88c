import { clientPageAt, type ClientPageName, clientPages } from './client-pages.js';
import { isEntryFieldName } from './entry-fields.js';
import { filterNames } from './entry-filters.js';

/** What the address of a list says of what it holds; all else is about how it is shown, or none of our words. */
const aboutContent: ReadonlySet<string> = new Set([...filterNames, 'search', 'page']);

/**
 * The one address under which search engines are to know a page, without the site; `null` where they are to know none: of
 * what only some may see, of searches, and of lists that several filters or a filter and a page make, which are without end.
 */
export function canonicalPath(path: string, query: string): string | null {
  const page = clientPageAt(path);
  if (page === null || !clientPages[page.name].isOpen) return null;
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
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
