import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import type { SubmissionInFullFragment } from '../../../generated/types';
import { noAnswer, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { makeSnapshot } from '../../../test/histories';
import { findStatusRegion, receiptPath, ticket, visit } from '../../../test/receiptPage';
import { makeSubmission, receiptAnswer, withdrawnAnswer, withdrawRequest } from '../../../test/submissions';

const show = (values: Partial<SubmissionInFullFragment> = {}) =>
  visit([receiptAnswer(ticket, makeSubmission(values))]);

beforeEach(() => localStorage.clear());

test('shows a skeleton first, then the status, the link and the proposal', async () => {
  show({ autoantibody: 'Anti-tTG', mechanism: 'Binds.', additional: { cohort: 'n = 40' } });
  expect(screen.getByRole('status', { name: 'Loading the submission' })).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Anti-tTG in Celiac disease' }),
  ).toBeInTheDocument();
  expect(await findStatusRegion('Your submission is waiting for a reviewer')).toHaveTextContent('Pending');
  const link = within(screen.getByRole('region', { name: 'Save this link' }));
  expect(link.getByText(window.location.origin + receiptPath)).toBeInTheDocument();
  expect(screen.getByText('Submitted by you')).toBeInTheDocument();
  const proposal = within(screen.getByRole('region', { name: 'Your proposal' }));
  expect(proposal.getByText('Binds.')).toBeInTheDocument();
  expect(proposal.getByText('n = 40')).toBeInTheDocument();
});

test('copies the secret on demand, and hides it from search engines and other pages', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + receiptPath);
  expect(document.title).not.toContain(ticket);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test.each<[string, Partial<SubmissionInFullFragment>, string, string]>([
  [
    'an approved one leads to its entry',
    { statusDetail: 'approved', entry: makeEntry({ accession: 'AIA0000042' }), reviewNote: 'Well done.' },
    'Your submission was approved',
    'Well done.',
  ],
  [
    'an approved one whose entry is gone says so',
    { statusDetail: 'approved' },
    'Your submission was approved',
    'has been deleted since',
  ],
  [
    'a rejected one gives the reason',
    { statusDetail: 'rejected', reviewNote: 'The source says otherwise.' },
    'Your submission was rejected',
    'The source says otherwise.',
  ],
  [
    'a withdrawn one says so',
    { statusDetail: 'withdrawn' },
    'You withdrew your submission',
    'No one will review it',
  ],
])('%s, and nothing is left to be done', async (_, values, title, text) => {
  show({ ...values, canWithdraw: false });
  const panel = await findStatusRegion(title);
  expect(panel).toHaveTextContent(text);
  const to = values.entry ? `/entries/${values.entry.accession}` : null;
  expect(within(panel).queryByRole('link')?.getAttribute('href') ?? null).toBe(to);
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

test('of a correction only what it changes is shown', async () => {
  const base = makeSnapshot({
    accession: 'AIA0000007',
    version: 3,
    mechanism: 'Old.',
    epitope: 'Not defined',
  });
  const correctionOf = {
    __typename: 'SubmissionTarget',
    entryId: makeEntry().id,
    accession: 'AIA0000007',
    version: 3,
    currentVersion: 3,
    deleted: false,
    base,
    entry: null,
  };
  const { disease, autoantibody, autoantigen, uniprotId } = base;
  show({ disease, autoantibody, autoantigen, uniprotId, mechanism: 'New.', correctionOf });
  const changes = await screen.findByRole('region', { name: 'Your changes' });
  expect(changes).toHaveTextContent('based on version 3');
  expect(
    within(changes)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mechanism']);
});

test.each([
  ['that nobody knows', ticket, [receiptAnswer(ticket, null)]],
  ['that is cut off', ticket.slice(1), []],
])('reports a link %s', async (_, asked, answers) => {
  visit(answers, `/submissions/receipt/${asked}`);
  expect(
    await screen.findByRole('heading', { name: 'This link belongs to no submission' }),
  ).toBeInTheDocument();
});

test('can be fetched again after a failure', async () => {
  const known = receiptAnswer(ticket, makeSubmission());
  const { user } = visit([noAnswer(known.request), known]);
  expect(await screen.findByText(failures.fetchSubmission)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findStatusRegion('Your submission is waiting for a reviewer')).toBeInTheDocument();
});

test("is withdrawn after confirmation; a refusal shows the server's message", async () => {
  const submission = makeSubmission();
  const gone = makeSubmission({ ...submission, statusDetail: 'withdrawn', canWithdraw: false });
  const already = messages.submissionAlready('approved');
  const { user } = visit([
    receiptAnswer(ticket, submission),
    refusal(withdrawRequest(ticket), 'CONFLICT', already),
    withdrawnAnswer(ticket, gone),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw this submission?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByText(already)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  const panel = await findStatusRegion('You withdrew your submission');
  await waitFor(() => expect(panel).toHaveFocus());
});
