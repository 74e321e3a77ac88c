import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';

const atlas = startAtlas();

const lupus = 'Systemic lupus erythematosus';

/** The text of a select field is the chosen option. */
async function holds(page: Page, field: string, value: string): Promise<void> {
  await eventually(
    () => page.getByRole('combobox', { name: field }).inputValue(),
    (text) => expect(text).toBe(value),
  );
}

async function choose(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(value);
  await page.getByRole('option', { name: new RegExp(`^${value} \\d`) }).click();
}

/** The rows of the table as the page shows them now. */
const rowsOf = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

test('cascade filters narrow their options, and the back button undoes each selection', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByText('450 entries').waitFor();
  await choose(page, 'Disease', lupus);
  await page.getByText('20 entries').waitFor();
  await page.getByRole('combobox', { name: 'Autoantibody' }).click();
  await page.getByRole('option', { name: 'Anti-dsDNA' }).waitFor();
  await eventually(
    () => page.locator('[role=option]:visible').count(),
    (count) => expect(count).toBeLessThanOrEqual(20),
  );
  await page.getByRole('option', { name: 'Anti-dsDNA' }).click();
  await page.getByText('1 entry', { exact: true }).waitFor();

  await page.goBack();
  await page.getByText('20 entries').waitFor();
  await holds(page, 'Autoantibody', '');
  await page.goBack();
  await page.getByText('450 entries').waitFor();
  await page.goForward();
  await page.getByText('20 entries').waitFor();
  await holds(page, 'Disease', lupus);
});

test('a text filter applies during input, and is one step of the back button', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('textbox', { name: 'Mechanism' }).pressSequentially('complement', { delay: 40 });
  await page.waitForURL('**/entries?mechanism=complement');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('Contains');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove mechanism: complement' }).click();
  await page.getByText('450 entries').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove mechanism: complement' }).waitFor();
});

test('the tree opens an entry by keyboard alone, and keeps its state on the way back', async () => {
  const page = await atlas.look();
  await page.goto('/entries?view=tree&search=lupus');
  const first = page.getByRole('treeitem').first();
  await first.waitFor();
  await page.getByRole('list', { name: 'Pages about this name' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await first.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  const open = page.getByRole('treeitem', { expanded: true });
  await page.getByRole('treeitem', { level: 2 }).first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { level: 3 }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Anti/ }).waitFor();

  await page.goBack();
  await page.getByRole('treeitem', { level: 3 }).first().waitFor();
  await eventually(
    () => open.count(),
    (count) => expect(count).toBe(2),
  );
});

test('a csv contains exactly the displayed entries', async () => {
  const page = await atlas.look();
  const columns = 'accession,disease,autoantibody,epitope,mechanism';
  await page.goto(
    `/entries?disease=${lupus}&mechanism=complement&sortBy=autoantibody&sortOrder=desc&columns=${columns}`,
  );
  await page.getByRole('table').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /^CSV/ }).click()),
  ]);
  expect(download.suggestedFilename()).toBe('disease_database.csv');
  await page.getByText('CSV file downloaded successfully').waitFor();
  const table: string[][] = parse(await readFile(await download.path()));
  const [head, ...rows] = table;
  expect(head).toEqual(columns.split(','));
  expect(rows.length).toBeGreaterThan(1);
  await eventually(
    () => rowsOf(page),
    // The list of one disease has no column for it; a file is read elsewhere, so it names the disease.
    (shown) => expect(shown).toEqual(rows.map((row) => row.filter((_, at) => head?.[at] !== 'disease'))),
  );
});

test('a copied link shows another user the same view', async () => {
  const page = await atlas.visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/entries?search=anti&field=autoantibody&sortBy=updatedAt&limit=25');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Synonyms' }).click();
  await page.keyboard.press('Escape');
  // The link points to the view that is shown.
  await page.getByRole('columnheader', { name: 'Synonyms' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await eventually(
    () => rowsOf(page),
    (rows) => expect(rows).toHaveLength(25),
  );

  const other = await atlas.look();
  await other.addInitScript(() => localStorage.setItem('atlas-entry-columns', 'accession,type'));
  await other.goto(link);
  await other.getByRole('table').waitFor();
  await eventually(
    () => rowsOf(other),
    (rows) => expect(rows).toEqual(shown),
  );
});

test('selected columns are stored, and a wide table has a sticky head and first column', async () => {
  const page = await atlas.look();
  await page.goto('/entries?limit=50');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  const isTold = ({ searchParams }: URL) =>
    /^accession,.*,updatedAt$/.test(searchParams.get('columns') ?? '');
  await page.waitForURL(isTold);
  await page.goto('/entries?limit=50');
  await page.waitForURL(isTold);
  const frame = page.getByRole('region', { name: 'Table of entries' });
  const corner = page.getByRole('columnheader', { name: 'Accession', exact: true });
  await frame.getByRole('row').nth(50).waitFor();
  await frame.evaluate((element) => element.scrollTo(2000, 800));
  await eventually(
    () => Promise.all([frame.boundingBox(), corner.boundingBox()]),
    ([place, head]) => {
      expect(head!.x - place!.x).toBeLessThan(2);
      expect(head!.y - place!.y).toBeLessThan(2);
    },
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});
