import type { Page } from 'playwright-core';

import { startAtlas } from './atlas.js';
import { focusOnPage } from './eventually.js';
import { expectFit } from './screens.js';
import { callRest, signIn } from './signed-in.js';
import { submitScreens } from './submit-screens.js';

const corrected = 'AIA0000042';
const question = 'Which assay was it measured with?';
const five = {
  disease: 'Celiac disease',
  autoantibody: 'Anti-tTG of tests',
  autoantigen: 'Tissue transglutaminase',
  epitope: 'Not defined',
  uniprotId: 'P21980',
};
const logLines: string[] = [];
let reviewer: string;
/** The secrets of a pending submission and of one about which the reviewer has a question. */
let waiting: string;
let asked: string;

interface Handed {
  readonly data: { readonly _id: string };
  readonly ticket: string;
}

const atlas = startAtlas({
  app: { logLines },
  prepare: async ({ app }) => {
    reviewer = (await signIn(app)).token;
    const submitter = { submitterName: 'Grace Hopper', submitterEmail: 'grace@example.org', wantsMail: true };
    const hand = () => callRest<Handed>(app, 'POST', '/api/submissions', { body: { ...five, ...submitter } });
    waiting = (await hand()).ticket;
    const other = await hand();
    await review(other.data._id, 'send-back', { question });
    asked = other.ticket;
  },
});

const review = (id: string, action: string, body: object) =>
  callRest(atlas.app, 'POST', `/api/submissions/${id}/${action}`, { body, token: reviewer });

/** The submission with the test's own autoantibody, as reviewers see it. */
async function idOf(autoantibody: string): Promise<string> {
  const { data } = await callRest<{ data: { _id: string; autoantibody: string }[] }>(
    atlas.app,
    'GET',
    '/api/submissions?limit=100',
    { token: reviewer },
  );
  return data.find((submission) => submission.autoantibody === autoantibody)?._id ?? 'none';
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

test('a visitor proposes an entry, answers a question and finds the entry, by keyboard alone', async () => {
  const page = await atlas.look();
  const referers: string[] = [];
  page.on('request', (request) => void referers.push(request.headers().referer ?? ''));
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator(':focus'));
  await page.goto('/entries');
  await page.getByRole('link', { name: 'Submit' }).focus();
  await press('Enter');
  await heading(page, 'Propose an entry');
  await focusOnPage(page);
  await page.getByRole('combobox', { name: 'Autoantibody' }).focus();
  await page.keyboard.type('Anti-keys');
  await press('Control+s');
  await page.getByText('Disease is required').first().waitFor();

  // The form has moved the focus to the first missing field; the others follow in order.
  await page.getByRole('combobox', { name: 'Disease' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(five.disease);
  await press('Escape', 'Tab', 'Tab');
  await page.keyboard.type(five.autoantigen);
  await press('Escape', 'Tab');
  await page.keyboard.type(five.epitope);
  await press('Escape', 'Tab');
  await page.keyboard.type(five.uniprotId);
  await press('Control+s');
  await heading(page, 'Your submission is waiting for a reviewer');
  const receipt = page.url();
  const ticket = receipt.split('/').at(-1) ?? '';
  expect(ticket).toMatch(/^[\w-]{43}$/);
  await page.getByText(receipt).waitFor();

  // Back returns to the previous page, not to a form that was already submitted.
  await page.goBack();
  await heading(page, 'Entries');

  const id = await idOf('Anti-keys');
  await review(id, 'send-back', { question });
  await page.goto(receipt);
  await page.getByText(question).first().waitFor();
  await page.getByRole('link', { name: 'Answer' }).focus();
  await press('Enter');
  await focused('Your answer').waitFor();
  await page.keyboard.type('An ELISA.');
  await press('Control+s');
  await page
    .getByRole('region', { name: 'Your answer is with the reviewer' })
    .and(page.locator(':focus'))
    .waitFor();

  await review(id, 'approve', {});
  await page.reload();
  await page.getByRole('link', { name: /^Anti-keys in Celiac disease/ }).focus();
  await press('Enter');
  await heading(page, /^Anti-keys/);

  // The secret was sent only to the server, and is in no log there.
  expect(referers.filter((referer) => referer.includes(ticket))).toEqual([]);
  expect(logLines.filter((line) => line.includes(ticket))).toEqual([]);
  expect(logLines.length).toBeGreaterThan(10);
});

test('a visitor submits a correction with a preview of its changes, and approval applies it', async () => {
  const page = await atlas.look();
  await page.goto(`/entries/${corrected}`);
  await page.getByRole('link', { name: 'Suggest a correction' }).click();
  await page.getByRole('button', { name: 'Send correction' }).waitFor();
  await page.getByLabel('Mechanism').fill('Found out by a test.');
  const changes = page.getByRole('region', { name: 'Your changes' });
  await changes.getByText('Found out by a test.').waitFor();
  await page.getByRole('button', { name: 'Send 1 change for review' }).click();
  await heading(page, 'Your submission is waiting for a reviewer');
  const receipt = page.url();
  await changes.getByText('Found out by a test.').waitFor();

  const { data } = await callRest<{ data: { _id: string }[] }>(atlas.app, 'GET', '/api/submissions?limit=1', {
    token: reviewer,
  });
  await review(data[0]?._id ?? 'none', 'approve', {});
  await page.goto(receipt);
  await page.getByRole('link', { name: new RegExp(`, ${corrected}$`) }).click();
  await page.getByText('Version 2', { exact: true }).waitFor();
  await page.getByText('Found out by a test.').waitFor();
});

const screens = submitScreens(() => ({ waiting, asked }));

test.each(screens)('$name is accessible and fits', ({ path, ...screen }) =>
  expectFit(atlas, { ...screen, path: path() }),
);
