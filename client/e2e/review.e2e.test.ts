import { startAtlas } from './atlas.js';
import { openSection } from './entryForm.js';
import { addReviewers, heading, openFromQueue, password, propose } from './reviewing.js';
import { expectFit, someVariants, violationsOf, visitVariant } from './screens.js';
import { callRest, type SignedIn, signedInProfile } from './signed-in.js';

let rita: SignedIn;
let rolf: SignedIn;
let cora: SignedIn;

const atlas = startAtlas({
  prepare: async ({ app }) => {
    ({ rita, rolf, cora } = await addReviewers(app));
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

test('of two concurrent decisions the second shows the first, and keeps its note', async () => {
  const id = await propose(atlas.app, 'Anti-race');
  const [first, second] = await Promise.all([visitAs(rita), visitAs(rolf)]);
  await Promise.all([first, second].map((page) => page.goto(`/submissions/${id}`)));
  await second.getByRole('button', { name: 'Reject' }).click();
  await second.getByRole('dialog').getByRole('textbox').fill('Too little evidence.');
  await first.getByRole('button', { name: 'Approve and publish' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).click();
  await first.getByText(/^Approved: Anti-race/).waitFor();

  await second.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const notice = second.getByRole('alert').filter({ hasText: 'Submission already approved' });
  await notice.getByText(/Rita decided first/).waitFor();
  await notice.getByText('Too little evidence.').waitFor();
  await second.getByText(/^Approved by Rita/).waitFor();
});

test('reviewers cannot decide on their own submissions', async () => {
  const id = await propose(atlas.app, 'Anti-own', rita);
  const page = await lookAs(rita);
  await page.goto(`/submissions/${id}`);
  await page.getByText('You submitted this yourself; another reviewer must decide').first().waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Approve and publish' }).click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a visitor who opens the queue is redirected to sign in and back', async () => {
  const page = await atlas.look();
  await page.goto('/submissions?status=all');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('rita@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await heading(page, /^Submissions/);
  expect(new URL(page.url()).search).toBe('?status=all');
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
