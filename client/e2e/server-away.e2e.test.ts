import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

let curator: SignedIn;

const atlas = startAtlas({
  tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/,
  prepare: async ({ app }) => {
    const { token } = await signIn(app);
    const password = 'vierzehn Hasen im Keller';
    const body = { name: 'Ana', email: 'ana@example.org', role: 'Curator', password };
    await callRest(app, 'POST', '/api/users', { body, token });
    curator = await signIn(app, { email: body.email, password });
  },
});

const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);

test('a save while the server is away fails in the save bar, names the draft, and succeeds later', async () => {
  const page = await atlas.visit(signedInProfile(atlas.app, curator));
  await page.goto('/entries/AIA0000050/edit');
  const mechanism = page.getByLabel('Mechanism');
  await mechanism.fill('What somebody found out');
  await goOffline(page);
  await page.keyboard.press('Control+s');
  const failure = page.getByRole('group', { name: 'Save' }).getByRole('alert');
  await failure.getByText('Failed to update entry').waitFor();
  await failure.getByText(/Your draft of this entry, .+, is saved in this browser/).waitFor();
  const box = await failure.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(await mechanism.evaluate((field) => field === document.activeElement)).toBe(true);

  await goOnline(page);
  await page.keyboard.press('Control+s');
  await page.getByText('Entry updated successfully').waitFor();
  await page.getByText('What somebody found out').waitFor();
});

const failing = [
  {
    what: 'a form of an entry',
    path: '/entries/AIA0000051/edit',
    fill: (page: Page) => page.getByLabel('Mechanism').fill('What somebody found out'),
    button: 'Save 1 change',
  },
  {
    what: 'a dialog',
    path: '/entries/AIA0000051',
    fill: async (page: Page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    button: 'Delete entry',
  },
  {
    what: 'the form of the password',
    path: '/profile',
    fill: async (page: Page) => {
      await page.getByLabel('Current password', { exact: true }).fill('vierzehn Hasen im Keller');
      await page.getByLabel('New password', { exact: true }).fill('lamp orbit kettle zebra');
    },
    button: 'Change password',
  },
];

test.each(failing)('after $what failed, its button has the focus again', async ({ path, fill, button }) => {
  const page = await atlas.visit(signedInProfile(atlas.app, curator));
  await page.goto(path);
  await fill(page);
  await goOffline(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByText('The server did not answer. Try again in a moment.').waitFor();
  await page.locator('button:focus', { hasText: button }).waitFor();
});

test('a notification shows even if the server is away before the first touch', async () => {
  const page = await atlas.visit({ permissions: ['clipboard-write'] });
  await page.goto('/entries/AIA0000050');
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
  await page.waitForLoadState('networkidle');
  await goOffline(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
});

test('a page whose code cannot be loaded is loaded again in place once the server is back', async () => {
  const page = await atlas.visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'browse all entries' }).waitFor();
  await goOffline(page);
  await page.getByRole('link', { name: 'browse all entries' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  await retry(page).click();
  await page.getByText(/The server still does not answer/).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Autoimmune Atlas' }).waitFor();
  await goOnline(page);
  await retry(page).click();
  await page.getByText('450 entries').waitFor();
});

/** Retries the part that failed last: on an entry's page, its numbers may have failed as well. */
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).last();

const parts = [
  {
    name: 'the tree of the list',
    path: '/entries?disease=Celiac+disease',
    before: (page: Page) =>
      page
        .getByText(/^AIA\d{7}$/)
        .first()
        .waitFor(),
    ask: (page: Page) => page.getByRole('radio', { name: 'Tree' }).press('Space'),
    stays: (page: Page) => page.getByRole('heading', { level: 1, name: 'Entries' }),
    shown: (page: Page) => page.getByRole('tree'),
  },
  {
    name: 'the content of a dialog',
    path: '/entries/AIA0000050',
    before: openOtherDialog,
    ask: (page: Page) => page.getByRole('button', { name: 'Use in code' }).click(),
    stays: (page: Page) => page.getByRole('dialog', { name: /^Use in code/ }),
    shown: (page: Page) =>
      page.getByRole('tab', { name: 'Permalink' }).or(page.getByRole('button', { name: 'Use in code' })),
  },
];

/** Loads the code that all dialogs share. */
async function openOtherDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cite' }).click();
  await page.getByRole('dialog', { name: /^Cite/ }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('a dialog whose code cannot be loaded says so, and opens once the server is back', async () => {
  const page = await atlas.visit();
  await page.goto('/entries/AIA0000050');
  await page.waitForLoadState('networkidle');
  const cite = page.getByRole('button', { name: 'Cite' });
  await cite.waitFor();
  await goOffline(page);
  await cite.click();
  await page.getByText('This part could not be loaded; check the connection and try again').waitFor();
  await goOnline(page);
  // This browser remembers the failed import, so the press reloads the page.
  await Promise.all([page.waitForEvent('load'), cite.click()]);
  await cite.click();
  await page.getByRole('dialog', { name: /^Cite/ }).waitFor();
});

test.each(parts)(
  '$name that cannot be loaded offers a retry in its place',
  async ({ path, before, ask, stays, shown }) => {
    const page = await atlas.visit();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await before(page);
    await goOffline(page);
    await ask(page);
    await page.getByRole('heading', { name: 'This part could not be loaded' }).waitFor();
    await stays(page).waitFor();
    await retry(page).click();
    await page.getByText(/The server still does not answer/).waitFor();
    await goOnline(page);
    await retry(page).click();
    await shown(page).first().waitFor();
  },
);
