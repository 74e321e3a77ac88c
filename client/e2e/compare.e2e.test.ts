import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';
import { everyVariant, expectFit } from './screens.js';

const atlas = startAtlas();

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Compare AIA/ });
const tray = (page: Page) => page.getByRole('region', { name: 'Entries to compare' });
const rows = (page: Page) => page.getByRole('rowheader');

/** Selects the first entries of a list and opens the comparison. */
async function chooseThree(page: Page): Promise<string[]> {
  await page.goto('/entries?disease=Systemic+lupus+erythematosus');
  await boxes(page).nth(2).waitFor();
  const names: string[] = [];
  for (const place of [0, 1, 2]) {
    names.push((await boxes(page).nth(place).getAttribute('aria-label')) ?? '');
    await boxes(page).nth(place).check();
  }
  return names.map((name) => name.replace('Compare ', ''));
}

test('three entries of a list are compared, also by differences only, and a copied link shows the same', async () => {
  const page = await atlas.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const chosen = await chooseThree(page);
  await tray(page).getByText('3 entries to compare').waitFor();
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await page.waitForURL(`**/entries/compare?entries=${chosen.join()}`);
  await page.getByText(/^3 entries; \d+ of \d+ fields differ$/).waitFor();
  const all = await rows(page).count();
  await page.getByRole('switch', { name: 'Only differences' }).click();
  await page.waitForURL('**&only=differences');
  const differing = await eventually(
    () => rows(page).count(),
    (count) => expect(count).toBeLessThan(all),
  );
  expect(await rows(page).filter({ hasText: 'same in all' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await atlas.look();
  await other.goto(link);
  await other.getByText(/^3 entries;/).waitFor();
  await eventually(
    () => rows(other).count(),
    (count) => expect(count).toBe(differing),
  );
});

test('the comparison is downloaded as csv, as displayed', async () => {
  const page = await atlas.look();
  const asked = ['AIA0000042', 'AIA0000007'];
  await page.goto(`/entries/compare?entries=${asked.join()}&only=differences`);
  await rows(page).first().waitFor();
  const [coming] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download csv' }).click(),
  ]);
  const [head, ...lines]: string[][] = parse(await readFile(await coming.path()));
  expect(head).toEqual(['Field', ...asked]);
  expect(lines).toHaveLength(await page.locator('tbody th[scope=row]').count());
  expect(lines.every(([, one, other]) => one !== other)).toBe(true);
});

test('no button of the selection is cut in a window of 320 px', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 320, height: 800 });
  await chooseThree(page);
  const labels = tray(page).getByText(/^(Compare|Clear)$/);
  await labels.nth(1).waitFor();
  expect(await labels.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([
    0, 0,
  ]);
});

test('the selection stays while the tab is open, on lists and entry pages', async () => {
  const page = await atlas.look();
  const [first = ''] = await chooseThree(page);
  await page.goto(`/entries/${first}`);
  await tray(page).getByText('3 entries to compare').waitFor();
  await page.getByRole('button', { name: 'Compare', exact: true, pressed: true }).click();
  await tray(page).getByText('2 entries to compare').waitFor();
  await page.reload();
  await tray(page).getByRole('button', { name: 'Clear' }).click();
  await tray(page).waitFor({ state: 'detached' });
});

test('removing and moving an entry by keyboard keeps the focus', async () => {
  const page = await atlas.look();
  await page.goto('/entries/compare?entries=AIA0000001,AIA0000002,AIA0000003');
  await page.getByRole('button', { name: 'Move AIA0000001 right' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/compare?entries=AIA0000002,AIA0000001,AIA0000003');
  // The address changes before the columns are shown, and the columns take the focus.
  await page.getByRole('columnheader').first().getByText('AIA0000002').waitFor();
  await page.locator(':focus').waitFor();
  await page.getByRole('button', { name: 'Remove AIA0000001' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/compare?entries=AIA0000002,AIA0000003');
  await page.getByText(/^2 entries;/).waitFor();
  await eventually(
    () => page.evaluate(() => document.activeElement === document.body),
    (isLost) => expect(isLost).toBe(false),
  );
});

test('only the table scrolls sideways, with sticky names', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto('/entries/compare?entries=AIA0000001,AIA0000002,AIA0000003,AIA0000004,AIA0000005');
  const table = page.getByRole('region', { name: 'Table of compared entries' });
  await page.getByText(/^5 entries;/).waitFor();
  await table.evaluate((frame) => frame.scrollTo(400, 300));
  const places = () =>
    table.evaluate((frame) => {
      const { left, top } = frame.getBoundingClientRect();
      const name = frame.querySelector('tbody th[scope=row]')?.getBoundingClientRect();
      const head = frame.querySelector('thead th')?.getBoundingClientRect();
      return { scrolled: frame.scrollLeft, name: (name?.left ?? 0) - left, head: (head?.top ?? 0) - top };
    });
  await eventually(places, ({ scrolled, name, head }) => {
    expect(scrolled).toBeGreaterThan(100);
    expect(name).toBeLessThan(3);
    expect(head).toBeLessThan(3);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1000);
});

test('five entries fit at 1280 px; the page scrolls below the names of the entries', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/entries/compare?entries=AIA0000001,AIA0000002,AIA0000003,AIA0000004,AIA0000005');
  await page.getByText(/^5 entries;/).waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  const places = () =>
    page.evaluate(() => ({
      scrolled: window.scrollY,
      width: document.documentElement.scrollWidth,
      header: document.querySelector('header')?.getBoundingClientRect().bottom,
      names: document.querySelector('thead th')?.getBoundingClientRect().top,
    }));
  await eventually(places, ({ scrolled, width, header = 0, names = 0 }) => {
    expect(scrolled).toBe(600);
    expect(width).toBe(1280);
    expect(Math.abs(names - header)).toBeLessThan(3);
  });
});

test('comparisons are accessible and fit', () =>
  expectFit(atlas, {
    path: '/entries/compare?entries=AIA0000001,AIA0000002,AIA0000003,AIA9999999',
    complete: 'Cross-reactivity patterns',
    variants: everyVariant,
  }));

test('a list with entries chosen is accessible and fits', () =>
  expectFit(atlas, {
    path: '/entries',
    complete: '450 entries',
    act: async (page) => {
      await boxes(page).nth(1).check();
      await tray(page).waitFor();
    },
    variants: everyVariant,
  }));

test('choosing too few is explained, accessibly', () =>
  expectFit(atlas, {
    path: '/entries/compare',
    complete: 'Choose entries to compare',
    variants: [{ scheme: 'light', width: 390 }],
  }));
