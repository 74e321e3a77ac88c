import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '../../../paths';
import { noAnswer, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import { deletedAnswer, makeDeleted, restoreAnswer } from '../../../test/histories';
import { setPhoneWindow } from '../../../test/phoneWindow';
import { type Answers, renderApp } from '../../../test/renderApp';
import { DeletedEntriesPage } from './DeletedEntriesPage';

const visit = (answers: Answers, at = '/entries/deleted') =>
  renderApp({ pages: { [routes.deletedEntries]: DeletedEntriesPage }, at, signedInAs: {}, answers });
const row = ({ accession }: { readonly accession: string }) =>
  screen.findByRole('row', { name: new RegExp(accession) });

afterEach(() => jest.restoreAllMocks());

test('lists deleted entries with user and time, with links', async () => {
  const entry = makeEntry({ disease: 'Celiac disease', autoantibody: 'Anti-tTG' });
  const nobodys = makeEntry();
  visit([deletedAnswer([makeDeleted(entry), makeDeleted(nobodys, { deletedBy: null })], {}, 1234)]);
  expect(screen.getByRole('status', { name: 'Loading deleted entries' })).toBeInTheDocument();
  const cells = within(await row(entry));
  for (const text of ['Celiac disease', 'Anti-tTG', 'Ada Lovelace', '20 Nov 2026'])
    expect(cells.getByText(text)).toBeInTheDocument();
  expect(cells.getByRole('link', { name: entry.accession })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}`,
  );
  expect(within(await row(nobodys)).getByText('a deleted user')).toBeInTheDocument();
  expect(screen.getByText('1,234 entries')).toBeInTheDocument();
  expect(document.title).toBe('Deleted entries · Autoimmune Atlas');
});

test('pages through the address', async () => {
  const [first, second] = [makeEntry(), makeEntry()];
  const { user } = visit(
    [
      deletedAnswer([makeDeleted(first)], { page: 1, limit: 25 }, 30),
      deletedAnswer([makeDeleted(second)], { page: 2, limit: 25 }, 30),
    ],
    '/entries/deleted?limit=25',
  );
  await row(first);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await row(second);
  expect(screen.getByText('26–30 of 30')).toHaveRole('status');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/entries/deleted?page=2&limit=25');
});

test('restores the last content, and removes the entry from the list immediately', async () => {
  const [entry, other, next] = [makeEntry(), makeEntry(), makeEntry()];
  const { user } = visit([
    deletedAnswer([makeDeleted(entry, { version: 5 }), makeDeleted(other)], {}, 11),
    restoreAnswer({ ...entry, version: 6 }, 4, 'Not twice after all'),
    deletedAnswer([makeDeleted(other), makeDeleted(next)], {}, 10),
  ]);
  await user.click(within(await row(entry)).getByRole('button', { name: `Restore ${entry.accession}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Restore ${entry.accession}` }));
  await fillIn(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Not twice after all');
  await user.click(dialog.getByRole('button', { name: 'Restore entry' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  await row(next);
  expect(screen.queryByRole('row', { name: new RegExp(entry.accession) })).not.toBeInTheDocument();
  expect(screen.getByText('10 entries')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'List of deleted entries' })).toHaveFocus());
});

test('leaving the dialog restores nothing, and gives the focus back', async () => {
  const entry = makeEntry();
  const { user } = visit([deletedAnswer([makeDeleted(entry)])]);
  const restore = within(await row(entry)).getByRole('button', { name: `Restore ${entry.accession}` });
  await user.click(restore);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(restore).toHaveFocus());
});

test('shows in the dialog why restoring was refused', async () => {
  const entry = makeEntry();
  const { request } = restoreAnswer(entry, 4);
  const { user } = visit([
    deletedAnswer([makeDeleted(entry)]),
    noAnswer(request),
    refusal(request, 'NOT_FOUND', messages.revisionNotFound),
  ]);
  await user.click(within(await row(entry)).getByRole('button', { name: `Restore ${entry.accession}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Restore entry' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.restoreEntry);
  await user.click(dialog.getByRole('button', { name: 'Restore entry' }));
  expect(await dialog.findByText(messages.revisionNotFound)).toBeInTheDocument();
});

test('explains an empty list of deleted entries', async () => {
  visit([deletedAnswer([])]);
  expect(await screen.findByRole('heading', { name: 'No deleted entries' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse entries' })).toHaveAttribute('href', '/entries');
});

test('reports a page beyond the end of the list', async () => {
  const entry = makeEntry();
  const { user } = visit(
    [deletedAnswer([], { page: 9 }, 1), deletedAnswer([makeDeleted(entry)])],
    '/entries/deleted?page=9',
  );
  await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  await row(entry);
});

test("shows the catalogue's message if the list fails to load, with a retry", async () => {
  const entry = makeEntry();
  const answer = deletedAnswer([makeDeleted(entry)]);
  const { user } = visit([noAnswer(answer.request), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchDeletedEntries);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row(entry);
});

test('shows cards on a phone', async () => {
  setPhoneWindow();
  const entry = makeEntry({ disease: 'Celiac disease', autoantibody: 'Anti-tTG' });
  visit([deletedAnswer([makeDeleted(entry)])]);
  const card = within(await screen.findByRole('list', { name: 'Deleted entries' }));
  expect(card.getByRole('link', { name: 'Anti-tTG in Celiac disease' })).toBeInTheDocument();
  expect(card.getByText(/Deleted by Ada Lovelace/)).toBeInTheDocument();
  expect(card.getByRole('button', { name: `Restore ${entry.accession}` })).toBeInTheDocument();
});
