import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../parity/both-doors.js';
import { first, type PeopleCaller, second, startPeopleCaller } from './people-caller.js';

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` is the person that the call is about. */
  readonly path: string;
  readonly by?: 'the person' | 'an administrator';
  readonly body?: object;
  readonly status?: number;
}

const credentials = { email: 'known@example.org', password: first };
const newcomer = { name: 'New', email: 'new@example.org', role: 'Doctor', password: first };
const passwords = { currentPassword: first, newPassword: second };

/** What each call answers beside `success`; `user` is the person as the administrators see them afterwards. */
const calls: readonly (readonly [call: Call, answer: (user: Answer) => object])[] = [
  [{ method: 'POST', path: '/api/auth/login', body: credentials }, () => ({ token: expect.any(String), user: expect.any(Object) })],
  [{ method: 'GET', path: '/api/auth/profile', by: 'the person' }, (user) => ({ user })],
  [{ method: 'POST', path: '/api/auth/sign-out-everywhere', by: 'the person' }, () => ({ message: messages.signedOutEverywhere })],
  [{ method: 'PUT', path: '/api/users/{id}/password', by: 'the person', body: passwords }, () => ({ message: messages.passwordUpdated, token: expect.any(String) })],
  [{ method: 'POST', path: '/api/users', body: newcomer, status: 201 }, () => ({ data: { user: expect.objectContaining({ email: newcomer.email }) } })],
  [{ method: 'GET', path: '/api/users/{id}' }, (user) => ({ data: { user } })],
  [{ method: 'PUT', path: '/api/users/{id}', body: { contactNumber: '1' } }, (user) => ({ data: { user } })],
  [{ method: 'PUT', path: '/api/users/{id}/toggle-status' }, (user) => ({ message: messages.userDeactivated, data: { user } })],
  [{ method: 'DELETE', path: '/api/users/{id}' }, () => ({ message: messages.userDeactivated })],
  [{ method: 'DELETE', path: '/api/users/{id}?permanent=true' }, () => ({ message: messages.userDeleted })],
  [{ method: 'POST', path: '/api/users/{id}/password-link' }, () => ({ message: messages.passwordLinkOnItsWay })],
  [{ method: 'POST', path: '/api/users/{id}/unlock' }, (user) => ({ message: messages.userUnlocked, data: { user } })],
]; // prettier-ignore

describe('what is asked about accounts', () => {
  let atlas: PeopleCaller;
  beforeAll(async () => {
    atlas = await startPeopleCaller();
    const known = { ...newcomer, email: credentials.email };
    await atlas.call('POST', '/api/users', known, atlas.adminToken);
  });
  afterAll(() => atlas.app.close());

  const seenByAdministrators = async (id: string): Promise<Answer> =>
    (await atlas.call('GET', `/api/users/${id}`, undefined, atlas.adminToken)).body.data?.user;

  const named = calls.map(([call, answer]) => [`${call.method} ${call.path}`, call, answer] as const);

  it.each(named)(
    '%s is answered in the words of the contract, and kept nowhere',
    async (_name, call, answer) => {
      const { method, path, by = 'an administrator', body, status = 200 } = call;
      const { id, token } = await atlas.aPerson();
      const asked = by === 'the person' ? token : atlas.adminToken;
      const answered = await atlas.call(method, path.replace('{id}', id), body, asked);
      expect(answered.status).toBe(status);
      expect(answered.body).toEqual({ success: true, ...answer(await seenByAdministrators(id)) });
      expect(answered.headers.get('cache-control')).toBe('no-store');
      expect(JSON.stringify(answered.body)).not.toMatch(/argon2|hash/i);
    },
  );

  it('a link to who has no password yet is an invitation', async () => {
    const { password: _password, ...invited } = { ...newcomer, email: 'invited@example.org' };
    const { body } = await atlas.call('POST', '/api/users', invited, atlas.adminToken);
    const path = `/api/users/${String(body.data.user._id)}/password-link`;
    const answer = await atlas.call('POST', path, undefined, atlas.adminToken);
    expect(answer.body).toEqual({ success: true, message: messages.invitationOnItsWay });
  });

  it('a second toggle activates who was deactivated', async () => {
    const { id } = await atlas.aPerson();
    const toggle = () => atlas.call('PUT', `/api/users/${id}/toggle-status`, undefined, atlas.adminToken);
    await toggle();
    expect((await toggle()).body).toMatchObject({
      message: messages.userActivated,
      data: { user: { isActive: true } },
    });
  });

  it('a list by role is of the role in its address, whatever its query says, and of no blank one', async () => {
    const { id } = await atlas.aPerson('Doctor');
    const list = (path: string) => atlas.call('GET', `/api/users/role/${path}`, undefined, atlas.adminToken);
    const { body } = await list('Doctor?role=Admin&limit=100');
    expect(new Set(body.data.users.map(({ role }: Answer) => role))).toEqual(new Set(['Doctor']));
    expect(body.data.users.map(({ _id }: Answer) => _id)).toContain(id);
    expect((await list('%20')).status).toBe(400);
  });
});
