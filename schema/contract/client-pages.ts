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

const open = (path: string, title: string, description: string) => ({
  path,
  title,
  description,
  isOpen: true,
});
const closed = (path: string, title: string, description: string) => ({
  path,
  title,
  description,
  isOpen: false,
});

/** Every page. Pages of a single entry, person or submission replace the title by one of their own. */
export const clientPages = {
  home: open(
    '/',
    productName,
    'An open database of autoimmune diseases, their autoantibodies, and the self-antigens and epitopes these bind.',
  ),
  entries: open(
    '/entries',
    'Entries',
    'Browse and search what is known of autoantibodies in autoimmune diseases: filter by disease, antibody, antigen or epitope, and export.',
  ),
  entry: open(
    '/entries/:id',
    'Entry',
    'An autoantibody in an autoimmune disease: what it binds, assays, clinical meaning and literature.',
  ),
  compareEntries: closed(
    '/entries/compare',
    'Compare entries',
    'Entries side by side, with what differs between them marked.',
  ),
  newEntry: closed('/entries/new', 'New entry', 'Add an entry to Autoimmune Atlas.'),
  deletedEntries: closed(
    '/entries/deleted',
    'Deleted entries',
    'Entries that were deleted, and can be restored.',
  ),
  editEntry: closed('/entries/:id/edit', 'Edit entry', 'Change an entry of Autoimmune Atlas.'),
  explore: open(
    '/explore',
    'Explore',
    'Diseases, autoantibodies and autoantigens as a network: see what is linked to what, by how many entries, and go on to them.',
  ),
  statistics: open(
    '/statistics',
    'Statistics',
    'How many entries there are on each disease, autoantibody and autoantigen, by which assays, how complete they are, and how the database grows.',
  ),
  about: open(
    '/about',
    'About',
    'Where the entries of Autoimmune Atlas come from, how they were checked, their limits and licences, and how to cite them.',
  ),
  apiDocs: open(
    '/api-docs',
    'API',
    'The REST and GraphQL APIs of Autoimmune Atlas: to read without a key, to write with an account.',
  ),
  submit: open(
    '/submit',
    'Propose an entry',
    'Propose an entry to Autoimmune Atlas. No account is needed; a reviewer reads every proposal.',
  ),
  import: closed(
    '/import',
    'Import entries',
    'Import entries from a spreadsheet, with a preview before anything is written.',
  ),
  oneImport: closed('/import/:id', 'Import entries', 'What an import of entries did, or is about to do.'),
  submissions: closed(
    '/submissions',
    'Submissions',
    'Entries and corrections that were proposed, and what became of them.',
  ),
  submission: closed(
    '/submissions/:id',
    'Submission',
    'An entry or a correction that was proposed, and what became of it.',
  ),
  submissionReceipt: closed(
    '/submissions/receipt/:ticket',
    'Your submission',
    'What became of an entry that you proposed.',
  ),
  login: closed(
    '/login',
    'Sign in',
    'Sign in to edit, review or administer Autoimmune Atlas. Reading needs no account.',
  ),
  forgotPassword: closed('/forgot-password', 'Forgot your password', 'Ask for a link to set a new password.'),
  resetPassword: closed(
    '/reset-password',
    'Set a password',
    'Set a new password by the link that was mailed to you.',
  ),
  profile: closed('/profile', 'Profile', 'Your name, your password and your sessions.'),
  users: closed('/users', 'Users', 'The people who may edit, review or administer.'),
  newUser: closed('/users/new', 'Add user', 'Invite somebody to edit, review or administer.'),
  user: closed('/users/:id', 'User', 'Somebody who may edit, review or administer.'),
} as const satisfies Readonly<Record<string, ClientPageMetadata>>;

export type ClientPageName = keyof typeof clientPages;

const patterns = Object.entries(clientPages)
  .map(([name, { path }]) => ({
    name,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}${path === '/' ? '' : '/?'}$`),
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
