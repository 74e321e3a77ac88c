import { canonicalPath } from '@contract/canonical-path';
import { clientPageAt, clientPages } from '@contract/client-pages';

import { siteAddress } from '../components/siteAddress';

export interface PageMetadata {
  readonly pathname: string;
  readonly search: string;
  /** @default the contract's description of the page at this address */
  readonly description: string | undefined;
  /** The canonical path, `null` for none. @default that of the contract */
  readonly path: string | null | undefined;
}

/**
 * Writes a page's metadata: its description, and its canonical address if it has one. Removes the structured data that
 * the server wrote, which describes another page; crawlers request each page from the server.
 */
export function writePageHead({ pathname, search, description, path }: PageMetadata): void {
  document.querySelector('#page-data')?.remove();
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', description ?? descriptionAt(pathname));
  writeCanonical(path === undefined ? canonicalPath(pathname, search) : path);
}

function descriptionAt(path: string): string {
  return clientPages[clientPageAt(path)?.name ?? 'home'].description;
}

function writeCanonical(path: string | null): void {
  const known = document.head.querySelector('link[rel="canonical"]');
  if (path === null) return known?.remove();
  const link = known ?? document.head.appendChild(canonicalLink());
  link.setAttribute('href', siteAddress() + path);
}

function canonicalLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  return link;
}
