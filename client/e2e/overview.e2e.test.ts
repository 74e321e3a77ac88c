import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';

const atlas = startAtlas();

test.each(
  [
    { path: '/diseases/systemic-lupus-erythematosus', complete: 'Not recorded:' },
    { path: '/autoantibodies/anca', complete: 'Not recorded:' },
    { path: '/autoantigens/glutamate-decarboxylase-2', complete: 'Not recorded:' },
  ].flatMap((screen) => everyVariant.map((variant) => ({ ...screen, ...variant }))),
)('$path is accessible and fits at $width px', (screen) => expectFit(atlas, screen));

test('the ten-second question is answered from the start page with at most twelve key presses', async () => {
  const page = await atlas.visit();
  await page.goto('/');
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .focus();
  const keys = 'sicca';
  await page.keyboard.type(keys);
  const option = page.getByRole('option', { name: /^Sjögren's syndrome/ });
  await option.waitFor();
  let presses = keys.length;
  while ((await option.getAttribute('aria-selected')) !== 'true' && presses < 11) {
    await page.keyboard.press('ArrowDown');
    presses += 1;
  }
  await page.keyboard.press('Enter');
  expect(presses + 1).toBeLessThanOrEqual(12);
  await page.waitForURL(/\/diseases\/sjogren-s-syndrome$/);
  await page.getByRole('table').waitFor();
  await page.getByText(/^Not recorded: .*specificity in \d+ of \d+/).waitFor();
});

test('a name of the network leads to its own page', async () => {
  const page = await atlas.visit();
  await page.goto('/autoantibodies/anti-jo-1');
  const network = page.getByRole('region', { name: 'What is linked to what' });
  await network.getByRole('list', { name: 'Diseases' }).getByRole('link').first().click();
  await page.waitForURL(/\/diseases\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
