import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { everyVariant, expectFit } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

interface Term {
  readonly data: { readonly _id: string; readonly version: number };
}

let admin: SignedIn;
const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
  },
});

const asAdmin = () => signedInProfile(atlas.app, admin);
const formOf = (page: Page) => page.getByRole('form', { name: 'Edit name' });
const nameOf = (page: Page) => formOf(page).getByRole('textbox', { name: 'Name', exact: true });
const mainFocus = (page: Page) => page.locator('main:focus');
const sectionOf = (page: Page, name: string) => formOf(page).getByRole('region', { name, exact: true });

/** Changes a term by REST, as another person would meanwhile. */
async function changeTerm(slug: string, body: object): Promise<void> {
  const { data } = await callRest<Term>(atlas.app, 'GET', `/api/vocabulary/autoantibodies/${slug}`);
  const { token } = admin;
  await callRest(atlas.app, 'PUT', `/api/vocabulary/autoantibodies/${data._id}`, { body, token });
}

test('a reviewer changes names, classes and codes by keyboard, and the page and its history show it', async () => {
  const page = await atlas.look(asAdmin());
  await page.goto('/vocabulary/anti-jo-1');
  await page.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await mainFocus(page).waitFor();
  await nameOf(page).fill('Anti-Jo-1 (histidyl)');

  const names = sectionOf(page, 'Other names');
  const before = await names.getByRole('listitem').count();
  await names.getByRole('button', { name: 'Add name' }).focus();
  await page.keyboard.press('Enter');
  // The focus is in the new row.
  await names
    .getByLabel(`Name of name ${before + 1}`, { exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('Anti-Jo-one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('a');
  await formOf(page).getByRole('checkbox', { name: 'Islet autoantibodies' }).check();
  await sectionOf(page, 'HEp-2 patterns').getByRole('button', { name: 'Remove pattern 1' }).click();
  await formOf(page).getByLabel('Reason (optional)').fill('Read again');
  await formOf(page).getByRole('button', { name: 'Save 4 changes' }).waitFor();
  await page.keyboard.press('Control+s');

  await page.getByRole('heading', { level: 1, name: 'Anti-Jo-1 (histidyl)' }).waitFor();
  await mainFocus(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/vocabulary/anti-jo-1');
  await page.getByText('Anti-Jo-one').waitFor();
  await page.getByRole('link', { name: 'Islet autoantibodies' }).waitFor();

  const history = page.getByRole('region', { name: 'History' });
  const latest = history.getByRole('listitem').first();
  await latest.getByText('Read again').waitFor();
  await latest.getByText(`Changed by ${admin.user.name}`).waitFor();
  await latest.getByRole('button', { name: '4 fields changed' }).click();
  await latest.getByText('Anti-Jo-one (abbreviation)').waitFor();
  await history.getByText('Created from the built-in vocabulary').waitFor();

  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anti-Jo-1', exact: true }).waitFor();
  await history.getByRole('heading', { name: 'Version 3' }).waitFor();
  await history.getByText(`Restored by ${admin.user.name}`).waitFor();
  await history.getByRole('button', { name: 'Restore version 1' }).and(page.locator(':focus')).waitFor();
});

test('a reviewer creates a term, deletes it, and restores it from its history', async () => {
  const page = await atlas.look(asAdmin());
  await page.goto('/vocabulary');
  await page.getByRole('link', { name: 'New term' }).click();
  await mainFocus(page).waitFor();
  const form = page.getByRole('form', { name: 'New term' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('anti ro60');
  await form.getByRole('button', { name: 'Create term' }).click();
  await form
    .getByText(/is already a name of Anti-Ro60/)
    .first()
    .waitFor();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Anti-Newly found');
  await form.getByRole('button', { name: 'Add source', exact: true }).click();
  await form.getByLabel('Fact of source 1', { exact: true }).fill('name');
  await form.getByLabel('Source of source 1', { exact: true }).fill('A test');
  await form.getByRole('button', { name: 'Create term' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anti-Newly found' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/vocabulary/anti-newly-found');

  await page.getByRole('button', { name: 'Delete term' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Anti-Newly found' });
  await question.getByLabel('Reason (optional)').fill('By mistake');
  await question.getByRole('button', { name: 'Delete term' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deleted term' }).waitFor();
  await page.reload();
  await page.getByText('By mistake').waitFor();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anti-Newly found' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/vocabulary/anti-newly-found');
  await page.getByText(`Restored by ${admin.user.name}`).waitFor();
});

test('what another person saved meanwhile is merged, and nothing that was typed is lost', async () => {
  const page = await atlas.look(asAdmin());
  await page.goto('/vocabulary/anti-ej?edit');
  await nameOf(page).fill('Anti-EJ typed');
  await sectionOf(page, 'Targets').getByRole('button', { name: 'Add target' }).click();
  await sectionOf(page, 'Targets').getByLabel('Accession of target').last().fill('P41250');
  await sectionOf(page, 'Targets').getByLabel('Name of the protein of target').last().fill('Glycine ligase');
  await changeTerm('anti-ej', { name: 'Anti-EJ by another', sources: [] });
  await formOf(page).getByRole('button', { name: 'Save 2 changes' }).click();

  await page.getByRole('heading', { name: 'This name was changed while you edited it' }).waitFor();
  await page.getByText(`${admin.user.name} saved it at`).waitFor();
  await page.getByText('Choose a value for 1 more field first').first().waitFor();
  await page.getByRole('radio', { name: /^Yours Anti-EJ/ }).click();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anti-EJ typed' }).waitFor();
  await page.getByText('Glycine ligase').waitFor();
  await page.getByRole('region', { name: 'History' }).getByText('Version 3').waitFor();
});

test('what is wrong is said at the field, and leaving asks first', async () => {
  const page = await atlas.look(asAdmin());
  await page.goto('/vocabulary/anti-oj?edit');
  const codes = sectionOf(page, 'LOINC codes');
  await codes.waitFor();
  const number = (await codes.getByRole('listitem').count()) + 1;
  await codes.getByRole('button', { name: 'Add LOINC code' }).click();
  await codes.getByLabel(`Code of LOINC code ${number}`).fill('5234-1');
  await codes.getByLabel(`Name of the test of LOINC code ${number}`).fill('A test');
  await formOf(page).getByRole('button', { name: 'Save 1 change' }).click();
  await codes.getByText('the check digit of 5234-1 is wrong').waitFor();
  await codes.getByLabel(`Code of LOINC code ${number}`).and(page.locator(':focus')).waitFor();

  await codes.getByRole('button', { name: `Remove LOINC code ${number}` }).click();
  await nameOf(page).fill('anti jo1');
  await formOf(page).getByRole('button', { name: 'Save 1 change' }).click();
  await sectionOf(page, 'Name and classes')
    .getByText(/is already the name of Anti-Jo-1/)
    .waitFor();

  await formOf(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anti-OJ' }).waitFor();
});

test('a visitor is offered neither the form nor the history', async () => {
  const page = await atlas.look();
  await page.goto('/vocabulary/anti-sm-smd1?edit');
  await page.getByRole('heading', { name: 'Where this was read' }).waitFor();
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Delete term' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'History' }).count()).toBe(0);
});

test('a term with its history is accessible and fits', () =>
  expectFit(
    atlas,
    {
      path: '/vocabulary/anti-ro60-ssa',
      complete: 'Created from the built-in vocabulary',
      variants: everyVariant,
    },
    asAdmin(),
  ));

test('the form of a term is accessible and fits', () => {
  const act = async (page: Page, width: number) => {
    const fold = formOf(page).getByRole('button', { name: 'HPO terms', exact: true });
    // On a phone only the name and the classes are open.
    expect(await fold.getAttribute('aria-expanded')).toBe(String(width > 768));
    if (width <= 768) await fold.click();
    await sectionOf(page, 'HPO terms').getByRole('button', { name: 'Sources' }).click();
    await fold.focus();
    await sectionOf(page, 'HPO terms').getByRole('button', { name: 'Add HPO term' }).click();
    await sectionOf(page, 'HPO terms').getByLabel('Label of HPO term').last().fill('Without a code');
    await formOf(page).getByRole('button', { name: 'Save 1 change' }).click();
    await page.getByText('Fix 1 problem before you save').waitFor();
    // Where it covers part of a checkbox, the rest would be taken for its target.
    await formOf(page)
      .getByRole('group', { name: 'Save' })
      .evaluate((bar) => {
        bar.style.position = 'static';
      });
  };
  return expectFit(
    atlas,
    { path: '/vocabulary/anti-pm-scl-100?edit', complete: 'Name and classes', act, variants: everyVariant },
    asAdmin(),
  );
});
