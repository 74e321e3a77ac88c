import type { Page } from 'playwright-core';

import { canonicalPath } from '../../schema/contract/canonical-path.js';
import { clientPages } from '../../schema/contract/client-pages.js';
import { startAtlas } from './atlas.js';
import { eventually } from './eventually.js';

const atlas = startAtlas();
const site = 'https://atlas.example.org';
const open = [
  ...Object.values(clientPages)
    .map(({ path }) => path)
    .filter((path) => canonicalPath(path, '') !== null && !path.includes(':')),
  '/entries/AIA0000101',
];

/** What crawlers read from the page that is shown. */
async function shown(page: Page) {
  await page.locator('h1').waitFor();
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    ),
  }));
}

test('each page has the same title with and without JavaScript, and one address', async () => {
  const [plain, drawn] = [await atlas.visit({ javaScriptEnabled: false }), await atlas.look()];
  for (const path of open) {
    const answer = await plain.goto(path);
    expect([path, answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([path, 200, undefined]);
    const served = {
      title: await plain.title(),
      description: await plain.locator('meta[name="description"]').getAttribute('content'),
      canonical: [site + path],
    };
    expect(await plain.locator('link[rel="canonical"]').getAttribute('href')).toBe(site + path);
    await drawn.goto(path);
    await drawn.waitForFunction((title) => document.title === title, served.title);
    await eventually(
      () => shown(drawn),
      (words) => expect(words).toEqual(served),
    );
  }
});

test('the start page has structured data of the database, which navigation removes', async () => {
  const page = await atlas.look();
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'Latest changes' }).waitFor();
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse(await data.innerText())).toMatchObject({ '@type': 'Dataset', isAccessibleForFree: true });
  await page.getByRole('banner').getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
  // The metadata changes after the heading.
  await data.waitFor({ state: 'detached' });
  const address = page.locator(`link[rel="canonical"][href="${site}/statistics"]`);
  await address.waitFor({ state: 'attached' });
});

test('an unknown entry has status 404', async () => {
  const page = await atlas.look();
  const answer = await page.goto('/entries/AIA0009999');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Entry not found' }).waitFor();
  await eventually(
    () => shown(page),
    ({ canonical }) => expect(canonical).toEqual([]),
  );
});
