import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { callRest, signIn } from './signed-in.js';

const longText =
  'Indirect immunofluorescence on HEp-2 cells, then a line immunoassay of each antigen '.repeat(4);

/** An entry of a disease with 25 autoantibodies, with texts that are longer than three lines of a printed cell. */
const entry = (number: number) => ({
  disease: 'Disease of a very full sheet of paper',
  autoantibody: `Anti-antigen-of-quite-a-long-name-${String(number)}, of the ${String(number)}th kind`,
  autoantigen: `Antigen ${String(number)}`,
  screening: longText,
  confirmation: longText,
  associationWithDiseaseActivity: longText,
  diagnosticMarker: 'Yes',
  isotypeSubclasses: 'IgG1; IgG2; IgG3; IgG4; IgA1; IgA2; IgM; IgE; IgD',
  sensitivity: 'Sensitivity 85% (95% CI 80-89%) in a cohort of 250 patients',
});

const atlas = startAtlas({
  prepare: async ({ app }) => {
    const { token } = await signIn(app);
    for (let number = 1; number <= 25; number += 1) {
      await callRest(app, 'POST', '/api/disease', { body: entry(number), token });
    }
  },
});

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Lays a page out as on A4 without printing it. The sheet without its margins has 673 by 1001 pixels. */
async function layOutOnPaper(page: Page) {
  await page.setViewportSize({ width: 673, height: 1001 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test.each([
  ['/diseases/systemic-lupus-erythematosus', 20],
  ['/autoantibodies/anca', 12],
  ['/diseases/disease-of-a-very-full-sheet-of-paper', 25],
])('%s is printed on one sheet of A4', async (path, rows) => {
  const page = await atlas.look();
  await page.goto(path);
  await page.getByRole('table').waitFor();
  const row = page.locator('tbody tr');
  expect(await row.count()).toBe(rows);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(sheetsOf(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d/);
  await page.emulateMedia({ media: 'print' });
  expect(await row.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(
    Math.min(rows, 20),
  );
  const rest = page.getByText(`The first 20 of ${String(rows)} autoantibodies; the others are at`);
  expect(await rest.isVisible()).toBe(rows > 20);
});

test.each([
  ['/diseases/disease-of-a-very-full-sheet-of-paper', /^autoantibodies of/, 25],
  ['/entries', 'Entries', 10],
] as const)(
  'a phone prints %s as a table on one sheet, and then shows cards again',
  async (path, name, rows) => {
    const page = await atlas.look();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const cards = page.getByRole('list', { name });
    await cards.waitFor();
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('tbody tr').length);
      }),
    );
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(sheetsOf(pdf)).toBe(1);
    expect(await page.locator('body').getAttribute('data-printed')).toBe(String(rows));
    await cards.waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  },
);

test.each(['/entries', '/entries/AIA0000101', '/diseases/systemic-lupus-erythematosus', '/vocabulary/anca'])(
  'on paper only headings are larger than the ten points of the text, and no way leads to other lists (%s)',
  async (path) => {
    const page = await atlas.look();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await layOutOnPaper(page);
    const larger = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      while (texts.nextNode()) {
        const [text, element] = [texts.currentNode.textContent?.trim(), texts.currentNode.parentElement!];
        const isPlain = text !== '' && element.checkVisibility() && !element.closest('h1, h2, h3, svg');
        const points = parseFloat(getComputedStyle(element).fontSize) * 0.75;
        if (isPlain && points > 10.01) found.add(`${String(points)} pt: ${text ?? ''}`);
      }
      return [...found];
    });
    expect(larger).toEqual([]);
    const ways = page.getByRole('link', { name: /^(All|Show|Its) / });
    expect(await ways.filter({ visible: true }).allTextContents()).toEqual([]);
  },
);

test('the plots of the statistics are whole on their sheets, and inside their frames', async () => {
  const page = await atlas.look();
  await page.goto('/statistics?more=all');
  await page.getByRole('heading', { name: 'Completeness by field' }).waitFor();
  await page.getByText('Loading').waitFor({ state: 'detached' });
  await layOutOnPaper(page);
  const plots = page.locator('section:has(svg[width])');
  const boxes = await plots.evaluateAll((frames) =>
    frames.map((frame) => {
      const [whole, plot] = [frame, frame.querySelector('svg[width]')].map((of) =>
        of?.getBoundingClientRect(),
      );
      return { height: whole?.height, isInside: (plot?.right ?? Infinity) <= (whole?.right ?? 0) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(7);
  expect(boxes.every(({ height, isInside }) => isInside && (height ?? Infinity) < 1001)).toBe(true);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('a printed list says which part of it is shown, and repeats the names of all columns', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByRole('table').waitFor();
  await layOutOnPaper(page);
  expect(await page.getByText('1–10 of 475').isVisible()).toBe(true);
  // Chromium repeats no button at the top of the next sheet.
  const heads = page.locator('thead button');
  expect(await heads.evaluateAll((all) => all.map((one) => getComputedStyle(one).display))).toEqual(
    Array.from({ length: await heads.count() }, () => 'contents'),
  );
});

test('a printed search says what was searched for, and where and when it was printed', async () => {
  const page = await atlas.look();
  await page.goto('/entries?search=nucleosome&disease=systemic+lupus+erythematosus');
  await page.getByRole('table').waitFor();
  expect(await page.getByText('Printed from').isVisible()).toBe(false);
  await layOutOnPaper(page);
  expect(await page.getByText('Search: nucleosome').isVisible()).toBe(true);
  const filters = page.getByRole('list', { name: 'Applied filters' });
  expect((await filters.innerText()).split(/\s*\n\s*/)).toEqual(['Disease', 'systemic lupus erythematosus']);
  const address = 'https://atlas.example.org/entries?search=nucleosome&disease=systemic';
  expect(await page.getByText(`Printed from ${address}`).innerText()).toMatch(/ on \d+ \w+ \d{4}\./);
});

test('a printed calculation shows the chosen results, and no control', async () => {
  const page = await atlas.look();
  await page.goto('/calculator?test=Anti-La~Lupus%20La~0.5~0.9~positive');
  const choices = page.locator('[role="radiogroup"] label');
  await choices.first().waitFor();
  await layOutOnPaper(page);
  expect(await choices.filter({ visible: true }).allTextContents()).toEqual(['Positive', 'Positive']);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('a short page takes one sheet, and no part of a page covers another', async () => {
  const page = await atlas.look();
  await page.goto('/vocabulary/anca');
  await page.getByRole('heading', { name: 'Where this was read' }).waitFor();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.goto('/vocabulary');
  await page.getByRole('table').waitFor();
  await layOutOnPaper(page);
  const boxes = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.getByText('What autoantibodies and their classes')].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height);
});

test('the columns of Explore are printed as a list, the network as wide as the sheet; without controls', async () => {
  const page = await atlas.look();
  await page.goto('/explore');
  await page.getByRole('heading', { name: 'Its autoantibodies, and where else they occur' }).waitFor();
  await layOutOnPaper(page);
  expect(await page.locator('[data-three-columns]').count()).toBe(0);
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/explore?view=network');
  const canvases = page.getByRole('application').locator('canvas');
  await canvases.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  // The drawing is not drawn again for paper: it keeps the width of the window.
  const areInside = await canvases.evaluateAll((all) =>
    all.map((canvas) => {
      for (const element of [canvas, canvas.parentElement!]) element.style.width = '3000px';
      return canvas.getBoundingClientRect().right <= canvas.closest('[role]')!.getBoundingClientRect().right;
    }),
  );
  expect(new Set(areInside)).toEqual(new Set([true]));
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
});
