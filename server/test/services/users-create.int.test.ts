import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { roles } from '../../../schema/contract/roles.js';
import type { UserInput } from '../../services/users/user-form.js';
import { useTestDatabase, visitor } from '../test-database.js';
import {
  addPerson,
  administrator,
  aPerson,
  expectRefused,
  goodPassword,
  hiddenStateOf,
  mailsTo,
} from './people.js';

describe('creating users', () => {
  const test = useTestDatabase({ wakeMail: () => void (wakes += 1) });
  let wakes = 0;
  const create = (input: UserInput) => test.services.userAdministration.create(administrator, input);

  beforeEach(() => {
    wakes = 0;
  });

  it('stores a trimmed, normalised, active user, and returns exactly ten fields', async () => {
    const sent = {
      name: '  Olga Weber ',
      username: ' olga ',
      email: ' OLGA@Example.ORG',
      contactNumber: ' +49 1 ',
      role: ' Curator ',
    };
    const created = await create({ ...sent, password: goodPassword, isActive: false });
    const { id, createdAt, updatedAt, ...returned } = created;
    expect(returned).toEqual({
      name: 'Olga Weber',
      username: 'olga',
      email: 'olga@example.org',
      contactNumber: '+49 1',
      role: 'Curator',
      isActive: true,
      lastLoginAt: null,
    });
    expect([createdAt, updatedAt]).toEqual([expect.any(Date), createdAt]);
    expect(await test.services.users.find(administrator, id)).toEqual(created);
  });

  it('creates a user with a password who can sign in at once, and sends no mail', async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    expect((await hiddenStateOf(test, id))?.hash).toMatch(/^\$argon2id\$/);
    expect([await mailsTo(test, email), wakes]).toEqual([[], 0]);
    const session = await test.services.sessions.signIn(visitor, { email, password: goodPassword });
    expect(session.user.id).toBe(id);
  });

  it.each([undefined, null, '', '  '])('invites a user whose password is %j', async (password) => {
    const { id, email } = await addPerson(test, { password });
    expect([(await hiddenStateOf(test, id))?.hash, await mailsTo(test, email), wakes]).toEqual([
      null,
      ['invitation'],
      1,
    ]);
  });

  it.each([null, '', '   ', '\u200b'])('stores %j as null for username and contact number', async (blank) => {
    const created = await addPerson(test, { username: blank, contactNumber: blank });
    expect([created.username, created.contactNumber]).toEqual([null, null]);
  });

  it.each([
    [{ name: undefined, email: undefined, role: undefined }, ['name', 'email', 'role']],
    [{ name: '  ' }, ['name']],
    [{ name: '\u0301' }, ['name']],
    [{ email: null }, ['email']],
    [{ email: ' ', role: '' }, ['email', 'role']],
  ])('rejects %j: name, email and role are required', async (fields, paths) => {
    await expectRefused(create(aPerson(fields)), 'BAD_USER_INPUT', messages.userFieldsRequired, paths);
  });

  it.each([
    ['name', 42, messages.text('name')],
    ['username', {}, messages.text('username')],
    ['email', ['a@example.org'], messages.text('email')],
    ['contactNumber', 12345, messages.text('contactNumber')],
    ['role', true, messages.text('role')],
    ['password', 123456789012, messages.text('password')],
    ['role', 'admin', messages.oneOf('role', roles)],
    ['email', 'nobody', messages.emailInvalid],
    ['email', 'a b@example.org', messages.emailInvalid],
    ['name', 'x'.repeat(limits.user.name + 1), messages.tooLong('name', limits.user.name)],
    ['username', 'x'.repeat(101), messages.tooLong('username', 100)],
    ['contactNumber', '1'.repeat(51), messages.tooLong('contactNumber', 50)],
    ['email', `${'x'.repeat(250)}@example.org`, messages.tooLong('email', 254)],
    ['name', 'a\u0000b', `name ${messages.badTextCharacters}`],
    ['username', '\ud800', `username ${messages.badTextCharacters}`],
    ['email', 'a\u0001@example.org', `email ${messages.badTextCharacters}`],
    ['contactNumber', '\u009f', `contactNumber ${messages.badTextCharacters}`],
    ['username', 'ch\u200bief', messages.invisibleCharacters('username')],
    ['password', 'short', messages.passwordTooShort],
    ['password', 'password1234', messages.passwordTooCommon],
    ['password', 'an unusual person', messages.passwordIsName],
  ] as const)('rejects the %s %j', async (path, value, message) => {
    const input = aPerson({ name: 'An unusual person', [path]: value });
    await expectRefused(create(input), 'BAD_USER_INPUT', message, [path]);
  });

  it.each(['%', '_', '\\', "'", '"; DROP TABLE users; --', '😀', '$1', '<b>'])(
    'stores %j unchanged',
    async (hostile) => {
      const created = await addPerson(test, {
        name: `x${hostile}y`,
        username: `u${hostile}`,
        contactNumber: hostile,
      });
      expect([created.name, created.username, created.contactNumber]).toEqual([
        `x${hostile}y`,
        `u${hostile}`,
        hostile,
      ]);
    },
  );

  it('rejects an existing e-mail in any spelling, also of a closed account', async () => {
    const { id, email } = await addPerson(test, { email: 'taken@example.org' });
    const again = () => create(aPerson({ email: ` ＴAKEN@EXAMPLE.org ` }));
    await expectRefused(again(), 'CONFLICT', messages.emailTaken);
    await test.services.userAdministration.delete(administrator, id);
    await expectRefused(again(), 'CONFLICT', messages.emailTaken);
    expect(await mailsTo(test, email)).toEqual(['invitation']);
  });

  it('rejects a username that folds to an existing one', async () => {
    await addPerson(test, { username: 'José' });
    await expectRefused(create(aPerson({ username: 'JOSE' })), 'CONFLICT', messages.usernameTaken);
  });

  it('creates one of several concurrent users with the same e-mail or username, and rejects the others', async () => {
    const email = await Promise.allSettled(
      Array.from({ length: 12 }, () => create(aPerson({ email: 'race@example.org' }))),
    );
    const username = await Promise.allSettled(
      Array.from({ length: 12 }, () => create(aPerson({ username: 'Racer' }))),
    );
    expect(outcomes(email)).toEqual(['stored', ...Array<string>(11).fill(messages.emailTaken)]);
    expect(outcomes(username)).toEqual(['stored', ...Array<string>(11).fill(messages.usernameTaken)]);
    expect(await mailsTo(test, 'race@example.org')).toEqual(['invitation']);
  });
});

function outcomes(settled: readonly PromiseSettledResult<unknown>[]): string[] {
  const words = settled.map((one) => (one.status === 'fulfilled' ? 'stored' : String(one.reason.message)));
  return words.sort((a, b) => Number(b === 'stored') - Number(a === 'stored'));
}
