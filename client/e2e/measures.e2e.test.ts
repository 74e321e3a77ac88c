import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

interface Made {
  readonly data: { readonly accession: string; readonly version: number };
}

const text = '69% with 99% specificity (ELISA); two thirds of 33 children';
const names = { disease: 'Measured disease', autoantibody: 'Anti-M', autoantigen: 'M' };
let admin: SignedIn;
let path: string;

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
    const { token } = admin;
    const body = { ...names, sensitivity: text };
    const { data } = await callRest<Made>(app, 'POST', '/api/disease', { token, body });
    path = `/entries/${data.accession}`;
  },
});

const numbersOf = (page: Page) => page.getByRole('region', { name: 'Numbers in the text' });
const itemOf = (page: Page, name: string) => numbersOf(page).getByRole('listitem').filter({ hasText: name });

test('a visitor reads each number beside its words, takes it to the calculator, and may not review it', async () => {
  const page = await atlas.look();
  await page.goto(path);
  const specificity = itemOf(page, 'Specificity 99%');
  await specificity.locator('mark', { hasText: '99%' }).waitFor();
  await specificity.getByText('Read automatically, not yet reviewed').waitFor();
  expect(await numbersOf(page).getByRole('button').count()).toBe(0);

  await specificity.getByRole('link', { name: /^Use in calculator/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Diagnostic calculator' }).waitFor();
  await page.getByRole('button', { name: 'Use Sensitivity 69%' }).click();
  await page.waitForURL(/sensitivity=0\.69&specificity=0\.99/);
});

test('a signed-in person confirms, corrects, rejects and adds numbers, and reads the history', async () => {
  const page = await atlas.look(signedInProfile(atlas.app, admin));
  await page.goto(path);
  await itemOf(page, 'Sensitivity 69%').getByRole('button', { name: 'Confirm' }).click();
  await itemOf(page, 'Sensitivity 69%')
    .getByText(/^Confirmed by /)
    .waitFor();

  await itemOf(page, 'Sensitivity 69%').getByRole('button', { name: 'Correct' }).click();
  const correction = page.getByRole('form', { name: 'Correct this number' });
  await correction.getByLabel('Value, 0 to 1').fill('0.7');
  await correction.getByLabel('Note (optional)').fill('Table 2');
  await correction.getByRole('button', { name: 'Save' }).click();
  await itemOf(page, 'Sensitivity 70%')
    .getByText(/: Table 2$/)
    .waitFor();

  await itemOf(page, 'Sensitivity 70%').getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'Reviews of this number' }).getByRole('listitem');
  await history.filter({ hasText: /^Corrected: Sensitivity 70%/ }).waitFor();
  await history.filter({ hasText: /^Confirmed: Sensitivity 69%/ }).waitFor();

  await itemOf(page, 'Specificity 99%').getByRole('button', { name: 'Reject' }).click();
  await itemOf(page, 'Specificity 99%')
    .getByText(/^Rejected by /)
    .waitFor();

  await page.getByRole('button', { name: 'Add a number' }).click();
  const adding = page.getByRole('form', { name: 'Add a number' });
  await adding.getByLabel('Positives').fill('22');
  await adding.getByLabel('Total').fill('33');
  await adding.getByRole('button', { name: 'Save' }).click();
  await itemOf(page, '22 of 33')
    .getByText(/^Confirmed by /)
    .waitFor();

  const visitor = await atlas.visit();
  await visitor.goto(path);
  await itemOf(visitor, 'Sensitivity 70%').waitFor();
  expect(await itemOf(visitor, 'Specificity 99%').count()).toBe(0);
});

test('a review of another version than the current one is refused, and says so', async () => {
  const { token } = admin;
  const body = { ...names, autoantibody: 'Anti-stale', sensitivity: '80%' };
  const { data } = await callRest<Made>(atlas.app, 'POST', '/api/disease', { token, body });
  const page = await atlas.look(signedInProfile(atlas.app, admin));
  await page.goto(`/entries/${data.accession}`);
  await itemOf(page, 'Sensitivity 80%').waitFor();
  const change = { body: { epitope: 'e1', version: data.version }, token };
  await callRest(atlas.app, 'PUT', `/api/disease/${data.accession}`, change);
  await itemOf(page, 'Sensitivity 80%').getByRole('button', { name: 'Reject' }).click();
  await numbersOf(page).getByRole('alert').waitFor();
});

test('the numbers of an entry are accessible and fit', async () => {
  const act = async (page: Page) => {
    const [first] = await numbersOf(page).getByRole('listitem').all();
    await first!.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('form', { name: 'Correct this number' }).waitFor();
  };
  await expectFit(
    atlas,
    { path, complete: 'Numbers in the text', act, variants: everyVariant },
    signedInProfile(atlas.app, admin),
  );
});

test('the numbers of an entry in the calculator are accessible and fit', () =>
  expectFit(atlas, {
    path: `/calculator?entry=${path.split('/').at(-1)}`,
    complete: 'ELISA',
    variants: everyVariant,
  }));
