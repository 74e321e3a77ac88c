import { formatVersionedAccession, type VersionedAccession } from '@contract/accession';
import type { Finding } from '@contract/rules/differential';
import { overviewSlug } from '@contract/rules/slug';
import { serverPaths } from '@contract/server-paths';

import type {
  CalculatorAddress,
  CompareAddress,
  EntriesAddress,
  ExploreAddress,
  OverviewAddress,
  OverviewKind,
  PageAddress,
  StatisticsAddress,
  SubmissionsAddress,
  UsersAddress,
  VocabularyAddress,
} from './addresses';

/** The route patterns of the router; `paths` creates addresses that match them. */
export const routes = {
  home: '/',
  entries: '/entries',
  newEntry: '/entries/new',
  deletedEntries: '/entries/deleted',
  compare: '/entries/compare',
  entry: '/entries/:id',
  editEntry: '/entries/:id/edit',
  /**
   * The start of an import, and one import; a single route, so that the selected file stays in memory from one to the
   * other.
   */
  import: '/import/:id?',
  submissions: '/submissions',
  submission: '/submissions/:id',
  submit: '/submit',
  submissionReceipt: '/submissions/receipt/:ticket',
  statistics: '/statistics',
  disease: '/diseases/:id',
  autoantibody: '/autoantibodies/:id',
  autoantigen: '/autoantigens/:id',
  pattern: '/patterns/:id',
  explore: '/explore',
  calculator: '/calculator',
  differential: '/differential',
  vocabulary: '/vocabulary',
  term: '/vocabulary/:slug',
  about: '/about',
  apiDocs: '/api-docs',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  system: '/system',
  users: '/users',
  newUser: '/users/new',
  user: '/users/:id',
  anythingElse: '*',
} as const;

/** Creates every address of the product. */
export const paths = {
  home: routes.home,
  entries: (address: EntriesAddress = {}): string => withQuery(routes.entries, address),
  /** The entries that match a search term, sorted by relevance; all entries for a blank term. */
  search: (term: string): string => paths.entries(term === '' ? {} : { search: term, sortBy: 'relevance' }),
  /** A comparison of two to five entries. */
  compare: (address: CompareAddress): string => withQuery(routes.compare, address),
  /** By id or accession; links for people use the accession, which is stable and can be cited. */
  entry: (idOrAccession: string): string => `${routes.entries}/${encodeURIComponent(idOrAccession)}`,
  /** An empty form, or a form that starts as a copy of an entry. */
  newEntry: (copyOf?: string): string =>
    copyOf === undefined ? routes.newEntry : `${routes.newEntry}?copy=${encodeURIComponent(copyOf)}`,
  editEntry: (idOrAccession: string): string => `${paths.entry(idOrAccession)}/edit`,
  /** One version of an entry: the address that citations use. */
  entryVersion: (cited: VersionedAccession): string => paths.entry(formatVersionedAccession(cited)),
  /** The differences between two versions of an entry. */
  entryComparison: (idOrAccession: string, from: number, to: number): string =>
    `${paths.entry(idOrAccession)}?compare=${from},${to}`,
  deletedEntries: (address: PageAddress = {}): string => withQuery(routes.deletedEntries, address),
  imports: (address: PageAddress = {}): string => withQuery('/import', address),
  import: (id: string): string => `/import/${encodeURIComponent(id)}`,
  submissions: (address: SubmissionsAddress = {}): string => withQuery(routes.submissions, address),
  /** One submission, or the form in which its reviewer corrects it or its submitter answers. */
  submission: (id: string, doing?: 'correct' | 'answer'): string =>
    `${routes.submissions}/${encodeURIComponent(id)}${doing === undefined ? '' : `?${doing}`}`,
  /** The form to propose an entry, or to correct an existing one. */
  submit: (correctionOf?: string): string =>
    correctionOf === undefined ? routes.submit : `${routes.submit}?entry=${encodeURIComponent(correctionOf)}`,
  /** The receipt of a submission without an account; `ticket` is a secret. */
  submissionReceipt: (ticket: string): string => `/submissions/receipt/${encodeURIComponent(ticket)}`,
  /** The receipt with the form to answer the reviewer. */
  submissionAnswer: (ticket: string): string => `${paths.submissionReceipt(ticket)}?answer`,
  /** `more: 'all'` shows all plots, not only the first ones. */
  statistics: (address: StatisticsAddress & { readonly more?: 'all' } = {}): string =>
    withQuery(routes.statistics, address),
  explore: (address: ExploreAddress = {}): string => withQuery(routes.explore, address),
  /** Everything about one disease, autoantibody, autoantigen or pattern, by its name or slug. */
  overview: (kind: OverviewKind, name: string, address: OverviewAddress = {}): string =>
    withQuery(routes[kind].replace(':id', encodeURIComponent(overviewSlug(name))), address),
  calculator: (address: CalculatorAddress = {}): string => withQuery(routes.calculator, address),
  /** The findings in their order: `?present=Anti-GQ1b&absent=Anti-MOG`. */
  differential: (findings: readonly Finding[] = []): string =>
    withPairs(routes.differential, findings.map(toPair)),
  vocabulary: (address: VocabularyAddress = {}): string => withQuery(routes.vocabulary, address),
  term: (slug: string): string => `${routes.vocabulary}/${encodeURIComponent(slug)}`,
  about: routes.about,
  /** The sign-in page; `next` is the page to open afterwards. */
  login: (next?: string): string =>
    next === undefined ? routes.login : `${routes.login}?next=${encodeURIComponent(next)}`,
  forgotPassword: routes.forgotPassword,
  profile: routes.profile,
  users: (address: UsersAddress = {}): string => withQuery(routes.users, address),
  newUser: routes.newUser,
  system: routes.system,
  user: (id: string): string => `${routes.users}/${encodeURIComponent(id)}`,
  apiDocs: routes.apiDocs,
  restReference: serverPaths.docs,
  graphql: serverPaths.graphql,
} as const;

function withQuery(path: string, address: object): string {
  const pairs = Object.entries(address).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
  );
  return withPairs(path, pairs);
}

const toPair = ({ name, result }: Finding): [string, string] => [result, name];

function withPairs(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '').map(([...pair]) => pair))
    .toString()
    // A comma is allowed in a query, and a shared link should be readable.
    .replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
}
