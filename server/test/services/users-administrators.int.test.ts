import { messages } from '../../../schema/contract/messages.js';
import type { UserView } from '../../services/users/user-views.js';
import { signedInAs, startTestDatabase, type TestDatabase } from '../test-database.js';
import { addPerson, administrator, expectRefused, goodPassword, hiddenStateOf } from './people.js';

type AdminAction = (by: UserView, to: UserView) => Promise<unknown>;

describe('protection of administrators', () => {
  let test: TestDatabase;
  const as = ({ id }: UserView) => signedInAs(id, 'Admin');
  const people = () => test.services.userAdministration;
  const administrators = async () => {
    const { users } = await test.services.users.list(administrator, { role: 'Admin', isActive: true });
    return users.map(({ id }) => id);
  };
  const addAdministrator = () => addPerson(test, { role: 'Admin', password: goodPassword });

  const actions: Readonly<Record<string, AdminAction>> = {
    demote: (by, to) => people().update(as(by), to.id, { role: 'Doctor' }),
    deactivate: (by, to) => people().update(as(by), to.id, { isActive: false }),
    toggle: (by, to) => people().toggleStatus(as(by), to.id),
    close: (by, to) => people().delete(as(by), to.id),
    deletePermanently: (by, to) => people().delete(as(by), to.id, { permanent: true }),
  };
  const names = Object.keys(actions);
  const action = (name: string): AdminAction => actions[name] ?? (() => Promise.reject(new Error(name)));

  beforeEach(async () => {
    test = await startTestDatabase();
  });
  afterEach(() => test.close());

  it('administrators cannot remove their own role or account', async () => {
    for (const self of [await addAdministrator(), await addAdministrator()]) {
      for (const name of names) {
        await expectRefused(action(name)(self, self), 'CONFLICT', messages.ownAccountGuarded);
      }
      expect(await test.services.users.find(administrator, self.id)).toEqual(self);
    }
  });

  it('the last active administrator cannot be removed, inactive and closed ones do not count', async () => {
    const last = await addAdministrator();
    const [inactive, closed] = [await addAdministrator(), await addAdministrator()];
    const demoted = await addAdministrator();
    await people().toggleStatus(as(last), inactive.id);
    await people().delete(as(last), closed.id);
    await people().update(as(last), demoted.id, { role: 'Reviewer' });
    for (const name of names) {
      await expectRefused(action(name)(demoted, last), 'CONFLICT', messages.lastAdministrator);
    }
    expect(await test.services.users.find(administrator, last.id)).toEqual(last);
    expect(await hiddenStateOf(test, last.id)).toMatchObject({ tokenVersion: 1, closed: false });
    await people().update(as(last), last.id, { name: 'Renamed', role: 'Admin', isActive: true });
    await people().delete(as(last), closed.id, { permanent: true });
    await people().update(as(last), inactive.id, { role: 'Doctor' });
    expect(await administrators()).toEqual([last.id]);
  });

  it('an administrator who has not set a password yet does not count', async () => {
    const [last, invited] = [await addAdministrator(), await addPerson(test, { role: 'Admin' })];
    for (const name of names) {
      await expectRefused(action(name)(invited, last), 'CONFLICT', messages.lastAdministrator);
    }
    await people().update(as(last), invited.id, { role: 'Doctor' });
    expect(await administrators()).toEqual([last.id]);
  });

  it('at least one administrator remains after concurrent mutual removals', async () => {
    for (let round = 0; round < 4; round += 1) {
      const all = await Promise.all(Array.from({ length: 6 }, addAdministrator));
      const attempts = all.flatMap((by, index) =>
        all
          .filter((to) => to !== by)
          .map((to, place) => action(names[(index + place + round) % names.length] ?? '')(by, to)),
      );
      const settled = await Promise.allSettled(attempts);
      const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
      const expected: string[] = [messages.lastAdministrator, messages.userNotFound];
      expect(refusals.filter((message) => !expected.includes(message))).toEqual([]);
      expect((await administrators()).length).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(['demote', 'deactivate', 'toggle', 'close', 'deletePermanently'])(
    'one of two administrators remains if they %s each other concurrently',
    async (name) => {
      const [one, other] = [await addAdministrator(), await addAdministrator()];
      const outcomes = await Promise.allSettled([action(name)(one, other), action(name)(other, one)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'CONFLICT', message: messages.lastAdministrator },
      });
      expect(await administrators()).toHaveLength(1);
    },
  );
});
