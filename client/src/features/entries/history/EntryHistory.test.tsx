import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { EntryComparisonDocument } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { noAnswer, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import {
  entryAnswer,
  historyAnswer,
  makeRevision,
  makeRevisions,
  makeSnapshot,
  relatedAnswer,
  restoreAnswer,
  snapshotAnswer,
} from '../../../test/histories';
import { renderApp } from '../../../test/renderApp';
import { EntryPage } from '../EntryPage';

const visit = (
  entry: EntryFieldsFragment,
  answers: readonly MockLink.MockedResponse[],
  { query = '', isSignedIn = true } = {},
) =>
  renderApp({
    pages: { [routes.entry]: EntryPage },
    at: `/entries/${entry.accession}${query}`,
    ...(isSignedIn && { signedInAs: {} }),
    answers: [entryAnswer(entry, entry), relatedAnswer(entry), relatedAnswer(entry), ...answers],
  });
const history = () => within(screen.getByRole('region', { name: 'History' }));
const revision = async (version: number) => {
  const heading = await screen.findByRole('heading', { name: `Version ${version}` });
  return within(heading.closest('li')!);
};
const address = () => screen.getByLabelText('Address').textContent;

test('tells what was done, newest first: by whom, when, why and how much', async () => {
  const entry = makeEntry({ version: 4 });
  visit(entry, [
    historyAnswer(entry, [
      makeRevision({ version: 4, action: 'restore', by: null, changes: [change('epitope', 'a', 'b')] }),
      makeRevision({ version: 3, action: 'delete' }),
      makeRevision({
        version: 2,
        reason: 'New cohort',
        changes: [change('epitope', 'b', 'a'), change('type', null, 'Enzyme')],
      }),
      makeRevision({
        version: 1,
        action: 'create',
        by: null,
        source: 'starter',
        changes: [change('epitope', null, 'b')],
      }),
    ]),
  ]);
  const second = await revision(2);
  expect(second.getByText('Changed by Ada Lovelace')).toBeInTheDocument();
  expect(second.getByText('New cohort')).toBeInTheDocument();
  expect(second.getByText('20 Nov 2026')).toHaveAttribute('title', expect.stringContaining('November 2026'));
  expect(second.getByRole('button', { name: '2 fields changed' })).toBeInTheDocument();
  const first = await revision(1);
  expect(first.getByText('Created from the starter data')).toBeInTheDocument();
  expect(first.getByRole('button', { name: '1 field filled' })).toBeInTheDocument();
  expect((await revision(4)).getByText('Restored by somebody whose account is gone')).toBeInTheDocument();
  expect((await revision(4)).getByText('current')).toBeInTheDocument();
  expect((await revision(3)).queryByRole('button')).not.toBeInTheDocument();
  const order = history().getAllByRole('heading', { level: 3 });
  expect(order.map(({ textContent }) => textContent)).toEqual(
    [4, 3, 2, 1].map((version) => `Version ${version}`),
  );
});

test('says which import or submission a revision came from', async () => {
  const entry = makeEntry({ version: 3 });
  visit(entry, [
    historyAnswer(entry, [
      makeRevision({ version: 3, source: 'submission:s1' }),
      makeRevision({ version: 2, by: null, source: 'import:i1' }),
      makeRevision({ version: 1, action: 'create', source: 'edit' }),
    ]),
  ]);
  const second = await revision(2);
  expect(second.getByText('Changed by an import')).toBeInTheDocument();
  expect(second.getByRole('link', { name: 'from an import' })).toHaveAttribute('href', '/import/i1');
  expect((await revision(3)).getByText('from a submission')).toBeInTheDocument();
  expect((await revision(1)).queryByText(/^from/)).not.toBeInTheDocument();
});

test('unfolds what changed, word by word, in words too', async () => {
  const entry = makeEntry({ version: 2 });
  const { user } = visit(entry, [
    historyAnswer(entry, [
      makeRevision({
        version: 2,
        changes: [
          change('additional.Curator', null, 'A. B.'),
          change('sensitivity', '62% of 120 patients', '70% of 120 patients'),
        ],
      }),
    ]),
  ]);
  const unfold = (await revision(2)).getByRole('button', { name: '2 fields changed' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await user.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  const item = await revision(2);
  expect(item.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Sensitivity', 'Curator']);
  expect(item.getByRole('deletion')).toHaveTextContent('removed: 62');
  expect(item.getAllByRole('insertion')[0]).toHaveTextContent('added: 70');
});

test('tells visitors that the history is for people who are signed in, and leads there', async () => {
  const entry = makeEntry();
  visit(entry, [], { isSignedIn: false });
  const signIn = await screen.findByRole('link', { name: 'Sign in to see the history' });
  expect(signIn).toHaveAttribute('href', `/login?next=%2Fentries%2F${entry.accession}`);
  for (const name of ['Edit', 'More actions'])
    expect(screen.queryByText(name) ?? screen.queryByLabelText(name)).not.toBeInTheDocument();
});

test('shows older revisions when asked, and takes the focus to the first of them', async () => {
  const entry = makeEntry({ version: 25 });
  const { user } = visit(entry, [
    historyAnswer(entry, makeRevisions(25, 6), { total: 25 }),
    historyAnswer(entry, makeRevisions(25, 1), { limit: 40, total: 25 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show 5 older versions' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Version 5' })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Version 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
});

test('says of a very long history where the earliest versions are', async () => {
  const entry = makeEntry({ version: 300 });
  const total = 300;
  const { user } = visit(entry, [
    historyAnswer(entry, makeRevisions(300, 281), { total }),
    historyAnswer(entry, makeRevisions(300, 261), { limit: 40, total }),
    historyAnswer(entry, makeRevisions(300, 221), { limit: 80, total }),
    historyAnswer(entry, makeRevisions(300, 181), { limit: 120, total }),
  ]);
  for (const older of [20, 40, 40])
    await user.click(await screen.findByRole('button', { name: `Show ${older} older versions` }));
  expect(await screen.findByText(/The latest 120 of 300 versions are listed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'version 180' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}?version=180`,
  );
});

test('keeps what is there when older revisions cannot be fetched, and tries again', async () => {
  const entry = makeEntry({ version: 21 });
  const older = historyAnswer(entry, makeRevisions(21, 1), { limit: 40, total: 21 });
  const { user } = visit(entry, [
    historyAnswer(entry, makeRevisions(21, 2), { total: 21 }),
    noAnswer(older.request),
    older,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show 1 older version' }));
  expect(await screen.findByText(failures.fetchHistory)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Version 21' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeInTheDocument();
});

test('says in the words of the catalogue that the history could not be fetched, and tries again', async () => {
  const entry = makeEntry();
  const answer = historyAnswer(entry, [makeRevision()]);
  const { user } = visit(entry, [noAnswer(answer.request), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchHistory);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeInTheDocument();
});

test('compares any two versions field by field, in an address that can be passed on', async () => {
  const entry = makeEntry({ version: 3 });
  const comparison = {
    request: { query: EntryComparisonDocument, variables: { id: entry.id, from: 1, to: 3 } },
    result: {
      data: {
        before: makeSnapshot({ version: 1, epitope: 'N-terminus', additional: { Note: 'old' } }),
        after: makeSnapshot({ version: 3, epitope: 'C-terminus' }),
      },
    },
  };
  const { user } = visit(entry, [historyAnswer(entry, makeRevisions(3, 1)), comparison]);
  const form = within(await screen.findByRole('form', { name: 'Compare versions' }));
  // The later one first: they are put in order.
  await user.selectOptions(form.getByRole('combobox', { name: 'Compare' }), 'Version 3, 20 Nov 2026');
  await user.selectOptions(form.getByRole('combobox', { name: 'with' }), 'Version 1, 20 Nov 2026');
  await user.click(form.getByRole('button', { name: 'Compare' }));
  const heading = await screen.findByRole('heading', { name: 'From version 1 to version 3' });
  expect(heading).toHaveFocus();
  expect(address()).toBe(`/entries/${entry.accession}?compare=1,3`);
  const panel = within(screen.getByRole('region', { name: 'From version 1 to version 3' }));
  expect(await panel.findByText('2 fields differ; the others are the same.')).toBeInTheDocument();
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Epitope', 'Note']);
  await user.click(panel.getByRole('button', { name: 'Close comparison' }));
  expect(form.getByRole('button', { name: 'Compare' })).toHaveFocus();
  expect(address()).toBe(`/entries/${entry.accession}`);
});

test('says in the words of the catalogue that two versions could not be compared', async () => {
  const entry = makeEntry({ version: 3 });
  const variables = { id: entry.id, from: 1, to: 2 };
  visit(
    entry,
    [historyAnswer(entry, makeRevisions(3, 1)), noAnswer({ query: EntryComparisonDocument, variables })],
    { query: '?compare=2,1' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchHistory);
});

test('shows an entry as it was, marked as that, and leads back to what it says now', async () => {
  const entry = makeEntry({ version: 3, mechanism: 'What it says now' });
  const { user } = visit(
    entry,
    [
      historyAnswer(entry, makeRevisions(3, 1)),
      snapshotAnswer(entry, makeSnapshot({ version: 2, mechanism: 'What it said then' })),
    ],
    { query: '?version=2' },
  );
  expect(await screen.findByText('What it said then')).toBeInTheDocument();
  expect(screen.queryByText('What it says now')).not.toBeInTheDocument();
  expect(screen.getByRole('note', { name: 'An earlier version' })).toHaveTextContent('It is at version 3.');
  expect(document.title).toMatch(/^Version 2 of AIA/);
  await user.click(screen.getByRole('link', { name: 'Show the current version' }));
  expect(await screen.findByText('What it says now')).toBeInTheDocument();
});

test('says that there is no such version, with the history below', async () => {
  const entry = makeEntry({ version: 1 });
  const { request } = snapshotAnswer(entry, makeSnapshot({ version: 9 }));
  visit(
    entry,
    [historyAnswer(entry, [makeRevision()]), refusal(request, 'NOT_FOUND', messages.revisionNotFound)],
    { query: '?version=9' },
  );
  expect(
    await screen.findByRole('heading', { name: `${entry.accession} has no version 9` }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeInTheDocument();
});

test('restores a version as a new one, for a reason, and shows it at once', async () => {
  const entry = makeEntry({ version: 3, mechanism: 'Wrong' });
  const restored = { ...entry, version: 4, mechanism: 'Right' };
  const { user } = visit(entry, [
    historyAnswer(entry, makeRevisions(3, 1)),
    restoreAnswer(restored, 2, 'The edit was wrong'),
    historyAnswer(entry, makeRevisions(4, 1)),
  ]);
  await user.click((await revision(2)).getByRole('button', { name: 'Restore version 2' }));
  const dialog = await screen.findByRole('dialog', { name: `Restore version 2 of ${entry.accession}` });
  expect(dialog).toHaveTextContent('as a new version');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), ' The edit was wrong ');
  await user.click(within(dialog).getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  expect(screen.getByText('Right')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Version 4' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('restoring the version that is shown leads to what the entry says now', async () => {
  const entry = makeEntry({ version: 3 });
  const { user } = visit(
    entry,
    [
      historyAnswer(entry, makeRevisions(3, 1)),
      snapshotAnswer(entry, makeSnapshot({ version: 1, mechanism: 'What it said then' })),
      restoreAnswer({ ...entry, version: 4, mechanism: 'What it said then' }, 1),
      historyAnswer(entry, makeRevisions(4, 1)),
    ],
    { query: '?version=1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/entries/${entry.accession}`));
  expect(await screen.findByText('Version 4', { selector: 'span' })).toBeInTheDocument();
});

test('a failed restoring says so in the dialog, which keeps the reason', async () => {
  const entry = makeEntry({ version: 3 });
  const { request } = restoreAnswer(entry, 1, 'Because');
  const { user } = visit(entry, [historyAnswer(entry, makeRevisions(3, 1)), noAnswer(request)]);
  await user.click((await revision(1)).getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Because');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.restoreEntry);
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Because');
});

function change(field: string, before: string | null, after: string | null) {
  return { field, before, after };
}
