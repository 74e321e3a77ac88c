import { roles } from '../../../schema/contract/roles.js';
import { startTestDatabase } from '../test-database.js';
import { useFresh } from '../use-started.js';
import { addPerson, administrator, goodPassword } from './people.js';

describe('user statistics', () => {
  const test = useFresh(startTestDatabase);

  it('are zero for all roles without users', async () => {
    expect(await test.services.users.statistics(administrator)).toEqual({
      overview: { totalUsers: 0, activeUsers: 0, invitedUsers: 0, inactiveUsers: 0 },
      roleStats: roles.map((role) => ({ role, count: 0, active: 0, invited: 0, inactive: 0 })),
    });
  });

  it('count users by role and state, in the order of the roles, without closed accounts', async () => {
    const { userAdministration: people } = test.services;
    for (const role of ['Doctor', 'Admin', 'Curator', 'Doctor']) await addPerson(test, { role });
    await addPerson(test, { role: 'Doctor', password: goodPassword });
    const [inactive, closed] = [await addPerson(test), await addPerson(test, { role: 'Reviewer' })];
    await people.toggleStatus(administrator, inactive.id);
    await people.delete(administrator, closed.id);
    expect(await test.services.users.statistics(administrator)).toEqual({
      overview: { totalUsers: 6, activeUsers: 5, invitedUsers: 4, inactiveUsers: 1 },
      roleStats: [
        { role: 'Admin', count: 1, active: 1, invited: 1, inactive: 0 },
        { role: 'Reviewer', count: 0, active: 0, invited: 0, inactive: 0 },
        { role: 'Curator', count: 1, active: 1, invited: 1, inactive: 0 },
        { role: 'Doctor', count: 4, active: 3, invited: 2, inactive: 1 },
      ],
    });
  });

  it('indicate for each account whether it is closed, is locked, and has a password', async () => {
    const [open, closed] = [await addPerson(test), await addPerson(test, { password: goodPassword })];
    await test.services.userAdministration.delete(administrator, closed.id);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const accounts = await test.services.users.accounts(administrator, [closed.id, open.id, unknown]);
    expect(Object.fromEntries(accounts)).toEqual({
      [closed.id]: { isClosed: true, hasPassword: true, lockedUntil: null },
      [open.id]: { isClosed: false, hasPassword: false, lockedUntil: null },
    });
    expect((await test.services.users.accounts(administrator, [])).size).toBe(0);
  });
});
