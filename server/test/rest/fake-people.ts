import type { Viewer } from '../../services/request-context.js';
import { type FakeAnswers, fakeUser } from './fake-things.js';

/** Whose tokens are good. */
const people = new Map<string, Viewer>([
  ['admin', { id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b33', role: 'Admin' }],
  ['curator', { id: fakeUser.id, role: 'Curator' }],
]);

const userPagination = {
  currentPage: 1,
  totalPages: 1,
  totalUsers: 1,
  hasNextPage: false,
  hasPrevPage: false,
};

/** Whatever concerns people and their accounts. */
export const fakePeople: FakeAnswers = {
  'viewers.viewerOf': (token: string) => people.get(token) ?? null,
  'sessions.signIn': () => ({ token: 'a fresh token', user: fakeUser }),
  'sessions.profile': () => fakeUser,
  'sessions.signOutEverywhere': () => undefined,
  'passwords.forgot': () => undefined,
  'passwords.reset': () => undefined,
  'passwords.verify': () => ({ purpose: 'reset' }),
  'passwords.change': () => ({ token: 'a fresh token', user: fakeUser }),
  'users.list': () => ({ users: [fakeUser], pagination: userPagination }),
  'users.find': () => fakeUser,
  'users.statistics': () => ({
    overview: { totalUsers: 1, activeUsers: 1, inactiveUsers: 0 },
    roleStats: [],
  }),
  'userAdministration.create': () => fakeUser,
  'userAdministration.update': () => fakeUser,
  'userAdministration.toggleStatus': () => fakeUser,
  'userAdministration.delete': (_ctx: unknown, id: string, { permanent }: { permanent: boolean }) => ({
    id,
    permanent,
  }),
  'userAdministration.sendPasswordLink': () => ({ purpose: 'invitation' }),
  'userAdministration.unlock': () => fakeUser,
};
