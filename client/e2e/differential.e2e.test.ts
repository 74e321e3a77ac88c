import { startAtlas } from './atlas.js';
import { everyVariant, expectFit, expectLargeTargets } from './screens.js';

const atlas = startAtlas();
const path = '/differential?present=Anti-GQ1b&absent=Anti-Ro&not_tested=ANCA&present=Foozle';

test('the differential is accessible and fits', () =>
  expectFit(atlas, {
    path,
    complete: 'diseases that these findings cannot tell apart',
    also: expectLargeTargets,
    variants: everyVariant,
  }));

test('the empty differential is accessible and fits', () =>
  expectFit(atlas, {
    path: '/differential',
    complete: 'No findings yet',
    act: async (page) => {
      await page.getByLabel('Add a finding').fill('centromere');
      await page.getByRole('option', { name: /^AC-3/ }).waitFor();
    },
    variants: everyVariant,
  }));

test('no example is cut in a window of 320 px, as at a zoom of 400 %', async () => {
  const page = await atlas.look();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/differential');
  const example = page.getByRole('main').getByRole('link', { name: 'Anti-AChR absent, anti-MuSK present' });
  const label = example.getByText('Anti-AChR absent');
  expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('findings are chosen by keyboard from the menu on, and the address holds them', async () => {
  const page = await atlas.look();
  await page.goto('/');
  await page.getByRole('button', { name: 'Tools' }).press('Enter');
  const menu = page.getByRole('banner').getByRole('link', { name: 'Differential diagnosis' });
  await menu.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  const input = page.getByLabel('Add a finding');
  await input.fill('aquaporin');
  await page.getByRole('option', { name: /^Anti-AQP4|^Anti-aquaporin-4/ }).waitFor();
  await input.press('ArrowDown');
  await input.press('Enter');
  await page.getByRole('heading', { level: 3, name: 'Neuromyelitis optica', exact: true }).waitFor();
  await page.waitForURL(/\?present=Anti-/);
  await page.reload();
  await page.getByRole('heading', { level: 3, name: 'Neuromyelitis optica', exact: true }).waitFor();
});
