import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';

// The browser itself reports a refused request in the console.
const atlas = startAtlas({ app: {}, tolerated: /status of 4\d\d/ });

const password = 'vierzehn Hasen im Keller';

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens a page of their own on which the administrator is signed in. */
async function asAdministrator(at: string): Promise<Page> {
  const page = await atlas.visit();
  await page.goto(at);
  await signIn(page, atlas.app.administrator.email, atlas.app.administrator.password);
  await accountOf(page, 'Administrator').waitFor();
  return page;
}

async function invite(page: Page, name: string, email: string, role: string): Promise<void> {
  await page.goto('/users/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Create and send invitation' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** An invited person opens the link in the e-mail. */
async function acceptInvitation(email: string): Promise<Page> {
  const page = await atlas.visit();
  await page.goto(await atlas.mailedPath(email));
  await page.getByRole('heading', { level: 1, name: /password/i }).waitFor();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('status').filter({ hasText: 'Your new password is set' }).waitFor();
  await signIn(page, email, password);
  return page;
}

test('an invited reviewer and doctor set passwords by e-mail and have the rights of their roles', async () => {
  const admin = await asAdministrator('/users');
  expect(new URL(admin.url()).pathname).toBe('/users');
  await invite(admin, 'Rosa Reviewer', 'rosa@example.org', 'Reviewer');
  await invite(admin, 'Dora Doctor', 'dora@example.org', 'Doctor');

  const rosa = await acceptInvitation('rosa@example.org');
  await accountOf(rosa, 'Rosa Reviewer').click();
  await rosa.getByRole('menuitem', { name: 'Profile' }).waitFor();
  expect(await rosa.getByRole('menuitem', { name: 'Users' }).count()).toBe(0);
  await rosa.goto('/users');
  await rosa.getByText('Your role cannot open this page').waitFor();

  const dora = await acceptInvitation('dora@example.org');
  await accountOf(dora, 'Dora Doctor').waitFor();
  await admin.goto('/users?role=Doctor');
  await admin.getByRole('link', { name: 'Dora Doctor' }).waitFor();
  expect(await admin.getByRole('link', { name: 'Rosa Reviewer' }).count()).toBe(0);
});

test('a forgotten password is reset by e-mail, and the link works once', async () => {
  const admin = await asAdministrator('/users/new');
  await invite(admin, 'Vera Vergesslich', 'vera@example.org', 'Curator');
  const vera = await acceptInvitation('vera@example.org');
  await accountOf(vera, 'Vera Vergesslich').waitFor();

  const elsewhere = await atlas.visit();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
  await elsewhere.getByRole('textbox', { name: 'E-mail address' }).fill('vera@example.org');
  await elsewhere.keyboard.press('Enter');
  await elsewhere
    .getByText(/a link to set a new password is on its way/)
    .first()
    .waitFor();
  const link = await atlas.mailedPath('vera@example.org');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password', { exact: true }).fill('ein ganz anderer Satz');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await signIn(elsewhere, 'vera@example.org', 'ein ganz anderer Satz');
  await accountOf(elsewhere, 'Vera Vergesslich').waitFor();

  await elsewhere.goto(link);
  await elsewhere.getByRole('link', { name: /new link/i }).waitFor();
  // The password change has ended the session in the first browser.
  await vera.goto('/profile');
  await vera.getByText('Your session has ended. Sign in again.').waitFor();
  expect(await stored(vera, 'token')).toBeNull();
});

test('a session is stored as documented, survives a reload, and ends in every tab', async () => {
  const page = await asAdministrator('/login?next=%2Fprofile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  const token = await stored(page, 'token');
  const user = JSON.parse((await stored(page, 'user')) ?? 'null');
  expect(user).toMatchObject({ email: atlas.app.administrator.email, role: 'Admin' });
  const persisted = JSON.parse((await stored(page, 'persist:root')) ?? 'null');
  expect(JSON.parse(persisted.auth)).toEqual({ user, token, isAuthenticated: true });
  expect(JSON.parse(persisted._persist)).toMatchObject({ rehydrated: true });

  await page.reload();
  await accountOf(page, 'Administrator').waitFor();
  const other = await page.context().newPage();
  await other.goto('/entries');
  await accountOf(other, 'Administrator').click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await stored(page, 'token')).toBeNull();
});
