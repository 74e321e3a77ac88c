import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { EntryComparisonDocument } from '../../../generated/history';
import { session } from '../../../session/session';
import { answerTo, noAnswer, refusal } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { revision, visit } from '../../../test/entryPage';
import { fillIn } from '../../../test/fillIn';
import {
  historyAnswer,
  makeRevision,
  makeRevisions,
  makeVersion,
  restoreAnswer,
  versionAnswer,
} from '../../../test/histories';
import { makeUser } from '../../../test/makeUser';
import { address } from '../../../test/renderApp';

test('compares any two versions field by field, in an address that can be passed on', async () => {
  const entry = makeEntry({ version: 3 });
  const comparison = answerTo(
    { query: EntryComparisonDocument, variables: { accession: entry.accession, from: 1, to: 3 } },
    {
      before: makeVersion({ version: 1, epitope: 'N-terminus', additional: { Note: 'old' } }),
      after: makeVersion({ version: 3, epitope: 'C-terminus' }),
    },
  );
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

test('the selects name the compared versions, also one that is not loaded yet', async () => {
  const entry = makeEntry({ version: 30 });
  const comparison = answerTo(
    { query: EntryComparisonDocument, variables: { accession: entry.accession, from: 2, to: 29 } },
    { before: makeVersion({ version: 2 }), after: makeVersion({ version: 29 }) },
  );
  const history = historyAnswer(entry, makeRevisions(30, 11), { total: 30 });
  visit(entry, [history, comparison], { query: '?compare=2,29' });
  const form = within(await screen.findByRole('form', { name: 'Compare versions' }));
  expect(form.getByRole('combobox', { name: 'Compare' })).toHaveDisplayValue('Version 2');
  expect(form.getByRole('combobox', { name: 'with' })).toHaveDisplayValue('Version 29, 20 Nov 2026');
});

test("shows the catalogue's message if two versions cannot be compared", async () => {
  const entry = makeEntry({ version: 3 });
  const variables = { accession: entry.accession, from: 1, to: 2 };
  visit(
    entry,
    [historyAnswer(entry, makeRevisions(3, 1)), noAnswer({ query: EntryComparisonDocument, variables })],
    { query: '?compare=2,1' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchHistory);
});

test.each([
  ['NOT_FOUND', messages.versionNotFound, /does not have both of these versions/],
  ['GONE', messages.versionWithdrawn, /held personal data/],
] as const)(
  'says why versions that the server refuses (%s) cannot be compared',
  async (code, message, why) => {
    const entry = makeEntry({ version: 3 });
    const variables = { accession: entry.accession, from: 1, to: 99 };
    visit(
      entry,
      [
        historyAnswer(entry, makeRevisions(3, 1)),
        refusal({ query: EntryComparisonDocument, variables }, code, message),
      ],
      { query: '?compare=1,99' },
    );
    const panel = within(await screen.findByRole('region', { name: 'From version 1 to version 99' }));
    expect(await panel.findByText(why)).toBeInTheDocument();
    expect(panel.queryByText(/network/)).not.toBeInTheDocument();
  },
);

describe('the page of a version', () => {
  const then = { version: 2, mechanism: 'What it said then' };

  test('shows everybody the entry as it was, marked as old, and leads to what it says now', async () => {
    const entry = makeEntry({ version: 3, mechanism: 'What it says now' });
    const { user } = visit(entry, [versionAnswer(entry, makeVersion(then))], {
      isSignedIn: false,
      path: `/entries/${entry.accession.toLowerCase()}.v2`,
    });
    expect(await screen.findByText('What it said then')).toBeInTheDocument();
    expect(screen.getByRole('note', { name: 'An earlier version' })).toHaveTextContent(
      `An old version of ${entry.accession}` +
        'This is version 2. The entry has changed since, and is now at version 3.',
    );
    expect(document.title).toMatch(/^Version 2 of AIA/);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Compare with the current one' })).toHaveAttribute(
      'href',
      `/entries/${entry.accession}?compare=2,3`,
    );
    await user.click(screen.getByRole('link', { name: 'Show the current version' }));
    expect(await screen.findByText('What it says now')).toBeInTheDocument();
  });

  test('gives its own address to cite it, to link to it, and to programs', async () => {
    const entry = makeEntry({ version: 3 });
    const own = `http://localhost/entries/${entry.accession}.v2`;
    const { user } = visit(entry, [versionAnswer(entry, makeVersion(then))], {
      isSignedIn: false,
      path: `/entries/${entry.accession}.v2`,
    });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(own);
    await user.click(screen.getByRole('button', { name: 'Cite' }));
    const citing = within(await screen.findByRole('dialog', { name: 'Cite this entry' }));
    expect(citing.getByLabelText('Citation')).toHaveTextContent(`version 2 (20 Nov 2026). ${own}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Use in code' }));
    const code = within(await screen.findByRole('dialog'));
    expect(await code.findByText(`http://localhost/api/disease/${entry.accession}.v2`)).toBeInTheDocument();
  });

  test('says of the current version that it is that, and stays', async () => {
    const entry = makeEntry({ version: 3 });
    visit(entry, [versionAnswer(entry, makeVersion({ version: 3 }))], {
      isSignedIn: false,
      path: `/entries/${entry.accession}.v3`,
    });
    expect(await screen.findByRole('note', { name: 'The current version' })).toHaveTextContent(
      'When the entry changes, this address goes on showing version 3.',
    );
    expect(screen.getByRole('link', { name: 'Go to the entry' })).toHaveAttribute(
      'href',
      `/entries/${entry.accession}`,
    );
    expect(screen.queryByRole('link', { name: /Compare/ })).not.toBeInTheDocument();
  });

  test('says that the entry was deleted since', async () => {
    const entry = makeEntry({ version: 3 });
    visit(entry, [versionAnswer(entry, makeVersion({ ...then, deleted: true }))], {
      isSignedIn: false,
      path: `/entries/${entry.accession}.v2`,
    });
    expect(await screen.findByText('What it said then')).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent(
      `${entry.accession} was deletedThis is version 2. Lists and searches`,
    );
    expect(screen.getByRole('link', { name: 'About the deletion' })).toBeInTheDocument();
  });

  test.each([
    ['that there is no such version', 'NOT_FOUND', messages.versionNotFound, 'has no version 9'],
    ['that it was withdrawn', 'GONE', messages.versionWithdrawn, 'can no longer be read'],
  ] as const)('says %s, and leads to the entry', async (_, code, message, title) => {
    const entry = makeEntry({ version: 3 });
    const { request } = versionAnswer(entry, makeVersion({ version: 9 }));
    visit(entry, [refusal(request, code, message)], { path: `/entries/${entry.accession}.v9` });
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(title) })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show the entry as it is now' })).toHaveAttribute(
      'href',
      `/entries/${entry.accession}`,
    );
  });

  test('says in the words of the catalogue that fetching failed, and tries again', async () => {
    const entry = makeEntry({ version: 3 });
    const answer = versionAnswer(entry, makeVersion(then));
    const { user } = visit(entry, [noAnswer(answer.request), answer], {
      isSignedIn: false,
      path: `/entries/${entry.accession}.v2`,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchEntry);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What it said then')).toBeInTheDocument();
  });

  test('is where the former address of a version leads', async () => {
    const entry = makeEntry({ version: 3 });
    visit(entry, [versionAnswer(entry, makeVersion(then))], { isSignedIn: false, query: '?version=2' });
    expect(await screen.findByText('What it said then')).toBeInTheDocument();
    expect(address()).toBe(`/entries/${entry.accession}.v2`);
  });
});

test('shows visitors what differs between two versions, without names', async () => {
  const entry = makeEntry({ version: 3 });
  const comparison = answerTo(
    {
      query: EntryComparisonDocument,
      variables: { accession: entry.accession, from: 1, to: 3 },
    },
    {
      before: makeVersion({ version: 1, epitope: 'N-terminus' }),
      after: makeVersion({ version: 3, epitope: 'C-terminus' }),
    },
  );
  const { user } = visit(entry, [comparison], { isSignedIn: false, query: '?compare=1,3' });
  const panel = within(await screen.findByRole('region', { name: 'From version 1 to version 3' }));
  expect(await panel.findByText('1 field differs; the others are the same.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Close comparison' }));
  expect(screen.queryByRole('region', { name: /From version/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to see the history' })).toBeInTheDocument();
});

test('the history says that a version was withdrawn, and offers nothing of it', async () => {
  const entry = makeEntry({ version: 3 });
  visit(entry, [
    historyAnswer(entry, [
      makeRevision({ version: 3, changesWithheld: true }),
      makeRevision({ version: 2, changesWithheld: true, withdrawnAt: '2026-11-21T09:30:00.000Z' }),
      makeRevision({ version: 1, action: 'create' }),
    ]),
  ]);
  const withdrawn = await revision(2);
  expect(withdrawn.getByText('withdrawn')).toBeInTheDocument();
  expect(withdrawn.getByText(/^Withdrawn on/)).toHaveTextContent('What it said is not shown.');
  expect(withdrawn.queryByRole('link')).not.toBeInTheDocument();
  expect(withdrawn.queryByRole('button')).not.toBeInTheDocument();
  expect((await revision(3)).getByText(/What changed is not shown/)).toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Compare versions' }));
  const offered = within(form.getByRole('combobox', { name: 'with' })).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Version 3, 20 Nov 2026',
    'Version 1, 20 Nov 2026',
  ]);
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
  expect(dialog).toHaveTextContent('creates a new version');
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
      versionAnswer(entry, makeVersion({ version: 1, mechanism: 'What it said then' })),
      restoreAnswer({ ...entry, version: 4, mechanism: 'What it said then' }, 1),
      historyAnswer(entry, makeRevisions(4, 1)),
    ],
    { path: `/entries/${entry.accession}.v1` },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/entries/${entry.accession}`));
  expect(await screen.findByText('Version 4', { selector: 'span' })).toBeInTheDocument();
});

test('who leaves before a version is restored is only told of it', async () => {
  const entry = makeEntry({ version: 3 });
  const { user, goTo, hold } = visit(
    entry,
    [
      historyAnswer(entry, makeRevisions(3, 1)),
      versionAnswer(entry, makeVersion({ version: 1 })),
      restoreAnswer({ ...entry, version: 4 }, 1),
    ],
    { path: `/entries/${entry.accession}.v1` },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const answer = hold();
  await user.click(await screen.findByRole('button', { name: 'Restore version' }));
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(messages.entryRestored)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
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

test('after a lost session the same person finds the reason of a restoring, and nobody else does', async () => {
  const entry = makeEntry({ version: 3 });
  const [curator, other] = [makeUser(), makeUser()];
  const reasonOf = async (signedInAs: typeof curator) => {
    cleanup();
    const { user } = visit(entry, [historyAnswer(entry, makeRevisions(3, 1))], { signedInAs });
    await user.click((await revision(1)).getByRole('button', { name: 'Restore version 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, reason: dialog.getByRole('textbox', { name: /^Reason/ }) };
  };
  const { user, reason } = await reasonOf(curator);
  await fillIn(user, reason, 'Because');
  act(() => session.expire('token-of-a-test'));
  expect((await reasonOf(other)).reason).toHaveValue('');
  expect((await reasonOf(curator)).reason).toHaveValue('Because');
});
