import { messages } from '../../../schema/contract/messages.js';
import { allows } from '../../../schema/contract/policy.js';
import { AppError, badInput } from '../../errors.js';
import { newLinkToken } from '../../services/auth/link-tokens.js';
import { entryRecord } from '../../services/entries/entry-record.js';
import { inputOf, startFakeHost } from '../../test/rest/fake-host.js';
import { fakeEntry, fakeSubmission, fakeUser } from '../../test/rest/fake-things.js';
import { restRoutes } from './rest-routes.js';

const asAdmin = { authorization: 'Bearer admin' };
const asCurator = { authorization: 'Bearer curator' };
const guarded = restRoutes.filter(({ action }) => !allows(action, null));
const addressOf = (path: string): string => path.replace(/\{\w+\}/g, 'Doctor');

const { id, passwordHash, ...shown } = fakeUser;
const moments = { createdAt: '2026-01-15T09:30:00.000Z', updatedAt: '2026-01-15T09:30:00.000Z' };
const user = { _id: id, ...shown, ...moments };

const { id: submissionId, ...submitted } = fakeSubmission;
const submission = {
  _id: submissionId,
  ...submitted,
  reviewedBy: { _id: id, name: shown.name },
  createdAt: submitted.createdAt.toISOString(),
  updatedAt: submitted.updatedAt.toISOString(),
};
const entry = JSON.parse(JSON.stringify(entryRecord(fakeEntry()))) as object;

test.each(guarded.map(({ method, path }) => [method, path] as const))(
  '%s %s asks for a token before it reads the body',
  async (method, path) => {
    const { app, calls } = await startFakeHost();
    const broken = { 'content-type': 'application/json' };
    const ask = (headers: object) =>
      app.inject({
        method,
        url: addressOf(path),
        headers: { ...(method === 'GET' ? {} : broken), ...headers },
        ...(method === 'GET' ? {} : { payload: '{"broken' }),
      });
    const without = await ask({});
    expect([without.statusCode, without.json<{ message: string }>().message]).toEqual([
      401,
      messages.accessDeniedNoToken,
    ]);
    const stale = await ask({ authorization: 'Bearer stale' });
    expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
      401,
      messages.invalidToken,
    ]);
    expect(calls.every(({ name }) => name === 'viewers.viewerOf')).toBe(true);
  },
);

test.each(
  guarded
    .filter(({ action }) => !allows(action, 'Curator'))
    .map(({ method, path }) => [method, path] as const),
)('%s %s is refused to a curator', async (method, path) => {
  const { app } = await startFakeHost();
  const answer = await app.inject({ method, url: addressOf(path), headers: asCurator });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ message: messages.insufficientPermissions, code: 'FORBIDDEN' });
});

test.each([
  ['POST', '/api/auth/login', { token: 'a fresh token', user }],
  ['GET', '/api/auth/profile', { user }],
  ['POST', '/api/auth/sign-out-everywhere', { message: messages.signedOutEverywhere }],
  ['POST', '/api/auth/forgot-password', { message: messages.resetLinkOnItsWay }],
  ['POST', '/api/auth/reset-password', { message: messages.passwordSet }],
  ['GET', '/api/auth/verify-reset-token/abc', { valid: true, purpose: 'reset' }],
  ['POST', '/api/users', { data: { user } }, 201],
  [
    'GET',
    '/api/users/stats',
    { data: { overview: { totalUsers: 1, activeUsers: 1, inactiveUsers: 0 }, roleStats: [] } },
  ],
  ['GET', `/api/users/${id}`, { data: { user } }],
  ['PUT', `/api/users/${id}`, { data: { user } }],
  ['PUT', `/api/users/${id}/toggle-status`, { message: messages.userActivated, data: { user } }],
  ['DELETE', `/api/users/${id}`, { message: messages.userDeactivated }],
  ['DELETE', `/api/users/${id}?permanent=true`, { message: messages.userDeleted }],
  ['POST', `/api/users/${id}/password-link`, { message: messages.invitationOnItsWay }],
  ['POST', `/api/users/${id}/unlock`, { message: messages.userUnlocked, data: { user } }],
  [
    'POST',
    '/api/submissions',
    { message: messages.submissionReceived, data: submission, ticket: 'a secret' },
    201,
  ],
  ['GET', '/api/submissions', { data: [submission], pagination: { page: 1, limit: 10, total: 1, pages: 1 } }],
  [
    'POST',
    `/api/submissions/${id}/approve`,
    { message: messages.submissionApproved, data: { submission, entry }, submission },
  ],
  [
    'POST',
    `/api/submissions/${id}/reject`,
    { message: messages.submissionRejected, data: submission, submission },
  ],
] as const)(
  '%s %s answers in the words of the contract, and is kept nowhere',
  async (method, url, body, status: number = 200) => {
    const { app } = await startFakeHost();
    const answer = await app.inject({ method, url, headers: asAdmin });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ success: true, ...body });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain(passwordHash);
  },
);

test('a changed password is answered with a fresh token', async () => {
  const { app } = await startFakeHost();
  const answer = await app.inject({ method: 'PUT', url: `/api/users/${id}/password`, headers: asCurator });
  expect(answer.json()).toEqual({ success: true, message: messages.passwordUpdated, token: 'a fresh token' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/api/users', '/api/users/role/Doctor'])('%s answers a page of people', async (url) => {
  const { app, calls } = await startFakeHost();
  const answer = await app.inject({ url: `${url}?page=2&isActive=false&search=ol`, headers: asAdmin });
  expect(answer.json()).toMatchObject({
    success: true,
    data: { users: [user], pagination: { totalUsers: 1 } },
  });
  expect(inputOf(calls, 'users.list')).toMatchObject({ page: '2', isActive: 'false', search: 'ol' });
});

test('the role of the address counts, and a blank one is refused', async () => {
  const { app, calls } = await startFakeHost();
  await app.inject({ url: '/api/users/role/Doctor?role=Admin', headers: asAdmin });
  expect(inputOf(calls, 'users.list')).toMatchObject({ role: 'Doctor' });
  const answer = await app.inject({ url: '/api/users/role/%20', headers: asAdmin });
  expect(answer.statusCode).toBe(400);
});

test('a link that does not work says so in a word for programs, too', async () => {
  const fail = () => {
    throw badInput('token', messages.linkInvalid);
  };
  const { app } = await startFakeHost({ answers: { 'passwords.verify': fail } });
  const answer = await app.inject('/api/auth/verify-reset-token/used');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, valid: false, message: messages.linkInvalid });
});

test('too many attempts are told when to come back', async () => {
  const fail = () => {
    throw new AppError('RATE_LIMITED', messages.tooManyAttempts(90), { retryAfterSeconds: 90 });
  };
  const { app } = await startFakeHost({ answers: { 'sessions.signIn': fail } });
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '90']);
  expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED', message: messages.tooManyAttempts(90) });
});

test.each(['/api/disease', '/api/disease/AIA0000042', '/api/disease/export/data'])(
  'what a signed-in person reads at %s is kept nowhere, and a bad token is not minded',
  async (url) => {
    const { app } = await startFakeHost();
    const keeping = async (headers: Record<string, string>) =>
      (await app.inject({ url, headers })).headers['cache-control'];
    expect(await keeping(asCurator)).toBe('no-store');
    expect(await keeping({})).toBe('no-cache');
    expect(await keeping({ authorization: 'Bearer stale' })).toBe('no-cache');
  },
);

test('the token of a link does not get into the log, however its address is written', async () => {
  const { app, lines } = await startFakeHost();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const token = newLinkToken().reveal();
  const spellings = [
    '/api/auth/verify-reset-token/',
    '/api/%61uth/verify%2Dreset%2Dtoken/',
    '/API//auth/verify-reset-token/',
    '/reset-password/',
  ];
  for (const spelling of spellings) await fetch(app.listeningOrigin + spelling + token);
  await fetch(
    `${app.listeningOrigin}/api/auth/verify-reset-token/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
  );
  await app.close();
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(5);
  expect(JSON.stringify(lines)).not.toContain(token.slice(1));
});
