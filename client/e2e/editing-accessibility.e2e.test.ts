import type { Browser, Page } from 'playwright-core';

import { startTestApp, type TestApp } from '../../server/test/start-test-app.js';
import { launchBrowser, openPage } from './browser.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';
import { violationsOf } from './violations.js';

let app: TestApp;
let browser: Browser;
let admin: SignedIn;

const edited = 'AIA0000101';
const gone = 'AIA0000102';

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
  admin = await signIn(app);
  const { token } = admin;
  const mechanism =
    'Binds the enzyme; a long text that says so in many words, since texts here are long. '.repeat(6);
  const change = (body: object) =>
    callRest(app, 'PUT', `/api/disease/${edited}?reason=Looked+up`, { token, body });
  await change({ mechanism, cohort: 'Discovery' });
  await change({ mechanism: mechanism.replace('enzyme', 'receptor'), epitope: null });
  await callRest(app, 'DELETE', `/api/disease/${gone}`, { token });
}, 60_000);
afterAll(() => Promise.all([browser.close(), app.close()]));

const menuItem = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
};
const nothing = (): Promise<void> => Promise.resolve();

/** The screens, what tells that one is complete, and what is done there first. */
const screens = [
  { name: 'a new entry', path: '/entries/new', complete: 'Create entry', first: nothing },
  {
    name: 'a form that was refused',
    path: '/entries/new',
    complete: 'Create entry',
    first: async (page: Page) => {
      await page.getByRole('combobox', { name: 'UniProt ID' }).fill('not an accession');
      await page.keyboard.press('Control+s');
      await page.getByText('Disease, autoantibody, and autoantigen are required').first().waitFor();
    },
  },
  {
    name: 'an entry being edited',
    path: `/entries/${edited}/edit`,
    complete: 'Why this changes',
    first: nothing,
  },
  {
    name: 'a history with its changes',
    path: `/entries/${edited}`,
    complete: 'Version 3',
    first: (page: Page) =>
      page
        .getByRole('button', { name: /2 fields changed/ })
        .first()
        .click(),
  },
  {
    name: 'the question whether to delete',
    path: `/entries/${edited}`,
    complete: 'Version 3',
    first: menuItem(/^Delete/),
  },
  { name: 'a deleted entry', path: `/entries/${gone}`, complete: 'was deleted', first: nothing },
  { name: 'the deleted entries', path: '/entries/deleted', complete: gone, first: nothing },
];
const looks = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
  { scheme: 'light', width: 360 },
] as const;

test.each(screens.flatMap((screen) => looks.map((look) => ({ ...screen, ...look }))))(
  '$name is accessible and fits at $width px in $scheme',
  async ({ path, complete, first, scheme, width }) => {
    const look = { colorScheme: scheme, viewport: { width, height: 800 } };
    const { page, complaints, close } = await openPage(browser, app.url, {
      ...look,
      ...signedInProfile(app, admin),
    });
    await page.goto(path);
    await page.getByText(complete).first().waitFor();
    await first(page);
    await page
      .getByRole('status', { name: /^Loading/ })
      .first()
      .waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await close();
    expect(complaints).toEqual([]);
  },
  30_000,
);
