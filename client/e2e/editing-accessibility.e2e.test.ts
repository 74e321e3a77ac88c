import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { expectFit, someVariants } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

let admin: SignedIn;

const edited = 'AIA0000101';
const gone = 'AIA0000102';

const atlas = startAtlas({
  prepare: async ({ app }) => {
    admin = await signIn(app);
    const { token } = admin;
    const mechanism =
      'Binds the enzyme; a long text that says so in many words, since texts here are long. '.repeat(6);
    const change = (body: object) =>
      callRest(app, 'PUT', `/api/disease/${edited}?reason=Looked+up`, { token, body });
    await change({ mechanism, cohort: 'Discovery' });
    await change({ mechanism: mechanism.replace('enzyme', 'receptor'), epitope: null });
    await callRest(app, 'DELETE', `/api/disease/${gone}`, { token });
  },
});

const menuItem = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /more/i }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('dialog').waitFor();
};

/** The screens, what shows that each has loaded completely, and what is done there first. */
const screens = [
  { name: 'a new entry', path: '/entries/new', complete: 'Create entry' },
  {
    name: 'a form that was refused',
    path: '/entries/new',
    complete: 'Create entry',
    act: async (page: Page) => {
      await page.getByRole('combobox', { name: 'UniProt ID' }).fill('not an accession');
      await page.keyboard.press('Control+s');
      await page.getByText('Disease, autoantibody, and autoantigen are required').first().waitFor();
    },
  },
  {
    name: 'an entry being edited',
    path: `/entries/${edited}/edit`,
    complete: 'Reason for the change',
  },
  {
    name: 'a history with its changes',
    path: `/entries/${edited}`,
    complete: 'Version 3',
    act: (page: Page) =>
      page
        .getByRole('button', { name: /2 fields changed/ })
        .first()
        .click(),
  },
  {
    name: 'the question whether to delete',
    path: `/entries/${edited}`,
    complete: 'Version 3',
    act: menuItem(/^Delete/),
  },
  { name: 'an old version', path: `/entries/${edited}.v1`, complete: 'Version 3' },
  { name: 'a version of a deleted entry', path: `/entries/${gone}.v1`, complete: 'Version 2' },
  { name: 'a deleted entry', path: `/entries/${gone}`, complete: 'was deleted' },
  { name: 'the deleted entries', path: '/entries/deleted', complete: gone },
];

test.each(screens)('$name is accessible and fits', (screen) =>
  expectFit(atlas, { ...screen, variants: someVariants }, signedInProfile(atlas.app, admin)),
);
