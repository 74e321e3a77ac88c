import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { violationsOf } from './screens.js';
import { type SignedIn, signedInProfile, signIn } from './signed-in.js';

let admin: SignedIn;

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
  },
});

const visit = () => atlas.look(signedInProfile(atlas.app, admin));
const messy = 'server/test/imports/files/messy-import.csv';
const row = (page: Page, number: number) => page.getByRole('row', { name: new RegExp(`^${number} `) });

/** Drops a file on the page, as if dragged from a folder. */
async function drop(page: Page, path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const dragged = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'messy-import.csv', { type: 'text/csv' }));
    return carried;
  }, text);
  const zone = page.getByText('Drop a file here');
  await zone.dispatchEvent('dragenter', { dataTransfer: dragged });
  await page.getByText('Release to upload this file').dispatchEvent('drop', { dataTransfer: dragged });
}

/** The export of one disease's entries, with one text replaced. */
async function editedExport(disease: string, before: string, after: string): Promise<Buffer> {
  const query = new URLSearchParams({
    format: 'csv',
    disease,
    columns: 'accession,disease,autoantibody,autoantigen',
  });
  const answer = await atlas.app.fetch(`/api/disease/export/data?${query.toString()}`);
  return Buffer.from((await answer.text()).replace(before, after));
}

test('a messy file: errors in their rows, a column corrected, valid rows imported, report, undo', async () => {
  const page = await visit();
  await page.goto('/import');
  await drop(page, messy);
  await page.getByText(/rows can be imported, \d+ have errors/).waitFor();

  await row(page, 8).getByText('Autoantigen: A value is required').waitFor();
  await row(page, 12).getByText('Disease: A value is required').waitFor();

  await page.getByRole('button', { name: 'Show the columns' }).click();
  await page.getByRole('combobox', { name: 'Field for “Confidence (1-5)”' }).fill('monit');
  await page.getByRole('option', { name: 'Monitoring' }).click();
  const before = page.url();
  // The button is disabled while the file is sent; if that is cancelled, the focus stays in the page.
  await page.route('**/graphql', (route) => {
    const isFile = route.request().headers()['content-type']?.startsWith('multipart/');
    return isFile ? undefined : route.continue();
  });
  await page.getByRole('button', { name: 'Check the rows again' }).press('Enter');
  await page.locator('main:focus').waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.locator('main:focus').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check the rows again' }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/import/'));
  // The new preview has replaced the previous one, whose button has the same label.
  await page.getByText('Changed, not checked yet').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Import the \d+ valid rows$/ }).click();
  await page.getByRole('heading', { name: /entries imported/ }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  await page.getByText('CSV file downloaded successfully').waitFor();
  const report = parse<Record<string, string>>(await readFile(await download.path(), 'utf8'), {
    columns: true,
    bom: true,
    relax_column_count: true,
  });
  expect(download.suggestedFilename()).toBe('import-report.csv');
  expect(report.find((line) => line['import.row'] === '8')?.['import.problem']).toContain(
    'A value is required',
  );

  await page.getByRole('link', { name: 'Show the latest entries' }).click();
  await page.getByText(/^4\d\d entries$/).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: /^Undone: \d+ entries deleted$/ }).waitFor();
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await page.getByText('450 entries').waitFor();
});

test('a messy file is mended in its preview by keyboard: offers one by one and all at once, and cells', async () => {
  const page = await visit();
  await page.goto('/import');
  await drop(page, messy);
  await page.getByText(/rows can be imported, 5 have errors/).waitFor();

  const correct = page.getByRole('button', { name: 'Correct row 8' });
  await correct.focus();
  await page.keyboard.press('Enter');
  // The cell with the error has the focus; Enter saves.
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('Beta-2-glycoprotein 1');
  await page.keyboard.press('Enter');
  await page.getByText(/rows can be imported, 4 have errors/).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Correct row 12');

  await page.getByRole('button', { name: /^Suggestions/ }).click();
  const use = row(page, 5).getByRole('button', { name: /^Use / }).first();
  await use.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Row 5 corrected.').waitFor();
  await page.getByRole('button', { name: 'Use all suggestions' }).press('Enter');
  await page.getByRole('group', { name: 'Suggested names' }).waitFor({ state: 'detached' });
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: /^All rows/ }).click();
  await page.getByRole('button', { name: 'Use the text of the file for Autoantibody in row 5' }).waitFor();
  await page.getByRole('button', { name: /^Import the \d+ valid rows$/ }).click();
  await page.getByRole('heading', { name: /entries imported/ }).waitFor();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: /^Undone: \d+ entries deleted$/ }).waitFor();
});

test('entries are edited through a spreadsheet by keyboard alone, with a preview of old and new values', async () => {
  const page = await visit();
  await page.goto('/import');
  const buffer = await editedExport(
    'Dermatitis herpetiformis',
    'Dermatitis herpetiformis',
    'Duhring disease',
  );
  await page
    .getByRole('table', { name: 'Past imports' })
    .or(page.getByText(/^There are no imports yet/))
    .waitFor();
  const choose = page.getByRole('button', { name: 'Choose file' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.press('Enter')]);
  await chooser.setFiles({ name: 'edited.csv', mimeType: 'text/csv', buffer });
  await page
    .getByText(/has an error|have errors/)
    .first()
    .waitFor();

  await page.getByRole('switch', { name: 'Update existing entries that differ' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(/^1 of \d rows can be imported, \d (is|are) skipped/).waitFor();
  await page.getByRole('button', { name: /^Updates/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**?rows=updates');
  await page.locator('del', { hasText: 'Dermatitis' }).first().waitFor();
  await page.locator('ins', { hasText: 'Duhring' }).first().waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /updated$/ }).waitFor();
});
