import { v4 as uuidV4 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { type Role, roles } from '../../../schema/contract/roles.js';
import type { UserView } from '../../nouns/user.js';
import type { UserInput } from '../../services/users/user-form.js';
import { signedInAs, useTestDatabase } from '../test-database.js';
import { addPerson, administrator, expectRefused, giveLink, hiddenStateOf, mailsTo } from './people.js';

describe('updating users', () => {
  const test = useTestDatabase();
  const update = (id: unknown, input: UserInput, ctx = administrator) =>
    test.services.userAdministration.update(ctx, id, input);
  const updateOwn = ({ id, role }: UserView, input: UserInput) => update(id, input, signedInAs(id, role));

  it('changes only the fields sent, and the time of the change', async () => {
    const before = await addPerson(test, { username: 'first.name', contactNumber: '12' });
    const renamed = await update(before.id, { name: ' Another  Name ', contactNumber: '' });
    expect(renamed).toEqual({
      ...before,
      name: 'Another  Name',
      contactNumber: null,
      updatedAt: expect.any(Date),
    });
    expect(renamed.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect(await test.services.users.find(administrator, before.id.toUpperCase())).toEqual(renamed);
  });

  it('can change all fields at once, and the user is found by the new values', async () => {
    const { id } = await addPerson(test);
    const sent = {
      name: 'Åsa',
      username: 'asa',
      email: 'asa@example.org',
      contactNumber: '99',
      role: 'Reviewer',
      isActive: 'false',
    };
    expect(await update(id, sent)).toMatchObject({ ...sent, isActive: false });
    const { users } = await test.services.users.list(administrator, { search: 'ASA 99 example' });
    expect(users.map((user) => user.id)).toEqual([id]);
  });

  it('writes nothing if nothing changes', async () => {
    const before = await addPerson(test, { username: 'same', contactNumber: '7' });
    const { name, username, contactNumber, role } = before;
    const same = {
      name: ` ${name}`,
      username,
      contactNumber,
      role,
      isActive: 'true',
      email: before.email.toUpperCase(),
    };
    expect([await update(before.id, same), await update(before.id, {})]).toEqual([before, before]);
    expect(await updateOwn(before, same)).toEqual(before);
  });

  it('invites again at a corrected e-mail, unless there is a password or the account is inactive', async () => {
    const invited = await addPerson(test, { email: 'typo@example.org', password: null });
    await update(invited.id, { email: 'right@example.org' });
    const setUp = await addPerson(test, { password: 'the keys of all the tests' });
    await update(setUp.id, { email: 'moved-on@example.org' });
    const inactive = await addPerson(test, { password: null, isActive: false });
    await update(inactive.id, { email: 'asleep@example.org', isActive: false });
    const addresses = ['typo', 'right', 'moved-on', 'asleep'].map((name) => `${name}@example.org`);
    const mails = await Promise.all(addresses.map((address) => mailsTo(test, address)));
    expect(mails).toEqual([[], ['invitation'], [], []]);
  });

  it.each([
    [{ name: ' ' }, messages.userFieldsRequired, ['name']],
    [{ email: null, role: '' }, messages.userFieldsRequired, ['email', 'role']],
    [{ role: 'Boss' }, messages.oneOf('role', roles), ['role']],
    [{ isActive: 'yes' }, messages.trueOrFalse('isActive'), ['isActive']],
    [{ isActive: null }, messages.trueOrFalse('isActive'), ['isActive']],
    [{ isActive: 1 }, messages.trueOrFalse('isActive'), ['isActive']],
    [{ email: '@' }, messages.emailInvalid, ['email']],
    [{ username: 'a\u0000' }, `username ${messages.badTextCharacters}`, ['username']],
  ])('rejects %j before looking up the user', async (input, message, paths) => {
    await expectRefused(update(uuidV4(), input), 'BAD_USER_INPUT', message, paths);
  });

  it.each([
    [undefined, messages.userIdRequired],
    [null, messages.userIdRequired],
    ['  ', messages.userIdRequired],
    ['7', messages.userIdInvalid],
    ["' OR true --", messages.userIdInvalid],
    [7, messages.userIdInvalid],
    [['x'], messages.userIdInvalid],
  ])('rejects the id %j', async (id, message) => {
    const { users, userAdministration: people } = test.services;
    const attempts = [
      users.find(administrator, id),
      update(id, {}),
      people.toggleStatus(administrator, id),
      people.delete(administrator, id),
      people.sendPasswordLink(administrator, id),
      people.unlock(administrator, id),
    ];
    await Promise.all(attempts.map((one) => expectRefused(one, 'BAD_USER_INPUT', message, ['id'])));
  });

  it('reports an unknown id as not found', async () => {
    const { users, userAdministration: people } = test.services;
    const id = uuidV4();
    const attempts = [
      users.find(administrator, id),
      update(id, {}),
      people.toggleStatus(administrator, id),
      people.delete(administrator, id),
      people.delete(administrator, id, { permanent: true }),
      people.sendPasswordLink(administrator, id),
      people.unlock(administrator, id),
    ];
    await Promise.all(attempts.map((one) => expectRefused(one, 'NOT_FOUND', messages.userNotFound)));
  });

  it('rejects an existing e-mail or username, and changes nothing', async () => {
    const other = await addPerson(test, { username: 'Wanted' });
    const person = await addPerson(test);
    await expectRefused(update(person.id, { email: other.email }), 'CONFLICT', messages.emailTaken);
    await expectRefused(
      updateOwn(person, { name: 'Thief', username: 'WANTED' }),
      'CONFLICT',
      messages.usernameTaken,
    );
    expect(await test.services.users.find(administrator, person.id)).toEqual(person);
  });

  it('rejects two users who exchange their e-mails and usernames concurrently', async () => {
    const [one, two] = [
      await addPerson(test, { username: 'one' }),
      await addPerson(test, { username: 'two' }),
    ];
    const exchange = Array.from({ length: 10 }, () => [
      update(one.id, { email: two.email, username: 'two' }),
      update(two.id, { email: one.email, username: 'one' }),
    ]).flat();
    await Promise.all(exchange.map((one) => expectRefused(one, 'CONFLICT', messages.emailTaken)));
  });

  it('invalidates password links if the e-mail changes, without ending sessions', async () => {
    const { id } = await addPerson(test);
    await giveLink(test, id);
    await update(id, { name: 'Keeps the link' });
    expect(await hiddenStateOf(test, id)).toMatchObject({ links: 1, tokenVersion: 1 });
    await update(id, { email: 'moved@example.org' });
    expect(await hiddenStateOf(test, id)).toMatchObject({ links: 0, tokenVersion: 1 });
  });

  it('ends sessions and links on deactivation, and reopens a closed account on activation', async () => {
    const { id } = await addPerson(test);
    await giveLink(test, id);
    expect(await update(id, { isActive: false })).toMatchObject({ isActive: false });
    expect(await hiddenStateOf(test, id)).toMatchObject({ links: 0, tokenVersion: 2 });
    await test.services.userAdministration.delete(administrator, id);
    await update(id, { name: 'Still closed', isActive: false });
    expect(await hiddenStateOf(test, id)).toMatchObject({ closed: true });
    expect(await update(id, { isActive: true })).toMatchObject({ isActive: true, name: 'Still closed' });
    expect(await hiddenStateOf(test, id)).toMatchObject({ closed: false });
  });

  describe('of one’s own account', () => {
    it.each(roles)('a %s may change name, username and contact number', async (role) => {
      const person = await addPerson(test, { role });
      const sent = { name: 'By myself', username: `own-${role}`, contactNumber: '5' };
      expect(await updateOwn(person, sent)).toMatchObject(sent);
    });

    const others: readonly Role[] = ['Reviewer', 'Curator', 'Doctor'];
    const forbidden: readonly UserInput[] = [
      { role: 'Admin' },
      { role: 'Boss' },
      { role: null },
      { role: ['Admin'] },
      { isActive: false },
      { isActive: 'no' },
      { isActive: null },
      { email: 'new@example.org' },
      { email: 'broken' },
      { email: null },
    ];
    it.each(others.flatMap((role) => forbidden.map((input) => [role, input] as const)))(
      'a %s may not send %j, and nothing changes',
      async (role, input) => {
        const person = await addPerson(test, { role });
        const attempt = updateOwn(person, { name: 'Smuggler', ...input });
        await expectRefused(attempt, 'FORBIDDEN', messages.insufficientPermissions);
        expect(await test.services.users.find(administrator, person.id)).toEqual(person);
      },
    );

    it.each(others)('a %s may not update other or malformed ids', async (role) => {
      const [person, other] = [await addPerson(test, { role }), await addPerson(test)];
      for (const id of [other.id, uuidV4(), 'malformed', '', undefined, 7]) {
        const attempt = update(id, { name: 'x' }, signedInAs(person.id, role));
        await expectRefused(attempt, 'FORBIDDEN', messages.insufficientPermissions);
      }
    });

    it('an administrator keeps role and state, and may change the e-mail', async () => {
      const person = await addPerson(test, { role: 'Admin' });
      await addPerson(test, { role: 'Admin' });
      for (const input of [{ role: 'Doctor' }, { isActive: false }, { isActive: 'false', name: 'x' }]) {
        await expectRefused(updateOwn(person, input), 'CONFLICT', messages.ownAccountGuarded);
      }
      await expectRefused(
        updateOwn(person, { role: 'Boss' }),
        'BAD_USER_INPUT',
        messages.oneOf('role', roles),
      );
      const kept = { role: 'Admin', isActive: true, email: 'chief@example.org' };
      expect(await updateOwn(person, kept)).toMatchObject(kept);
    });
  });
});
