import type { Browser } from 'playwright-core';

import { startTestApp, type TestApp } from '../../server/test/start-test-app.js';
import { launchBrowser, openPage } from './browser.js';
import { mailReader } from './mails.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';
import { violationsOf } from './violations.js';

let app: TestApp;
let browser: Browser;
let admin: SignedIn;
let link: string;
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

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ seed: 'none' }), launchBrowser()]);
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
  link = new URL(await mailReader(app).linkTo('invited@example.org')).search;
  const closed = await add({ ...people[0], name: 'Whoever has left', email: 'closed@example.org' });
  await callRest(app, 'DELETE', `/api/users/${closed.data.user._id}`, { token: admin.token });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await signIn(app, { email: 'Doctor-1@example.org', password: 'not this one' });
  }
}, 60_000);
afterAll(() => Promise.all([browser.close(), app.close()]));

/** The screens, who looks at them, and what tells that one is complete. */
const screens = [
  { name: 'sign in', path: () => '/login', complete: 'Forgot your password?', as: 'visitor' },
  { name: 'forgotten password', path: () => '/forgot-password', complete: /send/i, as: 'visitor' },
  { name: 'invitation', path: () => `/reset-password${link}`, complete: 'Set password', as: 'visitor' },
  {
    name: 'a link that does not work',
    path: () => '/reset-password?token=nothing',
    complete: /new link/i,
    as: 'visitor',
  },
  { name: 'profile', path: () => '/profile', complete: /Sign out everywhere/, as: 'admin' },
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
/** Each scheme once, each width once: what depends on both is looked at with the main screens. */
const looks = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 360 },
] as const;
const cases = screens.flatMap((screen) => looks.map((look) => ({ ...screen, ...look })));

test.each(cases)(
  '$name is accessible and fits at $width px in $scheme',
  async ({ path, complete, as, scheme, width }) => {
    const watched = await openPage(browser, app.url, {
      colorScheme: scheme,
      viewport: { width, height: 800 },
      ...(as === 'admin' && signedInProfile(app, admin)),
    });
    await watched.page.goto(path());
    await watched.page.getByText(complete).first().waitFor();
    await watched.page
      .getByRole('status', { name: /^Loading/ })
      .first()
      .waitFor({ state: 'detached' });
    expect(await violationsOf(watched.page)).toEqual([]);
    expect(await watched.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await watched.close();
    expect(watched.complaints).toEqual([]);
  },
  30_000,
);

test.each(['light', 'dark'] as const)(
  'menus and dialogs about people are accessible in %s',
  async (colorScheme) => {
    const watched = await openPage(browser, app.url, {
      colorScheme,
      viewport: { width: 390, height: 800 },
      ...signedInProfile(app, admin),
    });
    const { page } = watched;
    await page.goto(`/users/${personId}`);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete permanently/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await watched.close();
    expect(watched.complaints).toEqual([]);
  },
  30_000,
);
