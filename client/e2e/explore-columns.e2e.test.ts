import { startAtlas } from './atlas.js';
import { everyVariant, expectFit, expectLargeTargets } from './screens.js';

const atlas = startAtlas();

test('opens on the largest disease as columns; name, search and tabs lead on; a tab loads the network', async () => {
  const page = await atlas.look();
  await page.goto('/explore');
  const column = (name: string) => page.getByRole('list', { name }).getByRole('link');
  await page
    .getByText(/^Systemic lupus erythematosus$/)
    .first()
    .waitFor();
  await column('Autoantibodies').first().waitFor();
  expect(await column('Autoantibodies').count()).toBe(20);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The code of the network waits for its tab.
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => /Network(View|Canvas)|layout/.test(name))).toEqual([]);
  // Names take at most two lines, and none is cut.
  expect(
    await page
      .locator('[data-three-columns] a')
      .evaluateAll((links) => links.filter((link) => link.scrollHeight > link.clientHeight + 1).length),
  ).toBe(0);
  // Nor does a name of two lines touch its neighbours.
  await page.setViewportSize({ width: 800, height: 800 });
  expect(
    await page
      .locator('[data-three-columns] li > a')
      .evaluateAll((links) =>
        Math.max(...links.map((link) => link.clientHeight / link.parentElement!.clientHeight)),
      ),
  ).toBeLessThan(1);
  // The columns of another name move the link that was followed, or lack it; the focus stays in the page.
  await column('Diseases').filter({ hasText: 'Inclusion body myositis' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Inclusion body myositis' }).waitFor();
  await page.locator('main:focus, main :focus').waitFor();
  await page.goBack();
  await column('Diseases').filter({ hasText: 'Sjögren' }).click();
  await page.waitForURL(/tab=columns&focus=disease%3ASj/);
  await page.getByRole('link', { name: '10 entries', exact: true }).waitFor();

  await page.getByRole('combobox', { name: 'Explore around a name' }).fill('jo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL(/focus=autoantibody%3AAnti-Jo-1/);
  await page.getByRole('heading', { name: 'Where it occurs, and what it binds' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Where it occurs, and what it binds' }).waitFor();
  await page.getByRole('link', { name: 'Network', exact: true }).click();
  await page.getByRole('region', { name: 'About Anti-Jo-1', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Columns', exact: true }).click();
  await page.waitForURL(/tab=columns&focus=autoantibody%3AAnti-Jo-1/);
});

test('the columns are accessible and fit', () =>
  expectFit(atlas, {
    path: '/explore',
    complete: 'Its own page',
    also: expectLargeTargets,
    variants: everyVariant,
  }));

test('the columns of an autoantigen are accessible and fit', () =>
  expectFit(atlas, {
    path: '/explore?tab=columns&focus=autoantigen%3ADouble-stranded+DNA',
    complete: 'Its own page',
    variants: [{ scheme: 'light', width: 1280 }],
  }));
