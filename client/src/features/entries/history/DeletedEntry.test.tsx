import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../../components/notify';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { noAnswer, refusal } from '../../../test/answers';
import { entryAnswer, makeEntry } from '../../../test/entries';
import {
  historyAnswer,
  makeRevision,
  makeVersion,
  relatedAnswer,
  restoreAnswer,
  tombstoneAnswer,
  versionAnswer,
} from '../../../test/histories';
import { type Answers, renderApp } from '../../../test/renderApp';
import { EntryPage } from '../detail/EntryPage';

const visit = (entry: EntryFieldsFragment, answers: Answers, { isSignedIn = false } = {}) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${entry.accession}`,
    ...(isSignedIn && { signedInAs: {} }),
    answers: [entryAnswer(entry, null), ...answers],
  });
const lastVersion = (entry: EntryFieldsFragment) =>
  versionAnswer(
    entry,
    makeVersion({ version: 2, autoantibody: 'Anti-tTG', disease: 'Celiac disease', deleted: true }),
  );
const deleted = (entry: EntryFieldsFragment) => [
  tombstoneAnswer(entry.accession, entry),
  historyAnswer(entry, [
    makeRevision({ version: 3, action: 'delete', reason: 'Twice in the database' }),
    makeRevision({ version: 2 }),
  ]),
  lastVersion(entry),
];

test('shows everyone when the entry was deleted, how to cite it, and links to other entries', async () => {
  const entry = makeEntry();
  const { user } = visit(entry, [tombstoneAnswer(entry.accession, entry), lastVersion(entry)]);
  expect(
    await screen.findByRole('heading', { level: 1, name: `Entry ${entry.accession} was deleted` }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Deleted on 20 Nov 2026' })).toBeInTheDocument();
  expect(screen.getByText(/Its accession is never reused/)).toBeInTheDocument();
  const citation = within(screen.getByRole('region', { name: 'Citation of the deleted entry' }));
  await user.click(citation.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(notices.citationCopied)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    `The Autoimmune Atlas authors. Autoimmune Atlas, ${entry.accession} (deleted 20 Nov 2026). ` +
      `http://localhost/entries/${entry.accession}`,
  );
  expect(screen.queryByRole('button', { name: 'Restore entry' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to see the history' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText(/It was Anti-tTG in Celiac disease\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the last version' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}.v2`,
  );
  const similar = screen.getByRole('combobox', { name: 'Search for similar entries' });
  expect(similar).toHaveValue('Anti-tTG');
  await user.clear(similar);
  await user.type(similar, 'tTG{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/entries?search=tTG'));
});

test('tells people who are signed in who deleted it and why', async () => {
  const entry = makeEntry();
  visit(entry, deleted(entry), { isSignedIn: true });
  expect(await screen.findByText('Deleted by Ada Lovelace')).toBeInTheDocument();
  expect(screen.getByText('Twice in the database')).toBeInTheDocument();
});

test('says nothing of what it was if that was withdrawn', async () => {
  const entry = makeEntry();
  const { request } = lastVersion(entry);
  visit(entry, [
    tombstoneAnswer(entry.accession, entry),
    refusal(request, 'GONE', messages.versionWithdrawn),
  ]);
  expect(await screen.findByRole('heading', { name: 'Deleted on 20 Nov 2026' })).toBeInTheDocument();
  expect(screen.queryByText(/It was/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show the last version' })).not.toBeInTheDocument();
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

test('says in the words of the catalogue that it could not be found out, and tries again', async () => {
  const entry = makeEntry();
  const answer = tombstoneAnswer(entry.accession, entry);
  const { user } = visit(entry, [noAnswer(answer.request), answer, lastVersion(entry)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntry);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Deleted on 20 Nov 2026' })).toBeInTheDocument();
});
