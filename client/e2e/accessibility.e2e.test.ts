import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyFonts } from './browser.js';
import {
  everyVariant,
  expectFit,
  expectLargeTargets,
  expectTextSizes,
  loaded,
  violationsOf,
  visitVariant,
} from './screens.js';

const atlas = startAtlas({ tolerated: /ERR_FAILED/ });

/** Expects what is expected of the texts, links and buttons of a page. */
async function expectSizes(page: Page): Promise<void> {
  await expectTextSizes(page);
  await expectLargeTargets(page);
}

/** The screens, and what shows that each has loaded completely. */
const home = { name: 'home', path: '/', complete: 'Diseases with most entries' };
const screens = [
  { ...home, also: expectSizes },
  { name: 'list', path: '/entries?search=anti', complete: /^1–10 of/ },
  { name: 'entry', path: '/entries/AIA0000101', complete: 'Related entries', also: expectSizes },
  { name: 'about', path: '/about', complete: 'Cite the whole database with' },
  { name: 'vocabulary', path: '/vocabulary', complete: /^1–50 of/ },
  { name: 'name', path: '/vocabulary/anti-jo-1', complete: 'Where this was read' },
  { name: 'API', path: '/api-docs', complete: 'Open the REST reference' },
  { name: 'unknown address', path: '/nowhere', complete: 'Browse entries' },
];

/** States that share their parts with the main screens are checked once, at the narrowest supported width. */
const states = [
  { name: 'empty list', path: '/entries?search=nothing+has+this', complete: 'No entries match' },
  { name: 'missing entry', path: '/entries/AIA9999999', complete: 'Browse all entries' },
];

test.each(screens)('$name is accessible and fits, and its texts have one of six sizes', (screen) =>
  expectFit(atlas, { also: expectTextSizes, ...screen, variants: everyVariant }),
);

test.each(states)('$name is accessible and fits at 360 px', (state) =>
  expectFit(atlas, { ...state, variants: [{ scheme: 'dark', width: 360 }] }),
);

test.each(everyFonts)(
  'the start page is accessible and fits where our font does not arrive (%s)',
  async (fonts) => {
    const page = await visitVariant(atlas, { scheme: 'light', width: 360, fonts });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await page.getByText('Latest changes').waitFor();
    await page.getByText('Anti-').first().waitFor();
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await loaded(page);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const signIn = await page.getByRole('link', { name: 'Sign in' }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(signIn!.y + signIn!.height).toBeLessThan(header!.height);
    }
  },
);

/** The distances that somebody may set for easier reading (WCAG 1.4.12). */
const textSpacing = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em; }';

test('on a phone no row of the start page runs into the next one with more space between letters', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await rows.nth(14).waitFor();
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text.replaceAll(';', ' !important;'));
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
  await loaded(page);
  expect(
    await rows.evaluateAll((all) => all.map((row) => row.scrollHeight > row.clientHeight)),
  ).not.toContain(true);
});

test('a menu with a long item is accessible and fits at 360 px', () =>
  expectFit(atlas, {
    path: '/vocabulary',
    complete: /^1–50 of/,
    act: async (page) => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^SSSOM/ }).waitFor();
    },
    variants: [{ scheme: 'light', width: 360 }],
  }));

test('the ways to cite are accessible and fit', () =>
  expectFit(atlas, {
    path: '/entries/AIA0000101',
    complete: 'Related entries',
    act: async (page) => {
      await page.getByRole('button', { name: 'Cite' }).click();
      await page.getByText('BibTeX', { exact: true }).click();
      await page.getByText('@misc').waitFor();
    },
    variants: everyVariant.filter(({ width }) => width === 390),
  }));

test('the API reference is accessible and fits', async () => {
  const page = await visitVariant(atlas, { scheme: 'light', width: 1280 });
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Operations' }).waitFor();
  await page.getByText('/api/disease', { exact: true }).first().waitFor();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.locator(colorScheme === 'dark' ? 'html.dark-mode' : 'html:not(.dark-mode)').waitFor();
    const violations = await violationsOf(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ colorScheme, violations, wide }).toEqual({ colorScheme, violations: [], wide: width });
  }
});

test.each([
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
] as const)('GraphiQL is accessible at $width px in $scheme', async (variant) => {
  const page = await visitVariant(atlas, variant);
  await page.goto('/graphql');
  await page.locator('.view-line').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  '/entries?disease=Uveitis',
  '/diseases/sjogren-s-syndrome',
  '/statistics',
  '/vocabulary/anca',
  '/explore?view=table&rows=associations&limit=50',
  '/entries/compare?entries=AIA0000001,AIA0000002',
])('links and buttons of %s are at least 24 px high and wide', async (path) => {
  const page = await visitVariant(atlas, { scheme: 'light', width: 390 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expectLargeTargets(page);
});
