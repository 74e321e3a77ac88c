import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../../components/notify';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { noAnswer } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import {
  entryAnswer,
  historyAnswer,
  makeRevision,
  makeSnapshot,
  relatedAnswer,
  restoreAnswer,
  snapshotAnswer,
  tombstoneAnswer,
} from '../../../test/histories';
import { renderApp } from '../../../test/renderApp';
import { EntryPage } from '../detail/EntryPage';

const visit = (
  entry: EntryFieldsFragment,
  answers: readonly MockLink.MockedResponse[],
  { isSignedIn = false, query = '' } = {},
) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${entry.accession}${query}`,
    ...(isSignedIn && { signedInAs: {} }),
    answers: [entryAnswer(entry, null), ...answers],
  });
const deleted = (entry: EntryFieldsFragment) => [
  tombstoneAnswer(entry.accession, entry),
  historyAnswer(entry, [
    makeRevision({ version: 3, action: 'delete', reason: 'Twice in the database' }),
    makeRevision({ version: 2 }),
  ]),
  snapshotAnswer(entry, makeSnapshot({ version: 2, autoantibody: 'Anti-tTG', disease: 'Celiac disease' })),
];

test('shows everyone when the entry was deleted, how to cite it, and links to other entries', async () => {
  const entry = makeEntry();
  const { user } = visit(entry, [tombstoneAnswer(entry.accession, entry)]);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Entry ${entry.accession} was deleted` }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Deleted on 20 Nov 2026' })).toBeInTheDocument();
  expect(screen.getByText(/never given to another entry/)).toBeInTheDocument();
  const citation = within(screen.getByRole('region', { name: 'To cite it all the same' }));
  await user.click(citation.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(notices.citationCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    `The Autoimmune Atlas authors. Autoimmune Atlas, ${entry.accession} (deleted 20 Nov 2026). http://localhost/entries/${entry.accession}`,
  );
  expect(screen.queryByRole('button', { name: 'Restore entry' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to see the history' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await user.type(screen.getByRole('combobox', { name: 'Search for similar entries' }), 'tTG{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=tTG'));
});

test('shows signed-in users the last content, and who deleted it and why', async () => {
  const entry = makeEntry();
  visit(entry, deleted(entry), { isSignedIn: true });
  expect(await screen.findByText(/It was Anti-tTG in Celiac disease\./)).toBeInTheDocument();
  expect(screen.getByText('Deleted by Ada Lovelace')).toBeInTheDocument();
  expect(screen.getByText('Twice in the database')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what it said last' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}?version=2`,
  );
  expect(screen.getByRole('combobox', { name: 'Search for similar entries' })).toHaveValue('Anti-tTG');
});

test('is restored to its last content, which the page shows immediately', async () => {
  const entry = makeEntry({ version: 4, mechanism: 'Everything is back' });
  const { user } = visit(
    entry,
    [
      ...deleted(entry),
      restoreAnswer(entry, 2),
      tombstoneAnswer(entry.accession, null),
      relatedAnswer(entry),
      historyAnswer(entry, [makeRevision({ version: 4, action: 'restore' })]),
    ],
    { isSignedIn: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Restore ${entry.accession}` }));
  await user.click(dialog.getByRole('button', { name: 'Restore entry' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  expect(await screen.findByText('Everything is back')).toBeInTheDocument();
  expect(await screen.findByText('Restored by Ada Lovelace')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows an earlier version of it to people who are signed in', async () => {
  const entry = makeEntry();
  visit(
    entry,
    [...deleted(entry), snapshotAnswer(entry, makeSnapshot({ version: 1, mechanism: 'As it was' }))],
    {
      isSignedIn: true,
      query: '?version=1',
    },
  );
  expect(await screen.findByText('As it was')).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('The entry is deleted.');
});

test("shows the catalogue's message if the tombstone fails to load, with a retry", async () => {
  const entry = makeEntry();
  const answer = tombstoneAnswer(entry.accession, entry);
  const { user } = visit(entry, [noAnswer(answer.request), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntry);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Deleted on 20 Nov 2026' })).toBeInTheDocument();
});
