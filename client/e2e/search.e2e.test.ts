import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';
import { expectFit, layoutShiftOf, someVariants } from './screens.js';
import { callRest, signIn } from './signed-in.js';

// Tests of this file write entries.
const atlas = startAtlas({ app: {} });
const lupus = 'Systemic lupus erythematosus';
const searchIn = (page: Page) => page.getByRole('combobox', { name: 'Search entries' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

test('a disease is found by its synonym from the start page by keyboard alone', async () => {
  const page = await atlas.look();
  await page.goto('/');
  const field = searchIn(page);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('SLE');
  await option(page, /known as SLE/).waitFor();
  expect(await field.inputValue()).toBe('SLE');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = page.locator('[role=option][aria-selected=true]');
  await active.filter({ hasText: `${lupus} known as SLE` }).waitFor();
  await eventually(
    () => Promise.all([field.getAttribute('aria-activedescendant'), active.getAttribute('id')]),
    ([activeId, id]) => expect(activeId).toBe(id),
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/diseases/systemic-lupus-erythematosus');
  await page.getByRole('heading', { level: 1, name: lupus }).waitFor();
});

test('an abbreviation finds its disease first, and the list shows why', async () => {
  const page = await atlas.look();
  await page.goto('/about');
  await searchIn(page).fill('SLE');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entries?search=SLE&sortBy=relevance');
  const pages = page.getByRole('list', { name: 'Pages about this name' });
  await pages.getByText('disease, also called SLE').waitFor();
  expect(await pages.getByRole('link', { name: lupus }).getAttribute('href')).toContain('/diseases/');
  const diseases = await eventually(
    () => page.locator('tbody th + td').allTextContents(),
    (names) => expect(names).toHaveLength(10),
  );
  for (const disease of diseases) expect(disease).toContain(lupus);
  await eventually(
    () => page.getByRole('combobox', { name: 'Sort by' }).inputValue(),
    (order) => expect(order).toBe('relevance'),
  );
  expect(await page.locator('th[aria-sort]').count()).toBe(0);
});

test.each(['/about', '/entries', '/'])('the suggestions fit narrow windows: %s', async (path) => {
  const page = await atlas.look();
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await searchIn(page).fill('sjogren');
    const { x, width: own } = (await option(page, /^Sjögren's syndrome/).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + own).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a new entry is suggested immediately', async () => {
  const page = await atlas.look();
  await page.goto('/about');
  await searchIn(page).pressSequentially('xylophobin', { delay: 20 });
  await option(page, /“xylophobin”/).waitFor();
  await eventually(
    () => page.getByRole('option').count(),
    (count) => expect(count).toBe(1),
  );
  const { token } = await signIn(atlas.app);
  const body = { disease: 'Xylophobia', autoantibody: 'Anti-xylophobin', autoantigen: 'Xylophobin' };
  await callRest(atlas.app, 'POST', '/api/disease', { body, token });
  await searchIn(page).fill('xylophobi');
  await option(page, /^Anti-xylophobin/).waitFor();
  await option(page, /^Xylophobia/).waitFor();
});

const opened = {
  'what is suggested': async (page: Page) => {
    await searchIn(page).pressSequentially('scl', { delay: 20 });
    await page.getByRole('option').nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
  },
  'recent searches': async (page: Page) => {
    const recent = [
      { text: 'lupus', field: null },
      { text: 'Uveitis', field: 'disease' },
    ];
    await page.evaluate(
      (text) => localStorage.setItem('atlas-recent-searches', text),
      JSON.stringify(recent),
    );
    await searchIn(page).focus();
    await option(page, 'lupus').waitFor();
    await page.keyboard.press('ArrowDown');
  },
};

test.each(Object.entries(opened))('%s is accessible', (_, act) =>
  expectFit(atlas, { path: '/', complete: 'Latest changes', act, variants: someVariants }),
);

test.each([
  ['match excerpts', 'complement', /^Found in/],
  ['links to pages about a name', 'SLE', /also called SLE/],
  ['synonym notes', 'SLE+anti-Sm', /is also called SLE/],
])('%s are accessible', (_, text, complete) =>
  expectFit(atlas, {
    path: `/entries?search=${text}&sortBy=relevance`,
    complete,
    variants: someVariants,
  }),
);

test('suggestions cause no layout shift', async () => {
  const page = await atlas.visit();
  await page.goto('/');
  await page.getByText('Latest changes').waitFor();
  await page.waitForLoadState('networkidle');
  const heights = () =>
    page.evaluate(() => [document.body.scrollHeight, document.documentElement.scrollWidth]);
  const before = await heights();
  await opened['what is suggested'](page);
  expect((await heights())[1]).toBe(before[1]);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});
