import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';
import { expectFit } from './screens.js';
import { callRest, signIn } from './signed-in.js';

// Tests of this file write entries.
const atlas = startAtlas({ app: {} });

const network = (page: Page) => page.getByRole('application', { name: /^Network of/ });
const panel = (page: Page, name: string) => page.getByRole('region', { name: `About ${name}`, exact: true });

/** Waits until the nodes have reached their final positions. */
async function arranged(page: Page): Promise<void> {
  await network(page).waitFor();
  await page.getByText('Drawing the network').waitFor({ state: 'detached' });
}

/** The painted share of the canvas, to detect an empty one. */
function paintedPixels(page: Page): Promise<number> {
  return network(page).evaluate((place) => {
    const canvases = [...place.querySelectorAll('canvas')];
    const painted = canvases.map((canvas) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    });
    return Math.max(...painted);
  });
}

test('by keyboard a user selects a node and its neighbour, and opens the entries', async () => {
  const page = await atlas.look();
  await page.goto('/explore?tab=network');
  await arranged(page);
  await eventually(
    () => paintedPixels(page),
    (pixels) => expect(pixels).toBeGreaterThan(5000),
  );

  await network(page).focus();
  await page.keyboard.press('Home');
  await panel(page, 'Systemic lupus erythematosus').waitFor();
  await page.waitForURL(/focus=disease%3ASystemic/);
  await page
    .getByRole('status')
    .getByText(/^Systemic lupus erythematosus, disease, 20 entries, \d+ neighbours here$/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/focus=autoantibody/);
  await page
    .getByRole('status')
    .getByText(/, autoantibody, \d+ entr(y|ies), \d+ neighbours? here$/)
    .waitFor();
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await page.locator('h2:focus').waitFor();
  const lookedAt = page.url();
  await page.keyboard.press('Escape');
  await page.locator('[role=application]:focus').waitFor();
  expect(page.url()).toBe(lookedAt);

  const link = page.getByRole('region', { name: /^About/ }).getByRole('link', { name: /^Show/ });
  const [, count = ''] = /(\d+)/.exec((await link.textContent()) ?? '') ?? [];
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entries?autoantibody=*');
  await page.getByText(count === '1' ? '1 entry' : `${count} entries`, { exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/explore\?.*focus=autoantibody/);
});

test('a node is found, expanded and collapsed, an association links to its entries', async () => {
  const page = await atlas.look();
  await page.goto('/explore?limit=100');
  await arranged(page);
  await page.getByRole('combobox', { name: 'Find in the network' }).fill('lupus eryth');
  await page.getByRole('option', { name: /^Systemic lupus/ }).click();
  const lupus = panel(page, 'Systemic lupus erythematosus');
  await lupus.getByRole('button', { name: /^Expand/ }).click();
  await lupus.getByRole('button', { name: 'Collapse' }).waitFor();
  await arranged(page);
  await page.reload();
  await lupus.getByRole('button', { name: 'Collapse' }).waitFor();
  await arranged(page);
  await page.getByText(/^1\d\d of 850 nodes/).waitFor();
  await lupus.getByRole('button', { name: 'Collapse' }).click();
  await page.getByText(/^100 of 850 nodes/).waitFor();

  await lupus.getByRole('link', { name: '1 entry with Systemic lupus erythematosus and Anti-dsDNA' }).click();
  await page.waitForURL('**/entries?disease=*&autoantibody=*');
  await page.getByText('1 entry', { exact: true }).waitFor();
});

test('the network is downloaded as PNG, SVG and CSV', async () => {
  const page = await atlas.look();
  await page.goto('/explore?limit=100');
  await arranged(page);
  const download = async (format: string) => {
    await page.getByRole('button', { name: 'Download or use in code: Association network' }).click();
    const [coming] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    return { name: coming.suggestedFilename(), file: await readFile(await coming.path()) };
  };
  const png = await download('PNG');
  expect(png.name).toBe('autoimmune-atlas-association-network.png');
  expect(png.file.readUInt32BE(16)).toBeGreaterThan(3000);
  expect(png.file.length).toBeGreaterThan(30_000);
  const svg = (await download('SVG')).file.toString();
  expect(svg).toContain('Systemic lupus erythematosus</text>');
  expect(svg.match(/<circle/g)!.length + svg.match(/<polygon/g)!.length).toBe(100 + 3);
  expect(svg).not.toMatch(/var\(|NaN/);
  const csv = parse<Record<string, string>>((await download('CSV')).file, { columns: true });
  expect(Object.keys(csv[0]!)).toEqual(['Kind', 'Name', 'Associated kind', 'Associated name', 'Entries']);
});

test('applies the filters of the list, and shows a new entry on window focus', async () => {
  const page = await atlas.visit();
  await page.clock.install();
  await page.goto('/explore?type=Enzyme&view=table');
  await page.getByRole('table', { name: 'Nodes' }).waitFor();
  await page.getByRole('button', { name: 'Remove type: Enzyme' }).click();
  await page.waitForURL('**/explore?view=table');
  await page.getByText(/^300 of 850 nodes/).waitFor();

  const { token } = await signIn(atlas.app);
  const body = {
    disease: 'Quite new disease',
    autoantibody: 'Anti-Ro60 (SSA)',
    autoantigen: 'Quite new antigen',
  };
  await callRest(atlas.app, 'POST', '/api/disease', { body, token });
  // A recent answer counts as fresh, so some seconds pass before the user returns to the window.
  await page.clock.runFor(6000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText(/^300 of 852 nodes/).waitFor();
});

test('a minimum number of entries is offered once it leaves associations of every kind', async () => {
  const page = await atlas.look();
  await page.goto('/explore?view=table&rows=associations&limit=2000');
  const least = page.getByRole('combobox', { name: 'Associations' });
  await page.getByRole('table', { name: 'Associations' }).waitFor();
  expect(await least.count()).toBe(0);

  const { token } = await signIn(atlas.app);
  const body = {
    disease: 'Systemic lupus erythematosus',
    autoantibody: 'Anti-dsDNA',
    autoantigen: 'Other DNA',
  };
  await callRest(atlas.app, 'POST', '/api/disease', { body, token });
  await page.reload();
  await least.selectOption('2');
  await page.waitForURL(/least=2/);
  const links = page.getByRole('table', { name: 'Associations' }).getByRole('link');
  await eventually(
    () => links.allTextContents(),
    (counts) => {
      expect(counts.length).toBeGreaterThan(0);
      expect(Math.min(...counts.map(Number))).toBeGreaterThanOrEqual(2);
    },
  );
  await page
    .getByRole('button', { name: /^Diseases/ })
    .getByText('1', { exact: true })
    .waitFor();
});

const focused = 'focus=disease%3ASystemic+lupus+erythematosus';

test.each([
  ['the network', `/explore?${focused}`, 1280, 'light'],
  ['the network on a phone', `/explore?view=network&${focused}`, 390, 'dark'],
  ['the table on a phone', `/explore?${focused}`, 390, 'dark'],
  ['the associations on a phone', '/explore?view=table&rows=associations', 390, 'light'],
  ['the associations', '/explore?view=table&rows=associations', 1280, 'dark'],
] as const)('%s is accessible and fits', (_, path, width, scheme) =>
  expectFit(atlas, { path, complete: /of 85\d nodes/, variants: [{ scheme, width }] }),
);
