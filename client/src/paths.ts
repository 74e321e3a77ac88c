import type { FilterName, SearchField, SortKey, SortOrder } from '@contract/entry-filters';
import { restPaths } from '@contract/rest-paths';
import type { Role } from '@contract/roles';
import type { SubmissionStatusDetail } from '@contract/submission-status';
import type { UserSortKey } from '@contract/users';

/** What the address of statistics can say: which entries they are about. */
export type StatisticsAddress = Partial<Record<FilterName, string>> & {
  readonly search?: string;
  readonly field?: SearchField;
};

/** What the address of a list of entries can say; whatever is left out takes its default. */
export type EntriesAddress = StatisticsAddress & {
  readonly sortBy?: SortKey;
  readonly sortOrder?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
  /** How the list is shown. */
  readonly view?: string;
  /** The columns shown, joined by commas. */
  readonly columns?: string;
};

/** What the address of a comparison says. */
export interface CompareAddress {
  /** Accessions, joined by commas. */
  readonly entries: string;
  /** Whether what is the same in all is left out. */
  readonly only?: 'differences';
}

/** What the address of the network can say; whatever is left out takes its default. */
export type ExploreAddress = StatisticsAddress & {
  /** Whether it is drawn, or told as a table. */
  readonly view?: string;
  /** What the rows of the table are. */
  readonly rows?: string;
  /** The kinds that are shown, joined by commas. */
  readonly kinds?: string;
  /** The fewest entries that an association needs to be shown. */
  readonly least?: number;
  /** The most nodes. */
  readonly limit?: number;
  /** The node that is looked at, as `kind:label`. */
  readonly focus?: string;
  /** Nodes whose neighbours are shown beyond the limit. */
  readonly expand?: readonly string[];
};

/** What the address of any list can say: where one is in it. */
export interface PageAddress {
  readonly page?: number;
  readonly limit?: number;
}

/** What the address of a list of people can say; whatever is left out takes its default. */
export interface UsersAddress {
  readonly search?: string;
  readonly role?: Role;
  readonly isActive?: boolean;
  readonly closed?: boolean;
  readonly sortBy?: UserSortKey;
  readonly sortOrder?: SortOrder;
  readonly page?: number;
  readonly limit?: number;
}

/** What the address of a list of submissions can say; whatever is left out takes its default, which depends on who looks. */
export interface SubmissionsAddress extends PageAddress {
  readonly status?: SubmissionStatusDetail | 'all';
  readonly search?: string;
  readonly sortOrder?: SortOrder;
}

/** The patterns the router knows; `paths` makes addresses that fit them. */
export const routes = {
  home: '/',
  entries: '/entries',
  newEntry: '/entries/new',
  deletedEntries: '/entries/deleted',
  compare: '/entries/compare',
  entry: '/entries/:id',
  editEntry: '/entries/:id/edit',
  /** The way in, and one import; a page of its own kind, so that the file one chose stays at hand from one to the other. */
  import: '/import/:id?',
  submissions: '/submissions',
  submission: '/submissions/:id',
  submit: '/submit',
  submissionReceipt: '/submissions/receipt/:ticket',
  statistics: '/statistics',
  explore: '/explore',
  about: '/about',
  apiDocs: '/api-docs',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  users: '/users',
  newUser: '/users/new',
  user: '/users/:id',
  anythingElse: '*',
} as const;

/** Every address of the product, made in one place. */
export const paths = {
  home: routes.home,
  entries: (address: EntriesAddress = {}): string => withQuery(routes.entries, address),
  /** The entries that words find, the best match first; all of them for a blank. */
  search: (term: string): string => paths.entries(term === '' ? {} : { search: term, sortBy: 'relevance' }),
  /** Two to five entries side by side. */
  compare: (address: CompareAddress): string => withQuery(routes.compare, address),
  /** By id or accession; people are given the accession, which is stable and can be cited. */
  entry: (idOrAccession: string): string => `${routes.entries}/${encodeURIComponent(idOrAccession)}`,
  /** An empty form, or one that starts as a copy of an entry. */
  newEntry: (copyOf?: string): string =>
    copyOf === undefined ? routes.newEntry : `${routes.newEntry}?copy=${encodeURIComponent(copyOf)}`,
  editEntry: (idOrAccession: string): string => `${paths.entry(idOrAccession)}/edit`,
  /** An entry as it was at a version. */
  entryVersion: (idOrAccession: string, version: number): string =>
    `${paths.entry(idOrAccession)}?version=${version}`,
  /** An entry, and how it differs between two of its versions. */
  entryComparison: (idOrAccession: string, from: number, to: number): string =>
    `${paths.entry(idOrAccession)}?compare=${from},${to}`,
  deletedEntries: (address: PageAddress = {}): string => withQuery(routes.deletedEntries, address),
  imports: (address: PageAddress = {}): string => withQuery('/import', address),
  import: (id: string): string => `/import/${encodeURIComponent(id)}`,
  submissions: (address: SubmissionsAddress = {}): string => withQuery(routes.submissions, address),
  /** One submission; where its reviewer corrects it, or its submitter answers. */
  submission: (id: string, doing?: 'correct' | 'answer'): string =>
    `${routes.submissions}/${encodeURIComponent(id)}${doing === undefined ? '' : `?${doing}`}`,
  /** An empty form to propose an entry, or that of a correction to one. */
  submit: (correctionOf?: string): string =>
    correctionOf === undefined ? routes.submit : `${routes.submit}?entry=${encodeURIComponent(correctionOf)}`,
  /** Where whoever has no account follows what they submitted; `ticket` is a secret. */
  submissionReceipt: (ticket: string): string => `/submissions/receipt/${encodeURIComponent(ticket)}`,
  /** The same, to answer the reviewer there. */
  submissionAnswer: (ticket: string): string => `${paths.submissionReceipt(ticket)}?answer`,
  statistics: (address: StatisticsAddress = {}): string => withQuery(routes.statistics, address),
  explore: (address: ExploreAddress = {}): string => withQuery(routes.explore, address),
  about: routes.about,
  /** Where to sign in; `next` is where one wanted to go. */
  login: (next?: string): string =>
    next === undefined ? routes.login : `${routes.login}?next=${encodeURIComponent(next)}`,
  forgotPassword: routes.forgotPassword,
  profile: routes.profile,
  users: (address: UsersAddress = {}): string => withQuery(routes.users, address),
  newUser: routes.newUser,
  user: (id: string): string => `${routes.users}/${encodeURIComponent(id)}`,
  /** Leads on to the two below. */
  apiDocs: routes.apiDocs,
  restReference: restPaths.docs,
  graphql: restPaths.graphql,
} as const;

function withQuery(
  path: string,
  address: EntriesAddress | ExploreAddress | UsersAddress | SubmissionsAddress | PageAddress | CompareAddress,
): string {
  const pairs = Object.entries(address).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
    .toString()
    // A comma may stand in a query as it is, and a link that people pass on should be readable.
    .replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}
