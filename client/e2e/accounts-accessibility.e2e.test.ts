import { startAtlas } from './atlas.js';
import { expectFit, someVariants, violationsOf, visitVariant } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

let admin: SignedIn;
let invitation: string;
let personId: string;

const password = 'vierzehn Hasen im Keller';
const people = ['Admin', 'Reviewer', 'Curator', 'Doctor'].flatMap((role) =>
  [1, 2, 3].map((number) => ({
    name: `${role} the ${number}`,
    email: `${role}-${number}@example.org`,
    role,
    password,
  })),
);

const atlas = startAtlas({
  app: { seed: 'none' },
  prepare: async ({ app, mailedPath }) => {
    admin = await signIn(app);
    const add = (body: object) =>
      callRest<{ data: { user: { _id: string } } }>(app, 'POST', '/api/users', { body, token: admin.token });
    for (const person of people) personId = (await add(person)).data.user._id;
    await add({
      name: 'Invited only',
      email: 'invited@example.org',
      role: 'Curator',
      username: 'a long username to wrap',
      contactNumber: '+49 30 1234567',
    });
    invitation = await mailedPath('invited@example.org');
    const closed = await add({ ...people[0], name: 'Whoever has left', email: 'closed@example.org' });
    await callRest(app, 'DELETE', `/api/users/${closed.data.user._id}`, { token: admin.token });
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await expect(signIn(app, { email: 'Doctor-1@example.org', password: 'not this one' })).rejects.toThrow(
        /: (400|429) /,
      );
    }
  },
});

/** The screens, who views them, and what shows that each has loaded completely. */
const screens = [
  { name: 'sign in', path: () => '/login', complete: 'Forgot your password?', as: 'visitor' },
  { name: 'forgotten password', path: () => '/forgot-password', complete: /send/i, as: 'visitor' },
  { name: 'invitation', path: () => invitation, complete: 'Set password', as: 'visitor' },
  {
    name: 'a link that does not work',
    path: () => '/reset-password?token=nothing',
    complete: /new link/i,
    as: 'visitor',
  },
  { name: 'profile', path: () => '/profile', complete: /Sign out everywhere/, as: 'admin' },
  { name: 'system', path: () => '/system', complete: 'Migrations', as: 'admin' },
  { name: 'users', path: () => '/users', complete: 'Invited only', as: 'admin' },
  { name: 'closed accounts', path: () => '/users?closed=true', complete: 'Whoever has left', as: 'admin' },
  { name: 'a search for nobody', path: () => '/users?search=nobody+at+all', complete: /clear/i, as: 'admin' },
  { name: 'a new user', path: () => '/users/new', complete: 'Create and send invitation', as: 'admin' },
  { name: 'a user', path: () => `/users/${personId}`, complete: /delete/i, as: 'admin' },
  {
    name: 'an unknown user',
    path: () => '/users/00000000-0000-4000-8000-000000000000',
    complete: /all users/i,
    as: 'admin',
  },
] as const;

test.each(screens)('$name is accessible and fits', ({ path, as, complete }) =>
  expectFit(
    atlas,
    { path: path(), complete, variants: someVariants },
    as === 'admin' ? signedInProfile(atlas.app, admin) : undefined,
  ),
);

test.each(['light', 'dark'] as const)(
  'menus and dialogs about people are accessible in %s',
  async (scheme) => {
    const page = await visitVariant(atlas, { scheme, width: 390 }, signedInProfile(atlas.app, admin));
    await page.goto(`/users/${personId}`);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete permanently/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  },
);
