import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { eventually, focusOnPage } from './eventually.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

let ana: SignedIn;
let ben: SignedIn;

const password = 'vierzehn Hasen im Keller';

const atlas = startAtlas({
  prepare: async ({ app }) => {
    const { token } = await signIn(app);
    const add = async (name: string) => {
      const email = `${name.toLowerCase()}@example.org`;
      const body = { name, email, role: 'Curator', password };
      await callRest(app, 'POST', '/api/users', { body, token });
      return signIn(app, { email, password });
    };
    [ana, ben] = await Promise.all([add('Ana'), add('Ben')]);
  },
});

const visitAs = (person: SignedIn) => atlas.visit(signedInProfile(atlas.app, person));
const lookAs = (person: SignedIn) => atlas.look(signedInProfile(atlas.app, person));
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Creates an entry that only this test uses. */
async function anEntry(disease: string): Promise<string> {
  const body = {
    disease,
    autoantibody: 'Anti-test',
    autoantigen: 'Test antigen',
    mechanism: 'Not known yet',
    type: 'Enzyme',
  };
  const { data } = await callRest<{ data: { accession: string } }>(atlas.app, 'POST', '/api/disease', {
    body,
    token: ana.token,
  });
  return data.accession;
}

test('an entry is created by keyboard alone, with suggestions, and is in the list immediately', async () => {
  const page = await lookAs(ana);
  await page.goto('/entries');
  await page.getByText('450 entries').waitFor();
  await page.getByRole('link', { name: 'New entry' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New entry' }).waitFor();
  await focusOnPage(page);

  await page.keyboard.press('Control+s');
  await page.getByText('Disease, autoantibody, and autoantigen are required').first().waitFor();

  // The form has moved the focus to the first missing field.
  await page.getByRole('combobox', { name: 'Disease' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('graves');
  await page
    .getByRole('option', { name: /Graves/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Anti-made-up');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Made-up antigen');
  await page.keyboard.press('Control+s');
  await page.getByText('Entry created successfully').waitFor();
  await page.getByRole('heading', { level: 1, name: /Anti-made-up/ }).waitFor();
  await page.getByText('Created by Ana').waitFor();

  await page.goto('/entries?search=made-up');
  await page.getByText('1 entry', { exact: true }).waitFor();
});

test("two users who edit one entry see the other's changes, and nothing is lost", async () => {
  const accession = await anEntry('A disease that two describe');
  const [first, second] = await Promise.all([visitAs(ana), visitAs(ben)]);
  await Promise.all([first, second].map((page) => page.goto(`/entries/${accession}/edit`)));
  await first.getByLabel('Mechanism').fill('Blocks the receptor');
  await first.getByRole('combobox', { name: 'Epitope' }).fill('Residues 1–20');
  await second.getByLabel('Mechanism').fill('Activates complement');
  await second.getByLabel('Avidity').fill('High');

  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByText('Entry updated successfully').waitFor();
  await second.getByRole('button', { name: 'Save' }).click();
  await second.getByRole('heading', { name: 'This entry was changed while you edited it' }).waitFor();
  await second.getByText('Blocks the receptor').first().waitFor();
  await second.getByText('Activates complement').first().waitFor();
  await second
    .getByRole('radiogroup', { name: 'Mechanism' })
    .getByRole('radio', { name: /^Yours/ })
    .click();
  await second.getByRole('button', { name: 'Save this choice' }).click();
  await second.getByText('Entry updated successfully').waitFor();

  const { data } = await callRest<{ data: Record<string, unknown> }>(
    atlas.app,
    'GET',
    `/api/disease/${accession}`,
  );
  expect(data).toMatchObject({
    version: 3,
    mechanism: 'Activates complement',
    epitope: 'Residues 1–20',
    avidity: 'High',
  });
  await second.getByText('Changed by Ben').waitFor();
  await second.getByText('Changed by Ana').waitFor();
});

test('an entry is deleted, its page shows a tombstone, and it is restored completely', async () => {
  const accession = await anEntry('A disease that comes and goes');
  const page = await lookAs(ana);
  await page.goto(`/entries/${accession}`);
  await page.getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByText('Entry deleted successfully').waitFor();

  await page.goto(`/entries/${accession}`);
  await page.getByRole('heading', { level: 1, name: `Entry ${accession} was deleted` }).waitFor();
  const visitor = await atlas.visit();
  await visitor.goto(`/entries/${accession}`);
  await visitor.getByRole('heading', { level: 1, name: `Entry ${accession} was deleted` }).waitFor();
  expect(await visitor.getByRole('button', { name: 'Restore entry' }).count()).toBe(0);

  await page.goto('/entries/deleted');
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByText('Entry restored successfully').waitFor();
  await page.goto(`/entries/${accession}`);
  await page.getByText('Not known yet').waitFor();
  await page.getByText('Restored').first().waitFor();
});

test('suggestions open below the hint of their input', async () => {
  const page = await lookAs(ana);
  await page.goto('/entries/new');
  const input = page.getByRole('combobox', { name: 'Autoantibody' });
  await input.pressSequentially('anti-');
  const hint = page.getByText('Usual laboratory name of the autoantibody.');
  const option = page.getByRole('option').first();
  await option.waitFor({ timeout: 15_000 });
  await eventually(
    async () => [await hint.boundingBox(), await option.boundingBox()],
    ([above, below]) => expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0)),
  );
});

test('the question whether to leave returns the focus to what was pressed', async () => {
  const page = await lookAs(ana);
  await page.goto(`/entries/${await anEntry('Pars planitis')}/edit`);
  await field(page, 'Epitope').fill('Residues 1-10');
  for (const pressed of [
    page.getByRole('button', { name: 'Cancel' }),
    page.getByRole('banner').getByRole('link', { name: 'Explore' }),
  ]) {
    await pressed.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await pressed.and(page.locator(':focus')).waitFor();
  }
});
