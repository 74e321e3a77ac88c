import { startAtlas } from './atlas.js';
import { layoutShiftOf } from './screens.js';

const atlas = startAtlas({ tolerated: /ERR_FAILED|dynamically imported module/ });

/** A fifth of what Web Vitals call good (0.1). */
const shiftBudget = 0.02;

const pages = [
  { name: 'the start page', path: '/', complete: 'Systemic lupus erythematosus' },
  { name: 'the list', path: '/entries', complete: '450 entries' },
  { name: 'an entry', path: '/entries/AIA0000101', complete: 'Dermatitis herpetiformis' },
  {
    name: 'the calculator with an entry',
    path: '/calculator?entry=AIA0000339',
    complete: 'read automatically',
  },
  { name: 'a search for a name', path: '/entries?search=SLE', complete: 'also called SLE' },
  { name: 'a search without hits', path: '/entries?search=jo-1+mi-2', complete: 'Compare them' },
];
const cases = [1280, 390].flatMap((width) => pages.map((page) => ({ ...page, width })));

test.each(cases)('nothing moves while $name loads slowly ($width px)', async (screen) => {
  const { path, complete, width } = screen;
  const page = await atlas.visit({ viewport: { width, height: 900 } });
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(path);
  await page.getByText(complete).first().waitFor();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(shiftBudget);
});
