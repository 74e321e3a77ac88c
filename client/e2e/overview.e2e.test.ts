import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';

const atlas = startAtlas();

test.each([
  '/diseases/systemic-lupus-erythematosus',
  '/autoantibodies/anca',
  '/autoantigens/glutamate-decarboxylase-2',
])('%s is accessible and fits', (path) =>
  expectFit(atlas, { path, complete: 'Not recorded:', variants: everyVariant }),
);

test('the ten-second question is answered from the start page with at most twelve key presses', async () => {
  const page = await atlas.look();
  await page.goto('/');
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .waitFor();
  // Two keys, that reach the search from anywhere.
  await page.keyboard.press('Control+k');
  const typed = 'sicca';
  await page.keyboard.type(typed);
  const option = page.getByRole('option', { name: /^Sjögren's syndrome/ });
  await option.waitFor();
  let presses = 2 + typed.length;
  while ((await option.getAttribute('aria-selected')) !== 'true' && presses < 11) {
    await page.keyboard.press('ArrowDown');
    presses += 1;
  }
  await page.keyboard.press('Enter');
  expect(presses + 1).toBeLessThanOrEqual(12);
  await page.waitForURL(/\/diseases\/sjogren-s-syndrome$/);
  await page.getByRole('table').waitFor();
  await page.getByText(/^Not recorded: .*specificity in\s\d+\sof\s\d+; PPV and NPV in all\s\d+/).waitFor();
});

test.each([
  '/autoantibodies/anca',
  '/autoantigens/glutamate-decarboxylase-2',
  '/diseases/systemic-lupus-erythematosus',
  '/diseases/type-1-diabetes-mellitus',
])('the table of %s cuts no header, role, figure or accession', async (path) => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  const table = page.getByRole('table');
  await table.waitFor();
  const cut = await table
    .locator('td, thead button > span')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
  const ends = () =>
    table.evaluate((element) =>
      [element, element.parentElement!].map((box) => box.getBoundingClientRect().right),
    );
  const [tableEnd, frameEnd] = await ends();
  expect(tableEnd).toBeLessThan(frameEnd!);
  // In a narrower window, the table scrolls in its frame.
  await page.setViewportSize({ width: 1100, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100);
});

test('a name of the network leads to its own page', async () => {
  const page = await atlas.look();
  await page.goto('/autoantibodies/anti-jo-1');
  const network = page.getByRole('region', { name: 'What is linked to what' });
  await network.getByRole('list', { name: 'Diseases' }).getByRole('link').first().click();
  await page.waitForURL(/\/diseases\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('Tab reaches a text that a cell cuts, and shows all of it', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/diseases/systemic-lupus-erythematosus');
  const cut = page.getByRole('row').locator('[data-clamped][tabindex]').first();
  const text = await cut.innerText();
  await cut.focus();
  const shown = page.locator('[aria-hidden="true"]').getByText(text);
  expect(await shown.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
});

test('a screen reader reads the overview of a disease in order', async () => {
  const page = await atlas.look();
  await page.goto('/diseases/sjogren-s-syndrome');
  const row = page.getByRole('row', { name: /^Anti-centromere/ });
  await row.waitFor();
  await page.getByRole('region', { name: 'What is linked to what' }).waitFor();
  const script = linesOf(await page.getByRole('main').ariaSnapshot());
  expect(script.filter((line) => line.startsWith('heading'))).toEqual([
    `heading "Sjögren's syndrome" [level=1]`,
    `heading "Autoantibodies of Sjögren's syndrome" [level=2]`,
    'heading "What is linked to what" [level=2]',
    'heading "Autoantigens and epitopes (7 with an epitope)" [level=2]',
    'heading "Other numbers (1)" [level=2]',
    'heading "Entries (10)" [level=2]',
    'heading "11 references" [level=2]',
  ]);
  expect(script.filter((line) => line.startsWith('columnheader'))).toEqual(
    [
      // No row states a predictive value.
      ...['Autoantibody', 'Role', 'Sensitivity', 'Specificity', 'Isotypes', 'Screening → confirmation'],
      ...['Follows activity', 'Also in', 'Entries'],
    ].map((name) => `columnheader "${name}"`),
  );
  expect(linesOf(await row.ariaSnapshot()).filter((line) => /^(cell|rowheader)/.test(line))).toEqual([
    'rowheader "Anti-centromere"',
    ...['Supportive', '4% one cohort', 'not recorded', 'IgG'].map((text) => `cell "${text}"`),
    'cell "Indirect immunofluorescence on HEp-2 cells (centromere, AC-3) → ELISA; line immunoassay"',
    ...['not recorded', '1 other', 'AIA0000334'].map((text) => `cell "${text}"`),
  ]);
});

/** What a screen reader reads, one element a line. */
function linesOf(snapshot: string): readonly string[] {
  return snapshot.split('\n').map((line) => line.replace(/^[\s-]*/, '').replace(/:$/, ''));
}
