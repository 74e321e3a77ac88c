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
    /** The file of a multipart form. */
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
const put = (path: string, body = {}) => ({ method: 'PUT', path, body });

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
  { action: 'entries.read', graphql: '{ entryFacet(field: type) { values { value } } }' },
  { action: 'entries.read', graphql: '{ entryNeighbours(id: "AIA0000001") { next { id } } }' },
  { action: 'entries.read', graphql: '{ entriesByIds(ids: ["AIA0000001"]) { id } }' },
  {
    action: 'entries.read',
    rest: post(restPaths.combineTests, {
      prevalence: 0.1,
      tests: ['A', 'B'].map((name) => ({ name, sensitivity: 0.9, specificity: 0.9, result: 'positive' })),
    }),
    graphql: `{ combineTests(prevalence: 0.1, tests: [
      { name: "A", sensitivity: 0.9, specificity: 0.9, result: positive }
      { name: "B", sensitivity: 0.9, specificity: 0.9, result: positive }]) { after } }`,
  },
  {
    action: 'entries.read',
    rest: post(restPaths.differential, { findings: [{ autoantibody: 'Anti-Sm', result: 'present' }] }),
    graphql: '{ differential(findings: [{ autoantibody: "Anti-Sm", result: present }]) { total } }',
  },
  { action: 'entries.export', rest: read(`${restPaths.exportEntries}?limit=1`) },
  { action: 'entries.export', rest: read(`${restPaths.exportVocabulary}?format=csv`) },
];

const accounts: readonly PolicyCase[] = [
  { action: 'session.open', rest: post(restPaths.login), graphql: 'mutation { login { token } }' },
  {
    action: 'password.reset',
    rest: post(restPaths.forgotPassword),
    graphql: 'mutation { forgotPassword { message } }',
  },
  {
    action: 'password.reset',
    rest: post(restPaths.resetPassword),
    graphql: 'mutation { resetPassword { message } }',
  },
  {
    action: 'password.reset',
    rest: read(restPaths.verifyResetToken.replace('{token}', 'x')),
    graphql: '{ verifyResetToken(token: "x") { valid } }',
  },
  { action: 'profile.read', rest: read(restPaths.profile), graphql: '{ me { id } }' },
  {
    action: 'profile.changePassword',
    rest: put(`/api/users/{own}/password`),
    graphql: 'mutation { changePassword { token } }',
  },
  {
    action: 'profile.update',
    rest: put('/api/users/{own}', { contactNumber: '1' }),
    graphql: 'mutation { updateUser(id: "{own}", input: { contactNumber: "2" }) { id } }',
  },
  {
    action: 'profile.signOutEverywhere',
    rest: post(restPaths.signOutEverywhere),
    graphql: 'mutation { signOutEverywhere { message } }',
    endsSession: true,
  },
];

const people: readonly PolicyCase[] = [
  { action: 'system.read', rest: read(restPaths.system), graphql: '{ system { version } }' },
  { action: 'users.read', rest: read(restPaths.users), graphql: '{ users { users { id } } }' },
  {
    action: 'users.read',
    rest: read('/api/users/role/Doctor'),
    graphql: '{ users(role: Doctor) { users { id } } }',
  },
  {
    action: 'users.read',
    rest: read(restPaths.userStatistics),
    graphql: '{ userStats { overview { totalUsers } } }',
  },
  { action: 'users.read', rest: read(aPerson), graphql: `{ user(id: "${nobody}") { id } }` },
  { action: 'users.read', rest: read('/api/users/{own}'), graphql: '{ me { account { isClosed } } }' },
  {
    action: 'users.create',
    rest: post(restPaths.users),
    graphql: 'mutation { createUser(input: {}) { id } }',
  },
  {
    action: 'users.update',
    rest: put(aPerson),
    graphql: `mutation { updateUser(id: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'users.update',
    rest: put(`${aPerson}/toggle-status`),
    graphql: `mutation { toggleUserStatus(id: "${nobody}") { id } }`,
  },
  { action: 'users.changePassword', rest: put(`${aPerson}/password`) },
  {
    action: 'users.delete',
    rest: { method: 'DELETE', path: aPerson },
    graphql: `mutation { deleteUser(id: "${nobody}") { id } }`,
  },
  {
    action: 'users.delete',
    rest: { method: 'DELETE', path: `${aPerson}?permanent=true` },
    graphql: `mutation { deleteUser(id: "${nobody}", permanent: true) { id } }`,
  },
  {
    action: 'users.sendPasswordLink',
    rest: post(`${aPerson}/password-link`),
    graphql: `mutation { sendPasswordLink(id: "${nobody}") { message } }`,
  },
  {
    action: 'users.unlock',
    rest: post(`${aPerson}/unlock`),
    graphql: `mutation { unlockUser(id: "${nobody}") { id } }`,
  },
];

const anEntry = restPaths.entry.replace('{id}', nobody);

const aMeasure = `${anEntry}/measures/${nobody}`;

const measures: readonly PolicyCase[] = [
  {
    action: 'measures.review',
    rest: put(aMeasure),
    graphql: `mutation { reviewMeasure(id: "${nobody}", measureId: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'measures.review',
    rest: post(`${anEntry}/measures`),
    graphql: `mutation { addMeasure(id: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'measures.readHistory',
    rest: read(`${aMeasure}/history`),
    graphql: `{ measureHistory(id: "${nobody}", measureId: "${nobody}") { number } }`,
  },
];

const editing: readonly PolicyCase[] = [
  {
    action: 'entries.create',
    rest: post(restPaths.entries),
    graphql: 'mutation { createEntry(input: {}) { id } }',
  },
  {
    action: 'entries.update',
    rest: put(anEntry),
    graphql: `mutation { updateEntry(id: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'entries.update',
    rest: put('/api/disease/AIA0000001', { version: 999 }),
    graphql: 'mutation { updateEntry(id: "AIA0000001", input: {}, version: 999) { id } }',
  },
  {
    action: 'entries.delete',
    rest: { method: 'DELETE', path: anEntry },
    graphql: `mutation { deleteEntry(id: "${nobody}") { id } }`,
  },
  {
    action: 'entries.restore',
    rest: post(`${anEntry}/restore`, { version: 1 }),
    graphql: `mutation { restoreEntry(id: "${nobody}", version: 1) { id } }`,
  },
  {
    action: 'entries.restore',
    rest: read(restPaths.deletedEntries),
    graphql: '{ deletedEntries { entries { id } } }',
  },
  {
    action: 'entries.readHistory',
    rest: read('/api/disease/AIA0000001/history'),
    graphql: '{ entryHistory(id: "AIA0000001") { total } }',
  },
  {
    action: 'entries.readHistory',
    rest: read('/api/disease/AIA0000001/history/1'),
    graphql: '{ entryAtVersion(id: "AIA0000001", version: 1) { version } }',
  },
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
  {
    action: 'imports.run',
    rest: post(restPaths.bulkImport),
    graphql: 'mutation { importEntries(entries: []) { id } }',
  },
  { action: 'imports.run', rest: form(restPaths.importFile) },
  {
    action: 'imports.run',
    graphql: 'mutation ($file: Upload!) { importFile(file: $file) { id } }',
    upload: 'disease\nX\n',
  },
  {
    action: 'imports.run',
    rest: post(`${anImport}/run`),
    graphql: `mutation { runImport(id: "${nobody}") { id } }`,
  },
  {
    action: 'imports.run',
    rest: put(`${anImport}/rows/2`),
    graphql: `mutation { correctImportRow(id: "${nobody}", row: 2, corrections: []) { id } }`,
  },
  {
    action: 'imports.run',
    rest: post(`${anImport}/offers`),
    graphql: `mutation { takeOffers(id: "${nobody}", all: true) { id } }`,
  },
  { action: 'imports.read', rest: read(restPaths.imports), graphql: '{ imports { items { id } } }' },
  { action: 'imports.read', rest: read(anImport), graphql: `{ import(id: "${nobody}") { id } }` },
  {
    action: 'imports.read',
    rest: read(`${anImport}/rows`),
    graphql: `{ importRows(id: "${nobody}") { total } }`,
  },
  { action: 'imports.read', rest: read(`${anImport}/report`) },
  {
    action: 'imports.undo',
    rest: post(`${anImport}/undo`),
    graphql: `mutation { undoImport(id: "${nobody}") { reverted } }`,
  },
  {
    action: 'imports.undoOthers',
    rest: post('/api/disease/import/{import}/undo'),
    graphql: 'mutation { undoImport(id: "{import}") { reverted } }',
  },
  {
    action: 'imports.undo',
    rest: post(`${anImport}/cancel`),
    graphql: `mutation { cancelImport(id: "${nobody}") { id } }`,
  },
  {
    action: 'imports.undoOthers',
    rest: post('/api/disease/import/{import}/cancel'),
    graphql: 'mutation { cancelImport(id: "{import}") { id } }',
  },
  { action: 'entries.export', rest: read(restPaths.importTemplate) },
];

const aSubmission = restPaths.submission.replace('{id}', nobody);
const aReceipt = restPaths.submissionReceipt.replace('{ticket}', 'x');

const submissions: readonly PolicyCase[] = [
  {
    action: 'submissions.create',
    rest: post(restPaths.submissions),
    graphql: 'mutation { createSubmission(input: {}) { id } }',
  },
  {
    action: 'submissions.read',
    rest: read(restPaths.submissions),
    graphql: '{ submissions { items { id } } }',
  },
  {
    action: 'submissions.read',
    rest: read(restPaths.submissionCounts),
    graphql: '{ submissionCounts { pending } }',
  },
  { action: 'submissions.read', rest: read(aSubmission), graphql: `{ submission(id: "${nobody}") { id } }` },
  {
    action: 'submissions.follow',
    rest: read(aReceipt),
    graphql: '{ submissionByTicket(ticket: "x") { id } }',
  },
  {
    action: 'submissions.review',
    rest: post(`${aSubmission}/approve`),
    graphql: `mutation { approveSubmission(id: "${nobody}") { id } }`,
  },
  {
    action: 'submissions.review',
    rest: post(`${aSubmission}/reject`),
    graphql: `mutation { rejectSubmission(id: "${nobody}") { id } }`,
  },
  {
    action: 'submissions.reviewOwn',
    rest: post('/api/submissions/{submission}/reject'),
    graphql: 'mutation { rejectSubmission(id: "{submission}") { id } }',
  },
  {
    action: 'submissions.review',
    rest: post(`${aSubmission}/send-back`),
    graphql: `mutation { sendBackSubmission(id: "${nobody}", question: "Why") { id } }`,
  },
  {
    action: 'submissions.read',
    rest: post(`${aSubmission}/resubmit`),
    graphql: `mutation { resubmitSubmission(id: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'submissions.read',
    rest: post(`${aSubmission}/withdraw`),
    graphql: `mutation { withdrawSubmission(id: "${nobody}") { id } }`,
  },
  {
    action: 'submissions.read',
    rest: post(`${aSubmission}/mail`, { wanted: false }),
    graphql: `mutation { setSubmissionMail(id: "${nobody}", wanted: false) { id } }`,
  },
  {
    action: 'submissions.follow',
    rest: post(`${aReceipt}/resubmit`),
    graphql: 'mutation { resubmitSubmission(ticket: "x", input: {}) { id } }',
  },
  {
    action: 'submissions.follow',
    rest: post(`${aReceipt}/withdraw`),
    graphql: 'mutation { withdrawSubmission(ticket: "x") { id } }',
  },
  {
    action: 'submissions.follow',
    rest: post(`${aReceipt}/mail`, { wanted: false }),
    graphql: 'mutation { setSubmissionMail(ticket: "x", wanted: false) { id } }',
  },
];

const aTerm = restPaths.vocabularyTerm.replace('{term}', nobody);

const vocabulary: readonly PolicyCase[] = [
  {
    action: 'vocabulary.edit',
    rest: post(restPaths.vocabularyTerms),
    graphql: 'mutation { createAutoantibodyTerm(input: {}) { id } }',
  },
  {
    action: 'vocabulary.edit',
    rest: put(aTerm),
    graphql: `mutation { updateAutoantibodyTerm(id: "${nobody}", input: {}) { id } }`,
  },
  {
    action: 'vocabulary.edit',
    rest: { method: 'DELETE', path: aTerm },
    graphql: `mutation { deleteAutoantibodyTerm(id: "${nobody}") { id } }`,
  },
  {
    action: 'vocabulary.edit',
    rest: read(`${aTerm}/history`),
    graphql: `{ autoantibodyTermHistory(id: "${nobody}") { total } }`,
  },
  {
    action: 'vocabulary.edit',
    rest: post(`${aTerm}/restore`, { version: 1 }),
    graphql: `mutation { restoreAutoantibodyTerm(id: "${nobody}", version: 1) { id } }`,
  },
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
