import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { DeleteEntryDocument } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { routes } from '../../../paths';
import { session } from '../../../session/session';
import { answerTo, noAnswer, refusal } from '../../../test/answers';
import {
  diseasesAnswer,
  entriesAnswer,
  entryAnswer,
  makeEntry,
  neighboursAnswer,
} from '../../../test/entries';
import { fillIn } from '../../../test/fillIn';
import {
  historyAnswer,
  makeRevision,
  makeVersion,
  relatedAnswer,
  tombstoneAnswer,
  versionAnswer,
} from '../../../test/histories';
import { makeUser } from '../../../test/makeUser';
import { address, type Answers, renderApp } from '../../../test/renderApp';
import { EntryPage } from '../detail/EntryPage';
import { EntriesPage } from '../list/EntriesPage';

const visit = (
  entry: EntryFieldsFragment,
  answers: Answers,
  at = `/entries/${entry.accession}`,
  signedInAs = {},
) =>
  renderApp({
    pages: { [routes.entry]: EntryPage, [routes.entries]: EntriesPage },
    at,
    signedInAs,
    answers: [
      entryAnswer(entry, entry),
      relatedAnswer(entry),
      historyAnswer(entry, [makeRevision({ version: entry.version })]),
      ...answers,
    ],
  });
type User = ReturnType<typeof visit>['user'];

const askToDelete = async (user: User, { accession }: EntryFieldsFragment) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', { name: `Delete ${accession}` }));
};
const deletion = ({ id, accession, version }: EntryFieldsFragment, reason: string | null = null) =>
  answerTo(
    { query: DeleteEntryDocument, variables: { id, version, reason } },
    { deleteEntry: { __typename: 'EntryRemoval', id, accession } },
  );

test('links permitted users to editing and copying an entry', async () => {
  const entry = makeEntry();
  const { user } = visit(entry, []);
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/entries/${entry.accession}/edit`,
  );
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    `/entries/new?copy=${entry.accession}`,
  );
});

test('explains deletion, deletes the displayed version, and returns to the list without the entry', async () => {
  const [entry, other] = [makeEntry({ version: 7 }), makeEntry()];
  const { user } = visit(
    entry,
    [
      entriesAnswer([entry, other], {}, 30),
      diseasesAnswer(),
      neighboursAnswer(entry, { next: other }),
      entryAnswer({ id: entry.id }, entry),
      deletion(entry, 'Twice in the database'),
      diseasesAnswer(),
    ],
    '/entries',
  );
  await user.click((await screen.findAllByRole('link', { name: new RegExp(entry.accession) }))[0]!);
  const dialog = await askToDelete(user, entry);
  expect(
    dialog.getByText(/disappears from all lists, searches, counts and exports at once/),
  ).toBeInTheDocument();
  expect(dialog.getByText(/you can restore it/)).toBeInTheDocument();
  await fillIn(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Twice in the database');
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  expect(await screen.findByText(messages.entryDeleted)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/entries'));
  expect(await screen.findByText('29 entries')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: new RegExp(entry.accession) })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(other.accession) })).toBeInTheDocument();
});

test('who leaves before the answer is only told of it, and the list no longer has the entry', async () => {
  const [entry, other] = [makeEntry(), makeEntry()];
  const { user, goTo, hold } = visit(
    entry,
    [
      entriesAnswer([entry, other], {}, 30),
      diseasesAnswer(),
      entryAnswer({ id: entry.id }, entry),
      neighboursAnswer(entry, { next: other }),
      deletion(entry),
      diseasesAnswer(),
    ],
    '/entries',
  );
  await user.click((await screen.findAllByRole('link', { name: new RegExp(entry.accession) }))[0]!);
  const dialog = await askToDelete(user, entry);
  const answer = hold();
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(messages.entryDeleted)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
  await goTo('/entries');
  expect(await screen.findByText('29 entries')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: new RegExp(entry.accession) })).not.toBeInTheDocument();
});

test('leaving the dialog deletes nothing, and gives the focus back', async () => {
  const entry = makeEntry();
  const { user } = visit(entry, []);
  const dialog = await askToDelete(user, entry);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  expect(address()).toBe(`/entries/${entry.accession}`);
});

test("shows another user's change before the entry is deleted", async () => {
  const entry = makeEntry({ version: 2, epitope: 'N-terminus' });
  const changed = { ...entry, version: 3, epitope: 'C-terminus' };
  const { user } = visit(entry, [
    refusal(deletion(entry).request, 'CONFLICT', messages.entryStale(3)),
    historyAnswer(entry, [
      makeRevision({
        version: 3,
        reason: 'Newer paper',
        changes: [{ field: 'epitope', before: 'N-terminus', after: 'C-terminus' }],
      }),
      makeRevision({ version: 2, reason: 'Seen already' }),
    ]),
    entryAnswer({ id: entry.id }, changed),
    relatedAnswer(entry),
    deletion(changed),
    entriesAnswer([]),
    diseasesAnswer(),
  ]);
  const dialog = await askToDelete(user, entry);
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  expect(await dialog.findByText(messages.entryStale(3))).toBeInTheDocument();
  const changes = within(await dialog.findByRole('group', { name: 'Changes in the meantime' }));
  expect(changes.getByText('Version 3: Changed by Ada Lovelace')).toBeInTheDocument();
  expect(changes.getByRole('insertion')).toHaveTextContent('C');
  expect(changes.queryByText('Seen already')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete anyway' }));
  expect(await screen.findByText(messages.entryDeleted)).toBeInTheDocument();
});

test('reports that another user has deleted the entry already', async () => {
  const entry = makeEntry({ version: 2 });
  const { user } = visit(entry, [
    refusal(deletion(entry).request, 'NOT_FOUND', messages.entryNotFound),
    entryAnswer(entry, null),
    tombstoneAnswer(entry.accession, entry),
    versionAnswer(entry, makeVersion({ version: 2, deleted: true })),
    historyAnswer(entry, [makeRevision({ version: 3, action: 'delete' })]),
  ]);
  const dialog = await askToDelete(user, entry);
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  expect(await screen.findByText(messages.entryNotFound)).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: `Entry ${entry.accession} was deleted` }),
  ).toBeInTheDocument();
});

test("shows the catalogue's message after a failed deletion, and keeps the entry", async () => {
  const entry = makeEntry();
  const { user } = visit(entry, [noAnswer(deletion(entry).request)]);
  const dialog = await askToDelete(user, entry);
  await user.click(dialog.getByRole('button', { name: 'Delete entry' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(failures.deleteEntry);
  expect(dialog.getByRole('button', { name: 'Delete entry' })).toBeInTheDocument();
});

test('after a lost session the same person finds the reason in the dialog, and nobody else does', async () => {
  const [entry, curator, other] = [makeEntry(), makeUser(), makeUser()];
  const reasonOf = async (signedInAs: typeof curator) => {
    cleanup();
    const { user } = visit(entry, [], undefined, signedInAs);
    const reason = (await askToDelete(user, entry)).getByRole('textbox', { name: /^Reason/ });
    return { user, reason };
  };
  const { user, reason } = await reasonOf(curator);
  await fillIn(user, reason, 'Twice in the database');
  act(() => session.expire('token-of-a-test'));
  expect(address()).toContain('/login');
  expect((await reasonOf(other)).reason).toHaveValue('');
  expect((await reasonOf(curator)).reason).toHaveValue('Twice in the database');
});
