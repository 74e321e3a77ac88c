import { startAtlas } from './atlas.js';
import { everyVariant, expectFit, violationsOf } from './screens.js';

const atlas = startAtlas();
const path =
  '/calculator?sensitivity=45/50&specificity=95/100&prevalence=0.01&test=RF~Immunoglobulin+G~0.69~0.85~positive';

test('the calculator is accessible and fits', () =>
  expectFit(atlas, { path, complete: 'What a result means', variants: everyVariant }));

test('the prevalence is moved by the keyboard, and the address holds what is shown', async () => {
  const page = await atlas.look();
  await page.goto('/calculator');
  const slider = page.getByRole('slider', { name: 'Prevalence, logarithmic' });
  await slider.focus();
  await slider.press('ArrowRight');
  await page.waitForURL(/prevalence=0\.0112/);
  await page.reload();
  await page.getByText('16.9%').first().waitFor();
});

test('a search finds an entry with numbers behind ten entries without, and the active option is readable', async () => {
  const page = await atlas.look();
  await page.goto('/calculator');
  const input = page.getByLabel('Take numbers from an entry');
  await input.fill('encephalitis');
  await page.getByRole('option').first().waitFor();
  await input.press('ArrowDown');
  await page.locator('[data-combobox-selected]').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  }
});

test('with the text spacing of WCAG 1.4.12, a phone shows the examples of a prevalence in full', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calculator');
  const example = page.getByRole('button', { name: /A rare disease, screening everyone$/ });
  await example.waitFor();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  expect(
    await example.evaluate((button) =>
      [...button.querySelectorAll('*')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    ),
  ).toBe(false);
});
