import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { screen, waitFor, within } from '@testing-library/react';

import { SubmissionsDocument } from '../../../generated/submissions';
import { routes } from '../../../paths';
import { noAnswer } from '../../../test/answers';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { address, renderApp } from '../../../test/renderApp';
import { countsAnswer, queueVariables, submissionsAnswer } from '../../../test/reviews';
import { makeSubmission } from '../../../test/submissions';
import { SubmissionsPage } from './SubmissionsPage';

const visit = (
  answers: readonly MockLink.MockedResponse[],
  at = '/submissions',
  role: 'Reviewer' | 'Curator' = 'Reviewer',
) =>
  renderApp({
    pages: { [routes.submissions]: SubmissionsPage, [routes.submission]: () => 'The submission' },
    at,
    signedInAs: { role },
    answers: [countsAnswer({ pending: 2, approved: 1200 }), ...answers],
  });
const two = () => [
  makeSubmission({ autoantibody: 'Anti-one' }),
  makeSubmission({ autoantibody: 'Anti-two' }),
];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a reviewer sees what waits, the oldest first, with who submitted it and what it proposes', async () => {
  const correctionOf = {
    __typename: 'SubmissionTarget',
    entryId: 'x',
    accession: 'AIA0000007',
    version: 2,
    currentVersion: 2,
    deleted: false,
  };
  const one = makeSubmission({ autoantibody: 'Anti-one', submitterName: 'Grace Hopper' });
  const other = makeSubmission({ autoantibody: 'Anti-two', correctionOf: correctionOf as never });
  visit([submissionsAnswer([one, other])]);
  expect(screen.getByRole('status', { name: 'Loading submissions' })).toBeInTheDocument();
  const cells = within(await screen.findByRole('row', { name: /Anti-one/ }));
  expect(cells.getByRole('link', { name: 'Anti-one' })).toHaveAttribute('href', `/submissions/${one.id}`);
  for (const text of ['Celiac disease', 'TG2', 'New entry', 'Grace Hopper', '20 Nov 2026', 'Pending'])
    expect(cells.getByText(text)).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Anti-two/ })).getByText('AIA0000007')).toBeInTheDocument();
  expect(screen.getByText('A visitor')).toBeInTheDocument();
  expect(screen.getByText('2 submissions')).toBeInTheDocument();
  expect(document.title).toBe('Submissions · Autoimmune Atlas');
});

test('each figure links to its list', async () => {
  const { user } = visit([
    submissionsAnswer(two()),
    submissionsAnswer([makeSubmission()], { detail: 'approved', sortOrder: 'desc' }, 1200),
  ]);
  const tabs = within(screen.getByRole('navigation', { name: 'Submissions by status' }));
  await user.click(await tabs.findByRole('link', { name: 'Approved 1,200' }));
  expect(await screen.findByText('1,200 submissions')).toBeInTheDocument();
  expect(address()).toBe('/submissions?status=approved');
  expect(tabs.getByRole('link', { name: 'All 1,202' })).toBeInTheDocument();
});

test('queries exactly what the address specifies, and reverses the order', async () => {
  const asked = { detail: 'rejected', search: 'anti', sortOrder: 'asc', page: 2, limit: 25 } as const;
  const { user } = visit(
    [
      submissionsAnswer(two(), asked, 27),
      submissionsAnswer(two(), { detail: 'rejected', search: 'anti', sortOrder: 'desc', limit: 25 }, 27),
    ],
    '/submissions?status=rejected&search=anti&sortOrder=asc&page=2&limit=25',
  );
  expect(await screen.findByText('26–27 of 27')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
  expect(await screen.findByText('1–25 of 27')).toBeInTheDocument();
});

test('J and K go from row to row, Enter opens', async () => {
  const { user } = visit([submissionsAnswer(two())]);
  await screen.findByRole('table');
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Anti-one' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Anti-two' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'Anti-one' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The submission')).toBeInTheDocument();
});

test('single keys do nothing during text input, and can be disabled', async () => {
  const search = { ...queueVariables, search: 'j' };
  const { user } = visit([submissionsAnswer(two()), submissionsAnswer(two(), search)]);
  await screen.findByRole('table');
  const box = screen.getByRole('textbox', { name: 'Search' });
  await user.type(box, 'j');
  expect(box).toHaveFocus();
  await user.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  expect(screen.queryByRole('list', { name: 'Shortcuts' })).not.toBeInTheDocument();
  document.body.focus();
  await user.keyboard('{Escape}j');
  expect(screen.getByRole('link', { name: 'Anti-one' })).not.toHaveFocus();
});

test('states that nothing is pending, and links to the other lists', async () => {
  const { user } = visit([submissionsAnswer([]), submissionsAnswer(two(), { sortOrder: 'desc' })]);
  expect(await screen.findByRole('heading', { name: 'No submissions to review' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(address()).toBe('/submissions?status=all');
});

test('a failure empties the list, in the words of the catalogue, and can be tried again', async () => {
  const { user } = visit([
    noAnswer({ query: SubmissionsDocument, variables: queueVariables }),
    submissionsAnswer(two()),
  ]);
  expect(await screen.findByText(failures.fetchSubmissions)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Anti-one' })).toBeInTheDocument();
});

test('users who do not review see their own submissions and a link to submit', async () => {
  visit([submissionsAnswer([], { sortOrder: 'desc' })], '/submissions', 'Curator');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your submissions' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Propose an entry' })).toHaveAttribute('href', '/submit');
});

test('on a phone they are cards', async () => {
  setPhoneWindow();
  visit([submissionsAnswer(two())]);
  const cards = within(await screen.findByRole('list', { name: 'Submissions' }));
  expect(cards.getByRole('link', { name: 'Anti-one in Celiac disease' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
});
