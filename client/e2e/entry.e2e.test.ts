import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually, focusOnPage } from './eventually.js';

const atlas = startAtlas();

const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a visitor steps through the entries of the list, and returns to its page', async () => {
  const page = await atlas.look();
  await page.goto('/entries?disease=Celiac+disease&limit=10');
  await page.getByRole('link', { name: /^Celiac disease.*AIA0000101/ }).click();
  await titleOf(page, 'Anti-tissue transglutaminase in Celiac disease');

  const beside = page.getByRole('navigation', { name: 'Entries of the list' });
  const next = beside.getByRole('link', { name: /^Next/ });
  const name = (await next.innerText()).replace(/^Next\s+/, '');
  await next.click();
  await titleOf(page, name);
  await beside.getByRole('link', { name: /^Previous Anti-tissue transglutaminase/ }).click();
  await titleOf(page, 'Anti-tissue transglutaminase in Celiac disease');

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  expect(new URL(page.url()).searchParams.get('disease')).toBe('Celiac disease');
});

test('on paper an entry is one clean column with its accession, address and date', async () => {
  const page = await atlas.look();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/entries/AIA0000101');
  await titleOf(page, 'Anti-tissue transglutaminase in Celiac disease');
  await page.emulateMedia({ media: 'print' });
  await page.getByText(`${atlas.app.url}/entries/AIA0000101`).waitFor();
  await page.getByText(/^Printed from \S+\/entries\/AIA\d+ on \d+ \w+ \d{4}/).waitFor();
  for (const gone of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')]) {
    await eventually(
      () => gone.count(),
      (count) => expect(count).toBe(0),
    );
  }
  const coloursOf = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
  await eventually(coloursOf, (colours) =>
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' }),
  );
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test('an entry has structured data, which the content security policy allows', async () => {
  const page = await atlas.look();
  await page.goto('/entries/AIA0000101');
  await titleOf(page, 'Anti-tissue transglutaminase in Celiac disease');
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  expect(data).toMatchObject({
    identifier: 'AIA0000101',
    url: 'https://atlas.example.org/entries/AIA0000101',
  });
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('AIA0000101');
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'About Autoimmune Atlas' }).waitFor();
  // The metadata changes after the heading.
  await page.locator('meta[name="description"][content*="licences"]').waitFor({ state: 'attached' });
  await page.locator('script[type="application/ld+json"]').waitFor({ state: 'detached' });
});

test('the start page, an entry and its citation are usable by keyboard alone', async () => {
  const page = await atlas.visit(withClipboard);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp, key = 'Tab') => {
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      });
    for (let presses = 0; presses < 80 && !name.test(await focused()); presses += 1) await press(key);
    expect(await focused()).toMatch(name);
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Systemic lupus erythematosus' }).waitFor();
  await tabTo(/^Search entries$/);
  await page.keyboard.type('tissue transglutaminase celiac');
  await press('Enter');
  await page.getByRole('link', { name: /AIA0000101/ }).waitFor();
  await focusOnPage(page);
  await tabTo(/, AIA0000101$/);
  await press('Enter');
  await titleOf(page, 'Anti-tissue transglutaminase in Celiac disease');
  await focusOnPage(page);
  await tabTo(/^Cite$/);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Cite this entry' }).locator(':focus').waitFor();
  await tabTo(/^Copy$/);
  await press('Enter');
  await page.getByText('Citation copied').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cite' }).and(page.locator(':focus')).waitFor();
  await tabTo(/^Back to the list$/, 'Shift+Tab');
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
});
