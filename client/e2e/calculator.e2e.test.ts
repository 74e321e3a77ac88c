import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';

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
