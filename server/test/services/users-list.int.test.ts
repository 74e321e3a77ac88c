import { sortOrders } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { roles } from '../../../schema/contract/roles.js';
import { userSortKeys } from '../../../schema/contract/users.js';
import type { Sent } from '../../nouns/noun.js';
import type { UserView } from '../../nouns/user.js';
import type { usersArgs } from '../../nouns/user.js';
import { sortKey } from '../../search/index/sort-key.js';
import { useTestDatabase } from '../test-database.js';
import { addPerson, administrator, expectRefused } from './people.js';

const number = 40;
const names = ['Ärzte 10', 'arzte 9', 'Zoë', 'zoe', 'Ångström', 'łukasz', 'Weber', 'O’Neill'];

describe('list of users', () => {
  const test = useTestDatabase();
  const people: UserView[] = [];
  const list = (input: Sent<typeof usersArgs> = {}) => test.services.users.list(administrator, input);
  const idsOf = async (input: Sent<typeof usersArgs>) =>
    (await list({ limit: 1000, ...input })).users.map((user) => user.id).sort();
  const idsWhere = (meets: (user: UserView) => boolean) =>
    people
      .filter(meets)
      .map((user) => user.id)
      .sort();

  beforeAll(async () => {
    const { userAdministration: administration } = test.services;
    for (let index = 0; index < number; index += 1) {
      const person = await addPerson(test, {
        name: names[index % names.length],
        email: `mail${String(index)}@host${String(index % 3)}.example.org`,
        username: index % 3 === 0 ? null : `user ${String(index)}`,
        contactNumber: index % 4 === 0 ? null : `+${String((index * 37) % 200)} 555`,
        role: roles[index % 4],
      });
      people.push(person);
    }
    for (const [index, { id }] of people.entries()) {
      if (index % 5 === 0) people[index] = await administration.toggleStatus(administrator, id);
    }
    const seen = `UPDATE users SET last_login_at = created_at - interval '1 day' WHERE username LIKE '%1%'
      RETURNING id`;
    const ids = (await test.database.query<{ id: string }>(seen)).map(({ id }) => id);
    const lastLoginAt = (await list({ limit: 1000 })).users.filter((user) => ids.includes(user.id));
    for (const user of lastLoginAt) people[people.findIndex(({ id }) => id === user.id)] = user;
    for (const name of ['Closed Weber', 'Closed Zoë']) {
      const { id } = await addPerson(test, { name, role: 'Admin' });
      await administration.delete(administrator, id);
    }
  });

  it('contains the ten newest users by default, without closed accounts', async () => {
    const { users, pagination } = await list();
    const newest = [...people].reverse().slice(0, 10);
    expect(users).toEqual(newest);
    expect(pagination).toEqual({
      currentPage: 1,
      totalPages: 4,
      totalUsers: number,
      hasNextPage: true,
      hasPrevPage: false,
    });
  });

  it.each(userSortKeys.flatMap((key) => sortOrders.map((order) => [key, order] as const)))(
    'sorted by %s %s is in natural order, blanks last, with each user on one page',
    async (sortBy, sortOrder) => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => list({ page, limit: 7, sortBy, sortOrder })),
      );
      const all = pages.flatMap(({ users }) => users);
      expect(new Set(all.map((user) => user.id)).size).toBe(number);
      const keys = all.map((user) => keyOf(user[sortBy]));
      const filled = keys.filter((key) => key !== null);
      expect(keys.slice(filled.length).every((key) => key === null)).toBe(true);
      const sorted = [...filled].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(filled).toEqual(sortOrder === 'asc' ? sorted : sorted.reverse());
    },
  );

  it('has an empty page past the end, with the correct totals, and can be empty', async () => {
    expect(await list({ page: '9', limit: '20' })).toEqual({
      users: [],
      pagination: {
        currentPage: 9,
        totalPages: 2,
        totalUsers: number,
        hasNextPage: false,
        hasPrevPage: true,
      },
    });
    expect(await list({ page: limits.page.max, limit: 1000, search: 'nobody at all' })).toMatchObject({
      users: [],
      pagination: { totalPages: 0, totalUsers: 0, hasNextPage: false },
    });
  });

  it.each([1, 2])('indicates on page %s of two which adjacent pages exist', async (page) => {
    const { pagination } = await list({ page, limit: number / 2 });
    expect(pagination).toMatchObject({ totalPages: 2, hasNextPage: page === 1, hasPrevPage: page === 2 });
  });

  it('is filtered by role and by state, as boolean or text, and by both', async () => {
    expect(await idsOf({ role: 'Curator' })).toEqual(idsWhere((user) => user.role === 'Curator'));
    for (const isActive of [true, 'true', ' true ']) {
      expect(await idsOf({ isActive })).toEqual(idsWhere((user) => user.isActive));
    }
    for (const isActive of [false, 'false']) {
      const expected = idsWhere((user) => !user.isActive && user.role === 'Admin');
      expect(expected.length).toBeGreaterThan(0);
      expect(await idsOf({ isActive, role: ' Admin ' })).toEqual(expected);
    }
    for (const blank of [null, undefined, '', ' ']) {
      const all = {
        role: blank,
        isActive: blank,
        closed: blank,
        search: blank,
        sortBy: blank,
        sortOrder: blank,
      };
      expect(await idsOf({ ...all, page: blank })).toEqual(idsWhere(() => true));
    }
  });

  it('contains closed accounts only, on request', async () => {
    const { users, pagination } = await list({ closed: 'true', sortBy: 'name', sortOrder: 'asc' });
    expect(users.map((user) => user.name)).toEqual(['Closed Weber', 'Closed Zoë']);
    expect(pagination.totalUsers).toBe(2);
    expect(
      (await list({ closed: true, search: 'weber', role: 'Admin', isActive: false })).users,
    ).toHaveLength(1);
    expect((await list({ closed: true, isActive: true })).users).toEqual([]);
  });

  const inHost1 = (user: UserView) => user.name === 'Weber' && user.email.includes('host1');
  it.each<[string, (user: UserView) => boolean]>([
    ['ZOE', (user) => /zo[eë]/i.test(user.name)],
    ["o'neill", (user) => user.name === 'O’Neill'],
    ['weber host1', inHost1],
    ['host1  WEBER user', (user) => inHost1(user) && user.username !== null],
    ['mail7@', (user) => user.email.startsWith('mail7@')],
    ['555', (user) => user.contactNumber !== null],
    ['+111', (user) => user.contactNumber?.startsWith('+111') === true],
    ['z', (user) => /z/i.test(user.name)],
    ['z r u', (user) => /z/i.test(user.name) && (user.username !== null || /u/.test(user.name))],
    ['%', () => false],
    ['_', () => false],
    ['\\', () => false],
    ['weber%', () => false],
    ['we_er', () => false],
    ["' OR true --", () => false],
  ])('searched for %j contains users with all its words', async (search, meets) => {
    expect(await idsOf({ search })).toEqual(idsWhere(meets));
    expect((await list({ search })).pagination.totalUsers).toBe(idsWhere(meets).length);
  });

  it('treats SQL wildcards in a search as text', async () => {
    const { id } = await addPerson(test, { name: String.raw`50%_of\x` });
    for (const search of ['50%', '%_of', String.raw`f\x`, '%', '_', '\\']) {
      expect(await idsOf({ search })).toEqual([id]);
    }
    await test.services.userAdministration.delete(administrator, id, { permanent: true });
  });

  it.each([
    [{ page: 0 }, 'page', messages.wholeNumber('page', 1, limits.page.max)],
    [{ limit: '1001' }, 'limit', messages.wholeNumber('limit', 1, 1000)],
    [{ role: 'Boss' }, 'role', messages.oneOf('role', roles)],
    [{ role: 'admin' }, 'role', messages.oneOf('role', roles)],
    [{ isActive: 'yes' }, 'isActive', messages.trueOrFalse('isActive')],
    [{ closed: '1' }, 'closed', messages.trueOrFalse('closed')],
    [{ sortBy: 'password_hash' }, 'sortBy', messages.oneOf('sortBy', userSortKeys)],
    [{ sortBy: 'constructor' }, 'sortBy', messages.oneOf('sortBy', userSortKeys)],
    [{ sortBy: 'name; DROP TABLE users' }, 'sortBy', messages.oneOf('sortBy', userSortKeys)],
    [{ sortOrder: 'up' }, 'sortOrder', messages.oneOf('sortOrder', sortOrders)],
    [{ search: 'a\u0000' }, 'search', `search ${messages.badTextCharacters}`],
    [{ search: 'x'.repeat(501) }, 'search', messages.tooLong('search', limits.searchTermMaxLength)],
  ])('rejects %j with the allowed values', async (input, path, message) => {
    await expectRefused(list(input), 'BAD_USER_INPUT', message, [path]);
  });
});

function keyOf(value: UserView[keyof UserView]): string | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? String(value) : sortKey(value);
}
