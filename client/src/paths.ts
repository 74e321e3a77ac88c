import type { EntryFieldName } from '@contract/entry-fields';
import type { SearchField, SortKey, SortOrder } from '@contract/entry-filters';
import { restPaths } from '@contract/rest-paths';

/** What the address of a list of entries can say; whatever is left out takes its default. */
export type EntriesAddress = Partial<Record<EntryFieldName, string>> & {
  readonly search?: string;
  readonly field?: SearchField;
  readonly sortBy?: SortKey;
  readonly sortOrder?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
  /** How the list is shown. */
  readonly view?: string;
  /** The columns shown, joined by commas. */
  readonly columns?: string;
};

/** The patterns the router knows; `paths` makes addresses that fit them. */
export const routes = {
  home: '/',
  entries: '/entries',
  entry: '/entries/:id',
  about: '/about',
  apiDocs: '/api-docs',
  anythingElse: '*',
} as const;

/** Every address of the product, made in one place. */
export const paths = {
  home: routes.home,
  entries: (address: EntriesAddress = {}): string => withQuery(routes.entries, address),
  /** By id or accession; people are given the accession, which is stable and can be cited. */
  entry: (idOrAccession: string): string => `${routes.entries}/${encodeURIComponent(idOrAccession)}`,
  about: routes.about,
  /** Leads on to the two below. */
  apiDocs: routes.apiDocs,
  restReference: restPaths.docs,
  graphql: restPaths.graphql,
} as const;

function withQuery(path: string, address: EntriesAddress): string {
  const pairs = Object.entries(address).map(([key, value]): [string, string] => [key, String(value)]);
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
    .toString()
    // A comma may stand in a query as it is, and a link that people pass on should be readable.
    .replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}
