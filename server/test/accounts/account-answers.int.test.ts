import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { firstPassword } from './account-client.js';
import { second, startUserClient } from './user-client.js';

interface Sent {
  readonly isOwn?: boolean;
  readonly body?: object;
  readonly status?: number;
}

const credentials = { email: 'known@example.org', password: firstPassword };
const newcomer = { name: 'New', email: 'new@example.org', role: 'Doctor', password: firstPassword };
const passwords = { currentPassword: firstPassword, newPassword: second };
const text = expect.any(String) as string;
const own = { isOwn: true };
const newUser = expect.objectContaining({ email: newcomer.email }) as object;

/** The answer to each call about a person `{id}`, without `success`; `user` is that person after the call. */
const calls: readonly (readonly [route: string, sent: Sent, answer: (user: Answer) => object])[] = [
  ['POST /api/auth/login', { body: credentials }, () => ({ token: text, user: expect.any(Object) })],
  ['GET /api/auth/profile', own, (user) => ({ user })],
  ['POST /api/auth/sign-out-everywhere', own, () => ({ message: messages.signedOutEverywhere })],
  [
    'PUT /api/users/{id}/password',
    { ...own, body: passwords },
    () => ({ message: messages.passwordUpdated, token: text }),
  ],
  ['POST /api/users', { body: newcomer, status: 201 }, () => ({ data: { user: newUser } })],
  ['GET /api/users/{id}', {}, (user) => ({ data: { user } })],
  ['PUT /api/users/{id}', { body: { contactNumber: '1' } }, (user) => ({ data: { user } })],
  [
    'PUT /api/users/{id}/toggle-status',
    {},
    (user) => ({ message: messages.userDeactivated, data: { user } }),
  ],
  ['DELETE /api/users/{id}', {}, () => ({ message: messages.userDeactivated })],
  ['DELETE /api/users/{id}?permanent=true', {}, () => ({ message: messages.userDeleted })],
  ['POST /api/users/{id}/password-link', {}, () => ({ message: messages.passwordLinkOnItsWay })],
  ['POST /api/users/{id}/unlock', {}, (user) => ({ message: messages.userUnlocked, data: { user } })],
];

describe('account requests', () => {
  const atlas = useStarted(startUserClient);
  beforeAll(async () => {
    const known = { ...newcomer, email: credentials.email };
    await atlas.call('POST', '/api/users', known, atlas.adminToken);
  });

  const seenByAdministrators = async (id: string): Promise<Answer> =>
    (await atlas.call('GET', `/api/users/${id}`, undefined, atlas.adminToken)).body.data?.user;

  it.each(calls)(
    '%s matches the contract, and its response is not cacheable',
    async (route, sent, answer) => {
      const { isOwn = false, body, status = 200 } = sent;
      const { id, token } = await atlas.aPerson();
      const [method = '', path = ''] = route.replace('{id}', id).split(' ');
      const answered = await atlas.call(method, path, body, isOwn ? token : atlas.adminToken);
      expect(answered.status).toBe(status);
      expect(answered.body).toEqual({ success: true, ...answer(await seenByAdministrators(id)) });
      expect(answered.headers.get('cache-control')).toBe('no-store');
      expect(JSON.stringify(answered.body)).not.toMatch(/argon2|hash/i);
    },
  );

  it('the link for a user without a password is an invitation', async () => {
    const { password: _password, ...invited } = { ...newcomer, email: 'invited@example.org' };
    const { body } = await atlas.call('POST', '/api/users', invited, atlas.adminToken);
    const path = `/api/users/${String(body.data.user._id)}/password-link`;
    const answer = await atlas.call('POST', path, undefined, atlas.adminToken);
    expect(answer.body).toEqual({ success: true, message: messages.invitationOnItsWay });
  });

  it('toggling the status twice reactivates the account', async () => {
    const { id } = await atlas.aPerson();
    const toggle = () => atlas.call('PUT', `/api/users/${id}/toggle-status`, undefined, atlas.adminToken);
    await toggle();
    expect((await toggle()).body).toMatchObject({
      message: messages.userActivated,
      data: { user: { isActive: true } },
    });
  });

  it('the list by role uses the role of the path, not of the query, and rejects a blank role', async () => {
    const { id } = await atlas.aPerson('Doctor');
    const list = (path: string) => atlas.call('GET', `/api/users/role/${path}`, undefined, atlas.adminToken);
    const { body } = await list('Doctor?role=Admin&limit=100');
    expect(new Set(body.data.users.map(({ role }: Answer) => role))).toEqual(new Set(['Doctor']));
    expect(body.data.users.map(({ _id }: Answer) => _id)).toContain(id);
    expect((await list('%20')).status).toBe(400);
  });
});
