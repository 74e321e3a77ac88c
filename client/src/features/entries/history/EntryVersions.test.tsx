import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { EntryComparisonDocument } from '../../../generated/history';
import { noAnswer, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { revision, visit } from '../../../test/entryPage';
import { fillIn } from '../../../test/fillIn';
import {
  historyAnswer,
  makeRevision,
  makeRevisions,
  makeSnapshot,
  restoreAnswer,
  snapshotAnswer,
} from '../../../test/histories';

const address = () => screen.getByLabelText('Address').textContent;

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
  // The later version is selected first: the page puts the two in order.
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

test("shows the catalogue's message if two versions cannot be compared", async () => {
  const entry = makeEntry({ version: 3 });
  const variables = { id: entry.id, from: 1, to: 2 };
  visit(
    entry,
    [historyAnswer(entry, makeRevisions(3, 1)), noAnswer({ query: EntryComparisonDocument, variables })],
    { query: '?compare=2,1' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchHistory);
});

test('shows an earlier version with a label, and links to the current one', async () => {
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

test('states that there is no such version, with the history below', async () => {
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

test('restores a version as a new one with a reason, and shows it immediately', async () => {
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
  await fillIn(user, within(dialog).getByRole('textbox', { name: /^Reason/ }), ' The edit was wrong ');
  await user.click(within(dialog).getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  expect(screen.getByText('Right')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Version 4' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('restoring the displayed version opens the current entry', async () => {
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

test('shows a failed restoring in the dialog and keeps the reason', async () => {
  const entry = makeEntry({ version: 3 });
  const { request } = restoreAnswer(entry, 1, 'Because');
  const { user } = visit(entry, [historyAnswer(entry, makeRevisions(3, 1)), noAnswer(request)]);
  await user.click((await revision(1)).getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Because');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.restoreEntry);
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Because');
});
