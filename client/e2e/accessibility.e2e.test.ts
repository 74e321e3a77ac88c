import type { Browser } from 'playwright-core';

import { startTestApp, type TestApp } from '../../server/test/start-test-app.js';
import { launchBrowser, openPage } from './browser.js';
import { violationsOf } from './violations.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), launchBrowser()]);
}, 60_000);
afterAll(() => Promise.all([browser.close(), app.close()]));

/** The screens, and what tells that one is complete. */
const screens = [
  { name: 'home', path: '/', complete: 'Diseases with most entries' },
  { name: 'list', path: '/entries?search=anti', complete: 'Clear all' },
  { name: 'entry', path: '/entries/AIA0000101', complete: 'Related entries' },
  { name: 'about', path: '/about', complete: 'Cite the database as a whole' },
  { name: 'API', path: '/api-docs', complete: 'Open the REST reference' },
  { name: 'unknown address', path: '/nowhere', complete: 'Browse entries' },
];
const looks = (['light', 'dark'] as const).flatMap((scheme) =>
  [1280, 390].map((width) => ({ scheme, width })),
);

/** States that share their parts with the main screens are looked at once, at the narrowest width that is promised. */
const states = [
  { name: 'empty list', path: '/entries?search=nothing+has+this', complete: 'No entries match' },
  { name: 'missing entry', path: '/entries/AIA9999999', complete: 'Browse all entries' },
  { name: 'narrow start page', path: '/', complete: 'Latest changes' },
];

const cases = [
  ...screens.flatMap((screen) => looks.map((look) => ({ ...screen, ...look }))),
  ...states.map((state) => ({ ...state, scheme: 'dark' as const, width: 360 })),
];

test.each(cases)(
  '$name is accessible and fits at $width px in $scheme',
  async ({ path, complete, scheme, width }) => {
    const watched = await openPage(browser, app.url, {
      colorScheme: scheme,
      viewport: { width, height: 800 },
    });
    await watched.page.goto(path);
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
  'the ways to cite are accessible in %s',
  async (colorScheme) => {
    const watched = await openPage(browser, app.url, { colorScheme, viewport: { width: 390, height: 800 } });
    await watched.page.goto('/entries/AIA0000101');
    await watched.page.getByRole('button', { name: 'Cite' }).click();
    await watched.page.getByText('BibTeX', { exact: true }).click();
    await watched.page.getByText('@misc').waitFor();
    expect(await violationsOf(watched.page)).toEqual([]);
    await watched.close();
    expect(watched.complaints).toEqual([]);
  },
  30_000,
);
