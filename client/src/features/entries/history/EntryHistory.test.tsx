import { failures } from '@contract/failures';
import { screen, waitFor, within } from '@testing-library/react';

import { noAnswer } from '../../../test/answers';
import { makeEntry } from '../../../test/entries';
import { revision, visit } from '../../../test/entryPage';
import { historyAnswer, makeRevision, makeRevisions } from '../../../test/histories';

const history = () => within(screen.getByRole('region', { name: 'History' }));

test('lists revisions, newest first, with user, time, reason and extent', async () => {
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
  expect((await revision(4)).getByText('Restored by a deleted user')).toBeInTheDocument();
  expect((await revision(4)).getByText('current')).toBeInTheDocument();
  expect((await revision(3)).queryByRole('button')).not.toBeInTheDocument();
  const order = history().getAllByRole('heading', { level: 3 });
  expect(order.map(({ textContent }) => textContent)).toEqual(
    [4, 3, 2, 1].map((version) => `Version ${version}`),
  );
});

test('shows from which import or submission a revision came', async () => {
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

test('tells visitors to sign in for the history, with a link', async () => {
  const entry = makeEntry();
  visit(entry, [], { isSignedIn: false });
  const signIn = await screen.findByRole('link', { name: 'Sign in to see the history' });
  expect(signIn).toHaveAttribute('href', `/login?next=%2Fentries%2F${entry.accession}`);
  for (const name of ['Edit', 'More actions'])
    expect(screen.queryByText(name) ?? screen.queryByLabelText(name)).not.toBeInTheDocument();
});

test('loads older revisions on request and focuses the first of them', async () => {
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

test('explains where the earliest versions of a very long history are', async () => {
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
  expect(await screen.findByText(/The list shows the latest 120 of 300 versions/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'version 180' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}.v180`,
  );
});

test('keeps the loaded revisions if older ones fail to load, with a retry', async () => {
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

test("shows the catalogue's message if the history fails to load, with a retry", async () => {
  const entry = makeEntry();
  const answer = historyAnswer(entry, [makeRevision()]);
  const { user } = visit(entry, [noAnswer(answer.request), answer]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchHistory);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeInTheDocument();
});

function change(field: string, before: string | null, after: string | null) {
  return { field, before, after };
}
