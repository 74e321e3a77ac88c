import { productName } from './product.js';

/** A page of the web client: its metadata for the browser tab, search engines and previews. */
interface ClientPageMetadata {
  /** The path; `:id` is a path parameter. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index the page; the others are of no use to their visitors. */
  readonly isOpen: boolean;
}

const about =
  'An open database of autoimmune diseases, their autoantibodies, and the self-antigens and epitopes these bind.';

const open = (path: string, title: string, description: string) => ({
  path,
  title,
  description,
  isOpen: true,
});
/** Search engines never show the description of such a page; previews of links show that of the product. */
const closed = (path: string, title: string) => ({ path, title, description: about, isOpen: false });

/** Every page. Pages of a single entry, person or submission replace the title by one of their own. */
export const clientPages = {
  home: open('/', productName, about),
  entries: open(
    '/entries',
    'Entries',
    'Browse and search entries on autoantibodies in autoimmune diseases: filter by disease, antibody, antigen ' +
      'or epitope, and export.',
  ),
  entry: open(
    '/entries/:id',
    'Entry',
    'An autoantibody in an autoimmune disease: what it binds, assays, clinical meaning and literature.',
  ),
  compareEntries: closed('/entries/compare', 'Compare entries'),
  newEntry: closed('/entries/new', 'New entry'),
  deletedEntries: closed('/entries/deleted', 'Deleted entries'),
  editEntry: closed('/entries/:id/edit', 'Edit entry'),
  explore: open(
    '/explore',
    'Explore',
    'Which diseases, autoantibodies and autoantigens are linked: around one name as columns, all as a network.',
  ),
  statistics: open(
    '/statistics',
    'Statistics',
    'Numbers of entries by disease, autoantibody, autoantigen and assay, the completeness of the entries, and ' +
      'the growth of the database.',
  ),
  disease: open(
    '/diseases/:id',
    'Disease',
    'The autoantibodies of an autoimmune disease by what they are good for: sensitivity, predictive values, assays ' +
      'and the diseases they also occur in.',
  ),
  autoantibody: open(
    '/autoantibodies/:id',
    'Autoantibody',
    'The diseases of an autoantibody: how sensitive it is, how it is measured, what it binds, and what it means.',
  ),
  autoantigen: open(
    '/autoantigens/:id',
    'Autoantigen',
    'The autoantibodies against a self-antigen, and the diseases they occur in.',
  ),
  pattern: open(
    '/patterns/:id',
    'HEp-2 pattern',
    'The autoantibodies that show a HEp-2 pattern of the ICAP consensus, and the diseases they occur in.',
  ),
  calculator: open(
    '/calculator',
    'Diagnostic calculator',
    'What a positive or negative test means: predictive values, likelihood ratios and natural frequencies at any ' +
      'prevalence. For research and teaching.',
  ),
  differential: open(
    '/differential',
    'Differential diagnosis',
    'Which diseases fit autoantibodies that were found or not found, which cannot be told apart, and what to test ' +
      'next. For research and teaching.',
  ),
  vocabulary: open(
    '/vocabulary',
    'Vocabulary',
    'What autoantibodies and their classes are called: other names, patterns on HEp-2 cells, HPO and LOINC codes, ' +
      'with sources.',
  ),
  vocabularyTerm: open(
    '/vocabulary/:slug',
    'Name of an autoantibody',
    'The other names, classes, patterns, codes and targets of an autoantibody, with their sources.',
  ),
  about: open(
    '/about',
    'About',
    'Sources, checks, limits and licences of the entries in Autoimmune Atlas, and how to cite them.',
  ),
  apiDocs: open(
    '/api-docs',
    'API',
    'The REST and GraphQL APIs of Autoimmune Atlas. Reading needs no key; writing needs an account.',
  ),
  submit: open(
    '/submit',
    'Propose an entry',
    'Propose an entry to Autoimmune Atlas. No account is needed; a reviewer reads every proposal.',
  ),
  import: closed('/import', 'Import entries'),
  oneImport: closed('/import/:id', 'Import entries'),
  submissions: closed('/submissions', 'Submissions'),
  submission: closed('/submissions/:id', 'Submission'),
  submissionReceipt: closed('/submissions/receipt/:ticket', 'Your submission'),
  login: closed('/login', 'Sign in'),
  forgotPassword: closed('/forgot-password', 'Forgot your password'),
  resetPassword: closed('/reset-password', 'Set a password'),
  profile: closed('/profile', 'Profile'),
  system: closed('/system', 'System'),
  users: closed('/users', 'Users'),
  newUser: closed('/users/new', 'Add user'),
  user: closed('/users/:id', 'User'),
} as const satisfies Readonly<Record<string, ClientPageMetadata>>;

export type ClientPageName = keyof typeof clientPages;

/** React Router compares paths without regard to case, too. */
const patterns = Object.entries(clientPages)
  .map(([name, { path }]) => ({
    name,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}${path === '/' ? '' : '/?'}$`, 'i'),
    path,
  }))
  // A path that is a page of its own takes precedence over an entry or a person with the same path.
  .sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')));

/** The page at a path, and the value of its first `:id`; `null` if there is no such page. */
export function clientPageAt(path: string): { readonly name: ClientPageName; readonly id: string } | null {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match !== null && isPageName(name)) return { name, id: match[1] ?? '' };
  }
  return null;
}

function isPageName(name: string): name is ClientPageName {
  return Object.hasOwn(clientPages, name);
}
