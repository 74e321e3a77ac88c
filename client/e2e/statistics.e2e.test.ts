import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyFonts } from './browser.js';
import { eventually } from './eventually.js';
import { everyVariant, expectFit, expectTextSizes } from './screens.js';

const atlas = startAtlas();

const plotOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Waits for the plots that load last. */
const settled = (page: Page) =>
  page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });

async function download(page: Page, plot: Locator, format: string): Promise<{ name: string; file: Buffer }> {
  await plot.getByRole('button', { name: /^Download/ }).click();
  const [coming] = await Promise.all([
    page.waitForEvent('download'),
    plot.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: coming.suggestedFilename(), file: await readFile(await coming.path()) };
}

test.each([
  ['Entries per disease', '', /^Systemic lupus erythematosus: (\d+) entries$/],
  ['Isotypes and subclasses', '?type=Enzyme', /^IgG1: (\d+) entries$/],
  ['Completeness by field', '', /^Sensitivity: filled in (\d+) of 450 entries/],
])('a mark of %s opens as many entries as it counts, and the list links back', async (name, query, mark) => {
  const page = await atlas.look();
  await page.goto(`/statistics${query === '' ? '?' : `${query}&`}more=all`);
  const link = plotOf(page, name).getByRole('link', { name: mark }).first();
  const [, count = ''] = mark.exec((await link.getAttribute('aria-label')) ?? '') ?? [];
  await link.click();
  await page.waitForURL('**/entries?*');
  await page.getByText(count === '1' ? '1 entry' : `${count} entries`, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Statistics of these entries' }).click();
  await page.waitForURL('**/statistics?*');
  await page.getByText(count === '1' ? '1 entry' : `${count} entries`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('450 entries', { exact: true }).waitFor();
});

test('a plot is downloaded as PNG, SVG and CSV', async () => {
  const page = await atlas.look();
  await page.goto('/statistics?more=all');
  const plot = plotOf(page, 'Screening methods');
  await plot.getByText('ELISA', { exact: true }).waitFor();

  const png = await download(page, plot, 'PNG');
  expect(png.name).toBe('autoimmune-atlas-screening-methods.png');
  expect(png.file.subarray(1, 4).toString()).toBe('PNG');
  expect(png.file.readUInt32BE(16)).toBeGreaterThan(900);
  expect(png.file.length).toBeGreaterThan(10_000);

  const svg = (await download(page, plot, 'SVG')).file.toString();
  const drawn = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const texts = [...root.querySelectorAll('text')].map((element) => element.textContent);
    const fills = [...root.querySelectorAll('rect')].map((element) => element.getAttribute('fill') ?? '');
    return { root: root.localName, texts, fills, styled: root.querySelectorAll('[class], [style]').length };
  }, svg);
  expect(drawn).toMatchObject({ root: 'svg', styled: 0 });
  expect(drawn.texts).toEqual(
    expect.arrayContaining(['Screening methods', 'ELISA', 'Tissue staining', 'Mentions']),
  );
  expect(drawn.fills.filter((fill) => fill.includes('var'))).toEqual([]);

  await plot.getByText('Table', { exact: true }).click();
  const csv = parse<Record<string, string>>((await download(page, plot, 'CSV')).file, { columns: true });
  const rows = plot.getByRole('table').getByRole('row');
  expect(csv).toContainEqual({ Kind: 'ELISA', 'Screening method': 'ELISA', Entries: '104' });
  await eventually(
    () => rows.count(),
    (count) => expect(count).toBe(csv.length + 1),
  );
});

test('by keyboard, Tab reaches a plot once, arrows move through it, and Enter opens the entries', async () => {
  const page = await atlas.look();
  await page.goto('/statistics');
  const marks = plotOf(page, 'Entries per disease').getByRole('link');
  await marks.nth(9).waitFor();
  await marks.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await marks.nth(2).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await plotOf(page, 'Entries per disease').locator(':focus').waitFor({ state: 'detached' });
  await marks.nth(2).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entries?disease=*');
});

test('figures and two plots stand above the fold', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/statistics');
  await page.getByText(/^\d+%$/).waitFor();
  await plotOf(page, 'Top autoantibodies').getByRole('link').nth(9).waitFor();
  const bar = await plotOf(page, 'Top autoantibodies').getByRole('link').nth(9).boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(800);
});

test.each(everyFonts)('nothing moves while the plots load slowly, wide and narrow (%s)', async (fonts) => {
  for (const width of [1280, 390]) {
    const page = await atlas.visit({ viewport: { width, height: 900 }, fonts });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + sum,
        );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/statistics?more=all');
    await plotOf(page, 'Completeness by field').getByRole('link').first().waitFor();
    await settled(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThanOrEqual(0.02);
  }
});

test('the statistics are accessible and fit, and their texts have one of six sizes', () =>
  expectFit(atlas, {
    // Few entries produce few marks, but marks of every kind.
    path: '/statistics?disease=Celiac+disease&more=all',
    complete: 'Avidity',
    act: async (page) => {
      await plotOf(page, 'Top autoantibodies').getByText('Table', { exact: true }).click();
      await page.getByRole('region', { name: 'Top autoantibodies, table' }).waitFor();
    },
    also: expectTextSizes,
    variants: everyVariant,
  }));
