import { startAtlas } from './atlas.js';
import { focusOnPage } from './eventually.js';

const atlas = startAtlas();

const disease = 'Systemic lupus erythematosus';

test('a visitor filters the list, changes the page, opens an entry, and returns to the same list', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByText('450 entries').waitFor();

  await page.getByRole('combobox', { name: 'Disease' }).fill('lupus eryth');
  await page.getByRole('option', { name: new RegExp(`^${disease}`) }).click();
  await page.getByText('1–10 of 20').waitFor();

  await page.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText('11–20 of 20').waitFor();
  const list = page.url();
  const link = page
    .getByRole('table')
    .getByRole('link', { name: /AIA\d+/ })
    .first();
  const address = await link.getAttribute('href');

  await link.click();
  await page.getByRole('heading', { level: 1, name: `in ${disease}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  await page.getByRole('heading', { name: 'Related entries' }).waitFor();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByText('11–20 of 20').waitFor();
  expect(page.url()).toBe(list);
});

test('the selected colour scheme applies before the application loads', async () => {
  const page = await atlas.look();
  await page.goto('/');
  const dark = page.locator('html[data-mantine-color-scheme="dark"]');
  await page.getByRole('button', { name: /Switch to light/ }).click();
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  await dark.waitFor();

  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  expect(await dark.count()).toBe(1);
});

test('the whole list can be used by keyboard alone', async () => {
  const page = await atlas.look();
  await page.goto('/entries');
  await page.getByText('450 entries').waitFor();
  await page.keyboard.press('Tab');
  await page.locator(':focus', { hasText: /^Skip to content$/ }).waitFor();
  await page.keyboard.press('Enter');
  await focusOnPage(page);
  // Without a step in the history of the browser.
  expect(new URL(page.url()).hash).toBe('');

  await page.getByRole('button', { name: 'Autoantigen' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Autoantigen' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search entries' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('thyroid');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entries?search=thyroid*');
});
