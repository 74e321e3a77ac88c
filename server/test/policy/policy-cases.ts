import type { Action } from '../../../schema/contract/policy.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { parityCases } from '../parity/parity-cases.js';

/** One request through one or both APIs that performs an action. */
export interface PolicyCase {
  readonly action: Action;
  readonly rest?: {
    readonly method: string;
    readonly path: string;
    readonly body?: object;
    readonly form?: { readonly file: string };
  };
  /** A document with one root field; `{own}` stands for the caller's id, `{import}` for another person's import. */
  readonly graphql?: string;
  /** The value of the variable `$file` of the document. */
  readonly upload?: string;
  /** A successful request ends the caller's session. */
  readonly endsSession?: true;
}

const nobody = '00000000-0000-4000-8000-000000000000';
const aPerson = restPaths.user.replace('{id}', nobody);
const read = (path: string) => ({ method: 'GET', path });
const post = (path: string, body = {}) => ({ method: 'POST', path, body });
const remove = (path: string) => ({ method: 'DELETE', path });
const put = (path: string, body = {}) => ({ method: 'PUT', path, body });

function both(action: Action, rest: PolicyCase['rest'], graphql: string): PolicyCase {
  return { action, rest, graphql };
}

/** The cases of the parity test cover all public reads of both APIs. */
const reads: readonly PolicyCase[] = parityCases.map(({ path, query }) => ({
  action:
    path.startsWith('/api/disease/statistics/') || path.startsWith(restPaths.diseaseSummaries)
      ? 'statistics.read'
      : 'entries.read',
  rest: read(path),
  graphql: query,
}));

const otherReads: readonly PolicyCase[] = [
  { action: 'entries.read', graphql: '{ entryConnection(first: 1) { totalCount } }' },
  { action: 'entries.read', graphql: '{ entryFacet(of: type) { values { value } } }' },
  { action: 'entries.read', graphql: '{ entryNeighbours(id: "AIA0000001") { next { id } } }' },
  { action: 'entries.read', graphql: '{ entriesByIds(ids: ["AIA0000001"]) { id } }' },
  both(
    'entries.read',
    post(restPaths.combineTests, {
      prevalence: 0.1,
      tests: ['A', 'B'].map((name) => ({ name, sensitivity: 0.9, specificity: 0.9, result: 'positive' })),
    }),
    `{ combineTests(prevalence: 0.1, tests: [
      { name: "A", sensitivity: 0.9, specificity: 0.9, result: positive }
      { name: "B", sensitivity: 0.9, specificity: 0.9, result: positive }]) { after } }`,
  ),
  both(
    'entries.read',
    post(restPaths.differential, { findings: [{ autoantibody: 'Anti-Sm', result: 'present' }] }),
    '{ differential(findings: [{ autoantibody: "Anti-Sm", result: present }]) { total } }',
  ),
  { action: 'entries.export', rest: read(`${restPaths.exportEntries}?limit=1`) },
  { action: 'entries.export', rest: read(`${restPaths.exportVocabulary}?format=csv`) },
];

const accounts: readonly PolicyCase[] = [
  both('session.open', post(restPaths.login), 'mutation { login { token } }'),
  both('password.reset', post(restPaths.forgotPassword), 'mutation { forgotPassword { message } }'),
  both('password.reset', post(restPaths.resetPassword), 'mutation { resetPassword { message } }'),
  both(
    'password.reset',
    read(restPaths.verifyResetToken.replace('{token}', 'x')),
    '{ verifyResetToken(token: "x") { valid } }',
  ),
  both('profile.read', read(restPaths.profile), '{ me { id } }'),
  both('profile.changePassword', put(`/api/users/{own}/password`), 'mutation { changePassword { token } }'),
  both(
    'profile.update',
    put('/api/users/{own}', { contactNumber: '1' }),
    'mutation { updateUser(id: "{own}", input: { contactNumber: "2" }) { id } }',
  ),
  {
    action: 'profile.signOutEverywhere',
    rest: post(restPaths.signOutEverywhere),
    graphql: 'mutation { signOutEverywhere { message } }',
    endsSession: true,
  },
];

const people: readonly PolicyCase[] = [
  both('system.read', read(restPaths.system), '{ system { version } }'),
  both('users.read', read(restPaths.users), '{ users { users { id } } }'),
  both('users.read', read('/api/users/role/Doctor'), '{ users(role: Doctor) { users { id } } }'),
  both('users.read', read(restPaths.userStatistics), '{ userStats { overview { totalUsers } } }'),
  both('users.read', read(aPerson), `{ user(id: "${nobody}") { id } }`),
  both('users.read', read('/api/users/{own}'), '{ me { account { isClosed } } }'),
  both('users.create', post(restPaths.users), 'mutation { createUser(input: {}) { id } }'),
  both('users.update', put(aPerson), `mutation { updateUser(id: "${nobody}", input: {}) { id } }`),
  both(
    'users.update',
    put(`${aPerson}/toggle-status`),
    `mutation { toggleUserStatus(id: "${nobody}") { id } }`,
  ),
  { action: 'users.changePassword', rest: put(`${aPerson}/password`) },
  both('users.delete', remove(aPerson), `mutation { deleteUser(id: "${nobody}") { id } }`),
  both(
    'users.delete',
    remove(`${aPerson}?permanent=true`),
    `mutation { deleteUser(id: "${nobody}", permanent: true) { id } }`,
  ),
  both(
    'users.sendPasswordLink',
    post(`${aPerson}/password-link`),
    `mutation { sendPasswordLink(id: "${nobody}") { message } }`,
  ),
  both('users.unlock', post(`${aPerson}/unlock`), `mutation { unlockUser(id: "${nobody}") { id } }`),
];

const anEntry = restPaths.entry.replace('{id}', nobody);

const aMeasure = `${anEntry}/measures/${nobody}`;

const measures: readonly PolicyCase[] = [
  both(
    'measures.review',
    put(aMeasure),
    `mutation { reviewMeasure(id: "${nobody}", measureId: "${nobody}", input: {}) { id } }`,
  ),
  both(
    'measures.review',
    post(`${anEntry}/measures`),
    `mutation { addMeasure(id: "${nobody}", input: {}) { id } }`,
  ),
  both(
    'measures.readHistory',
    read(`${aMeasure}/history`),
    `{ measureHistory(id: "${nobody}", measureId: "${nobody}") { number } }`,
  ),
];

const editing: readonly PolicyCase[] = [
  both('entries.create', post(restPaths.entries), 'mutation { createEntry(input: {}) { id } }'),
  both('entries.update', put(anEntry), `mutation { updateEntry(id: "${nobody}", input: {}) { id } }`),
  both(
    'entries.update',
    put('/api/disease/AIA0000001', { version: 999 }),
    'mutation { updateEntry(id: "AIA0000001", input: {}, version: 999) { id } }',
  ),
  both('entries.delete', remove(anEntry), `mutation { deleteEntry(id: "${nobody}") { id } }`),
  both(
    'entries.restore',
    post(`${anEntry}/restore`, { version: 1 }),
    `mutation { restoreEntry(id: "${nobody}", version: 1) { id } }`,
  ),
  both('entries.restore', read(restPaths.deletedEntries), '{ deletedEntries { entries { id } } }'),
  both(
    'entries.readHistory',
    read('/api/disease/AIA0000001/history'),
    '{ entryHistory(id: "AIA0000001") { total } }',
  ),
  both(
    'entries.readHistory',
    read('/api/disease/AIA0000001/history/1'),
    '{ entryAtVersion(id: "AIA0000001", version: 1) { version } }',
  ),
  { action: 'entries.readHistory', graphql: '{ entry(id: "AIA0000001") { revisions { version } } }' },
  {
    action: 'entries.readHistory',
    graphql: '{ entries(limit: 2) { items { shown: revisions(limit: 1) { by { name } } } } }',
  },
  { action: 'entries.read', graphql: `{ tombstone(id: "${nobody}") { id } }` },
];

const anImport = restPaths.import.replace('{importId}', nobody);
const form = (path: string) => ({ method: 'POST', path, form: { file: 'disease\nX\n' } });

const imports: readonly PolicyCase[] = [
  both('imports.run', post(restPaths.bulkImport), 'mutation { importEntries(entries: []) { id } }'),
  { action: 'imports.run', rest: form(restPaths.importFile) },
  {
    action: 'imports.run',
    graphql: 'mutation ($file: Upload!) { importFile(file: $file) { id } }',
    upload: 'disease\nX\n',
  },
  both('imports.run', post(`${anImport}/run`), `mutation { runImport(id: "${nobody}") { id } }`),
  both(
    'imports.run',
    put(`${anImport}/rows/2`),
    `mutation { correctImportRow(id: "${nobody}", row: 2, corrections: []) { id } }`,
  ),
  both(
    'imports.run',
    post(`${anImport}/offers`),
    `mutation { takeOffers(id: "${nobody}", all: true) { id } }`,
  ),
  both('imports.read', read(restPaths.imports), '{ imports { items { id } } }'),
  both('imports.read', read(anImport), `{ import(id: "${nobody}") { id } }`),
  both('imports.read', read(`${anImport}/rows`), `{ importRows(id: "${nobody}") { total } }`),
  { action: 'imports.read', rest: read(`${anImport}/report`) },
  both('imports.undo', post(`${anImport}/undo`), `mutation { undoImport(id: "${nobody}") { reverted } }`),
  both(
    'imports.undoOthers',
    post('/api/disease/import/{import}/undo'),
    'mutation { undoImport(id: "{import}") { reverted } }',
  ),
  both('imports.undo', post(`${anImport}/cancel`), `mutation { cancelImport(id: "${nobody}") { id } }`),
  both(
    'imports.undoOthers',
    post('/api/disease/import/{import}/cancel'),
    'mutation { cancelImport(id: "{import}") { id } }',
  ),
  { action: 'entries.export', rest: read(restPaths.importTemplate) },
];

const aSubmission = restPaths.submission.replace('{id}', nobody);
const aReceipt = restPaths.submissionReceipt.replace('{ticket}', 'x');

const submissions: readonly PolicyCase[] = [
  both('submissions.create', post(restPaths.submissions), 'mutation { createSubmission(input: {}) { id } }'),
  both('submissions.read', read(restPaths.submissions), '{ submissions { items { id } } }'),
  both('submissions.read', read(restPaths.submissionCounts), '{ submissionCounts { pending } }'),
  both('submissions.read', read(aSubmission), `{ submission(id: "${nobody}") { id } }`),
  both('submissions.follow', read(aReceipt), '{ submissionByTicket(ticket: "x") { id } }'),
  both(
    'submissions.review',
    post(`${aSubmission}/approve`),
    `mutation { approveSubmission(id: "${nobody}") { id } }`,
  ),
  both(
    'submissions.review',
    post(`${aSubmission}/reject`),
    `mutation { rejectSubmission(id: "${nobody}") { id } }`,
  ),
  both(
    'submissions.reviewOwn',
    post('/api/submissions/{submission}/reject'),
    'mutation { rejectSubmission(id: "{submission}") { id } }',
  ),
  both(
    'submissions.review',
    post(`${aSubmission}/send-back`),
    `mutation { sendBackSubmission(id: "${nobody}", question: "Why") { id } }`,
  ),
  both(
    'submissions.read',
    post(`${aSubmission}/resubmit`),
    `mutation { resubmitSubmission(id: "${nobody}", input: {}) { id } }`,
  ),
  both(
    'submissions.read',
    post(`${aSubmission}/withdraw`),
    `mutation { withdrawSubmission(id: "${nobody}") { id } }`,
  ),
  both(
    'submissions.read',
    post(`${aSubmission}/mail`, { wanted: false }),
    `mutation { setSubmissionMail(id: "${nobody}", wanted: false) { id } }`,
  ),
  both(
    'submissions.follow',
    post(`${aReceipt}/resubmit`),
    'mutation { resubmitSubmission(ticket: "x", input: {}) { id } }',
  ),
  both(
    'submissions.follow',
    post(`${aReceipt}/withdraw`),
    'mutation { withdrawSubmission(ticket: "x") { id } }',
  ),
  both(
    'submissions.follow',
    post(`${aReceipt}/mail`, { wanted: false }),
    'mutation { setSubmissionMail(ticket: "x", wanted: false) { id } }',
  ),
];

const aTerm = restPaths.vocabularyTerm.replace('{term}', nobody);

const vocabulary: readonly PolicyCase[] = [
  both(
    'vocabulary.edit',
    post(restPaths.vocabularyTerms),
    'mutation { createAutoantibodyTerm(input: {}) { id } }',
  ),
  both(
    'vocabulary.edit',
    put(aTerm),
    `mutation { updateAutoantibodyTerm(id: "${nobody}", input: {}) { id } }`,
  ),
  both('vocabulary.edit', remove(aTerm), `mutation { deleteAutoantibodyTerm(id: "${nobody}") { id } }`),
  both('vocabulary.edit', read(`${aTerm}/history`), `{ autoantibodyTermHistory(id: "${nobody}") { total } }`),
  both(
    'vocabulary.edit',
    post(`${aTerm}/restore`, { version: 1 }),
    `mutation { restoreAutoantibodyTerm(id: "${nobody}", version: 1) { id } }`,
  ),
];

/** Every action with each route and root field that performs it; a test finds missing ones. */
export const policyCases: readonly PolicyCase[] = [
  ...measures,
  ...reads,
  ...otherReads,
  ...editing,
  ...vocabulary,
  ...imports,
  ...submissions,
  ...accounts,
  ...people,
];
