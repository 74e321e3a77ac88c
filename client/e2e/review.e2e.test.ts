import type { Page } from 'playwright-core';

import type { TestApp } from '../../server/test/start-test-app.js';
import { startAtlas } from './atlas.js';
import { openSection } from './entryForm.js';
import { expectFit, someVariants, violationsOf, visitVariant } from './screens.js';
import { callRest, type SignedIn, signedInProfile, signIn } from './signed-in.js';

/** The password of all of them. */
const password = 'vierzehn Hasen im Keller';

/** A reviewer and a curator, both signed in. */
async function addReviewers(app: TestApp) {
  const { token } = await signIn(app);
  const add = async (name: string, role: string): Promise<SignedIn> => {
    const email = `${name.toLowerCase()}@example.org`;
    await callRest(app, 'POST', '/api/users', { body: { name, email, role, password }, token });
    return signIn(app, { email, password });
  };
  const [rita, cora] = await Promise.all([add('Rita', 'Reviewer'), add('Cora', 'Curator')]);
  return { rita, cora };
}

/** Submits a proposal that only one test uses, and returns its id. */
async function propose(
  app: TestApp,
  autoantibody: string,
  by?: SignedIn,
  more: object = {},
): Promise<string> {
  const body = {
    disease: 'A disease under review',
    autoantibody,
    autoantigen: 'Test antigen',
    epitope: 'Not defined',
    uniprotId: 'not a protein',
    ...more,
  };
  const { data } = await callRest<{ data: { _id: string } }>(app, 'POST', '/api/submissions', {
    body,
    ...(by && { token: by.token }),
  });
  return data._id;
}

async function heading(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Opens a submission from the queue by searching for it. */
async function openFromQueue(page: Page, autoantibody: string): Promise<void> {
  await page.goto('/submissions');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill(autoantibody);
  await page.getByText('1 submission', { exact: true }).waitFor();
  await page.getByRole('link', { name: autoantibody }).click();
  await heading(page, new RegExp(autoantibody));
}

let rita: SignedIn;
let cora: SignedIn;

const atlas = startAtlas({
  prepare: async ({ app }) => {
    ({ rita, cora } = await addReviewers(app));
  },
});

const visitAs = (person: SignedIn) => atlas.visit(signedInProfile(atlas.app, person));
const lookAs = (person: SignedIn) => atlas.look(signedInProfile(atlas.app, person));

test('a submission is sent back, resubmitted, approved with corrections, and listed as an entry', async () => {
  await propose(atlas.app, 'Anti-asked', cora, { note: 'From our laboratory.' });
  const reviewer = await visitAs(rita);
  await openFromQueue(reviewer, 'Anti-asked');
  await reviewer.getByText('From our laboratory.').waitFor();
  await reviewer.getByRole('button', { name: 'Send back with a question' }).click();
  const dialog = reviewer.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Question/ }).fill('Which cohort is this from?');
  await dialog.getByRole('button', { name: /^Send back/ }).click();
  await reviewer.getByText(/^Sent back: Anti-asked/).waitFor();

  const submitter = await visitAs(cora);
  await submitter.goto('/submissions');
  await submitter.getByRole('link', { name: 'Anti-asked' }).click();
  await submitter.getByText('Which cohort is this from?').first().waitFor();
  await submitter.getByRole('link', { name: 'Answer' }).click();
  await submitter.getByRole('textbox', { name: 'Your answer' }).fill('Of 40 patients in Berlin.');
  await openSection(submitter, 'Assay');
  await submitter.getByLabel('Sensitivity').fill('40%');
  await submitter.getByRole('button', { name: 'Send answer' }).click();
  await submitter.getByText('Your answer is with the reviewer').waitFor();

  await openFromQueue(reviewer, 'Anti-asked');
  await reviewer.getByText('Of 40 patients in Berlin.').waitFor();
  await reviewer.getByRole('button', { name: '1 field changed' }).click();
  await reviewer.getByRole('button', { name: 'Approve with corrections' }).click();
  await reviewer.getByLabel('Sensitivity').fill('40% of 40 patients');
  await reviewer.getByRole('button', { name: 'Approve with 1 correction' }).click();
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).click();
  const notice = reviewer.getByText(/^Approved: Anti-asked/);
  await notice.getByRole('link').click();
  await heading(reviewer, /Anti-asked/);
  await reviewer.getByText('40% of 40 patients').first().waitFor();
  await reviewer.goto('/entries?search=Anti-asked');
  await reviewer.getByRole('row', { name: /Anti-asked/ }).waitFor();

  await submitter.reload();
  await submitter.getByText(/corrected by the reviewer/).waitFor();
});

test('the queue is usable by keyboard alone: rejects with a note, approves the next', async () => {
  await propose(atlas.app, 'Anti-key one', undefined, { disease: 'A disease of keys' });
  await propose(atlas.app, 'Anti-key two', undefined, { disease: 'A disease of keys' });
  const page = await lookAs(rita);
  await page.goto('/submissions?search=disease+keys');
  await page.getByText('2 submissions', { exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await heading(page, /Anti-key one/);
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
  await page.keyboard.press('j');
  await heading(page, /Anti-key two/);
  await page.keyboard.press('k');
  await heading(page, /Anti-key one/);
  await page.getByRole('heading', { name: 'Decision' }).waitFor();

  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Nothing but a key.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Rejected: Anti-key one/).waitFor();

  await heading(page, /Anti-key two/);
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('textbox').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/^Approved: Anti-key two/).waitFor();
  await heading(page, /^Submissions/);
});

test('keys pressed before a dialog is drawn are not commands, and none is lost', async () => {
  const id = await propose(atlas.app, 'Anti-hurry');
  const page = await atlas.visit({ ...signedInProfile(atlas.app, rita), reducedMotion: 'no-preference' });
  await page.goto(`/submissions/${id}`);
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
  // A machine too busy to draw: no animation frame comes.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.keyboard.type('sWhich cohort, and is a reference at hand?');
  const dialog = page.getByRole('dialog', { name: 'Send back with a question' });
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Which cohort, and is a reference at hand?');
});

describe('for reviewers', () => {
  let moved: string;
  beforeAll(async () => {
    const entry = {
      disease: 'A disease that moves',
      autoantibody: 'Anti-moved',
      autoantigen: 'Test antigen',
    };
    const made = await callRest<{ data: { _id: string } }>(atlas.app, 'POST', '/api/disease', {
      body: { ...entry, sensitivity: '50%' },
      token: cora.token,
    });
    const correctionOf = made.data._id;
    moved = await propose(atlas.app, 'Anti-moved', cora, {
      ...entry,
      sensitivity: '60%',
      correctionOf,
      version: 1,
    });
    const body = { sensitivity: '70%' };
    await callRest(atlas.app, 'PUT', `/api/disease/${correctionOf}`, { body, token: cora.token });
  });

  const screens = [
    { name: 'the queue', path: () => '/submissions', complete: 'Anti-moved', variants: someVariants },
    {
      name: 'a submission',
      path: () => `/submissions/${moved}`,
      complete: 'Completeness',
      variants: someVariants,
    },
    {
      name: 'an empty list',
      path: () => '/submissions?search=nothing+at+all',
      complete: /No submissions match/,
      variants: someVariants.slice(0, 1),
    },
    {
      name: 'the form of corrections',
      path: () => `/submissions/${moved}?correct`,
      complete: /^Correct the proposal/,
      variants: someVariants.slice(1, 2),
    },
  ];

  test.each(screens)('$name is accessible and fits', ({ path, ...screen }) =>
    expectFit(atlas, { ...screen, path: path() }, signedInProfile(atlas.app, rita)),
  );

  test('the decision dialog is accessible', async () => {
    const page = await visitVariant(atlas, { scheme: 'dark', width: 1280 }, signedInProfile(atlas.app, rita));
    await page.goto(`/submissions/${moved}`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
