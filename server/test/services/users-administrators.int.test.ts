import { messages } from '../../../schema/contract/messages.js';
import type { UserView } from '../../nouns/user.js';
import type { RequestContext } from '../../services/request-context.js';
import { signedInAs, startTestDatabase, visitor } from '../test-database.js';
import { useFresh } from '../use-started.js';
import { addPerson, administrator, aPerson, expectRefused, goodPassword, hiddenStateOf } from './people.js';

type AdminAction = (by: RequestContext, to: UserView) => Promise<unknown>;

describe('protection of administrators', () => {
  const test = useFresh(startTestDatabase);
  const as = ({ id }: UserView) => signedInAs(id, 'Admin');
  const people = () => test.services.userAdministration;
  const administrators = async () => {
    const { users } = await test.services.users.list(administrator, { role: 'Admin', isActive: true });
    return users.map(({ id }) => id);
  };
  const addAdministrator = () => addPerson(test, { role: 'Admin', password: goodPassword });

  const actions: Readonly<Record<string, AdminAction>> = {
    demote: (by, to) => people().update(by, to.id, { role: 'Doctor' }),
    deactivate: (by, to) => people().update(by, to.id, { isActive: false }),
    toggle: (by, to) => people().toggleStatus(by, to.id),
    close: (by, to) => people().delete(by, to.id),
    deletePermanently: (by, to) => people().delete(by, to.id, { permanent: true }),
  };
  const names = Object.keys(actions);
  const act: (name: string, ...about: Parameters<AdminAction>) => Promise<unknown> = (name, by, to) =>
    actions[name]?.(by, to) ?? Promise.reject(new Error(name));

  it('administrators cannot remove their own role or account', async () => {
    for (const self of [await addAdministrator(), await addAdministrator()]) {
      for (const name of names) {
        await expectRefused(act(name, as(self), self), 'CONFLICT', messages.ownAccountGuarded);
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
      await expectRefused(act(name, as(demoted), last), 'CONFLICT', messages.lastAdministrator);
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
      await expectRefused(act(name, as(invited), last), 'CONFLICT', messages.lastAdministrator);
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
          .map((to, place) => act(names[(index + place + round) % names.length] ?? '', as(by), to)),
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
      const outcomes = await Promise.allSettled([act(name, as(one), other), act(name, as(other), one)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'CONFLICT', message: messages.lastAdministrator },
      });
      expect(await administrators()).toHaveLength(1);
    },
  );

  describe('whose rights end after the request began', () => {
    const invalid = ['UNAUTHENTICATED', messages.invalidToken] as const;
    const forbidden = ['FORBIDDEN', messages.insufficientPermissions] as const;
    const request = async ({ email }: UserView): Promise<RequestContext> => {
      const { token } = await test.services.sessions.signIn(visitor, { email, password: goodPassword });
      return { ...visitor, viewer: await test.services.viewers.viewerOf(token) };
    };

    it.each(names)('only one of two wins if they %s each other, beside a third', async (name) => {
      const [one, other, third] = [
        await addAdministrator(),
        await addAdministrator(),
        await addAdministrator(),
      ];
      const [byOne, byOther] = [await request(one), await request(other)];
      const outcomes = await Promise.allSettled([act(name, byOne, other), act(name, byOther, one)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [code, message] = name === 'demote' ? forbidden : invalid;
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code, message },
      });
      expect(await administrators()).toHaveLength(2);
      expect(await administrators()).toContain(third.id);
    });

    it('nothing that an administrator may do is done', async () => {
      const [demoted, person] = [await addAdministrator(), await addPerson(test)];
      await addAdministrator();
      const ctx = await request(demoted);
      await people().update(administrator, demoted.id, { role: 'Doctor' });
      const attempts = [
        people().create(ctx, aPerson({ role: 'Admin' })),
        people().update(ctx, person.id, { email: 'taken-over@example.org' }),
        people().update(ctx, demoted.id, { email: 'my-own@example.org' }),
        people().sendPasswordLink(ctx, person.id),
        people().unlock(ctx, person.id),
        ...names.map((name) => act(name, ctx, person)),
      ];
      await Promise.all(attempts.map((attempt) => expectRefused(attempt, ...forbidden)));
      expect(await test.services.users.find(administrator, person.id)).toEqual(person);
    });

    it('a session that has ended changes nothing, not even one’s own name', async () => {
      const person = await addAdministrator();
      const ctx = await request(person);
      await test.services.sessions.signOutEverywhere(ctx);
      await expectRefused(people().update(ctx, person.id, { name: 'Renamed' }), ...invalid);
    });
  });
});
