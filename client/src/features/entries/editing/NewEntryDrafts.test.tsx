import { storageKeys } from '@contract/storage-keys';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { readDrafts } from '../../../components/entryForm/entryDrafts';
import { leaveAfterConfirmation } from '../../../session/leaveConfirmation';
import { session } from '../../../session/session';
import { drafts } from '../../../test/editing';
import { fillIn } from '../../../test/fillIn';
import { findCombobox, findDraftNotice, findSaveButton, me, visit } from '../../../test/newEntryPage';
import { address } from '../../../test/renderApp';

beforeEach(() => localStorage.clear());

test('asks before leaving unsaved input', async () => {
  const { user } = visit();
  await fillIn(user, await findCombobox('Disease'), 'Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await findCombobox('Disease')).toHaveValue('Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before signing out, and keeps the draft for the same user', async () => {
  const { user } = visit();
  await fillIn(user, await findCombobox('Disease'), 'Uveitis');
  const signOut = jest.fn(() => session.end());
  act(() => leaveAfterConfirmation(signOut));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(session.state().isAuthenticated).toBe(true);
  act(() => leaveAfterConfirmation(signOut));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(readDrafts({ userId: me.id, form: 'new' })).toMatchObject([{ values: { disease: 'Uveitis' } }]);
});

test('does not ask without input', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before closing the page with unsaved changes', async () => {
  const { user } = visit();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await findCombobox('Disease');
  expect(close()).toBe(false);
  await user.type(await findCombobox('Disease'), 'U');
  expect(close()).toBe(true);
});

describe('a draft', () => {
  async function leaveDraft() {
    const { user } = visit();
    await fillIn(user, await findCombobox('Disease'), 'Uveitis');
    await findDraftNotice();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Entries' });
    cleanup();
  }

  test('is offered again, and restored', async () => {
    await leaveDraft();
    const { user } = visit();
    const offer = await screen.findByRole('region', { name: 'Unsaved draft' });
    expect(offer).toHaveTextContent('You have an unsaved draft of a new entry, Uveitis, from');
    await user.click(within(offer).getByRole('button', { name: 'Restore draft' }));
    expect(await findCombobox('Disease')).toHaveValue('Uveitis');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await findCombobox('Disease')).toHaveFocus());
    expect(await findSaveButton()).not.toHaveAttribute('aria-disabled');
  });

  test('can be discarded', async () => {
    await leaveDraft();
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(drafts()).toHaveLength(1);
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    expect(await findCombobox('Disease')).toHaveValue('');
    await waitFor(async () => expect(await findCombobox('Disease')).toHaveFocus());
    expect(drafts()).toEqual([]);
  });

  test('can be discarded without saving later input', async () => {
    await leaveDraft();
    const { user } = visit();
    await fillIn(user, await findCombobox('Disease'), 'Another');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await findCombobox('Disease')).toHaveValue('Another');
    expect(screen.queryByText(/before you save/)).not.toBeInTheDocument();
  });

  test('stays during other input until it is restored or discarded', async () => {
    await leaveDraft();
    const { user } = visit();
    await screen.findByRole('region', { name: 'Unsaved draft' });
    await fillIn(user, await findCombobox('Disease'), 'Another');
    await findDraftNotice();
    const [key = ''] = drafts();
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { values: { disease: string } }[];
    expect(stored.map(({ values: { disease } }) => disease)).toEqual(['Another', 'Uveitis']);
  });

  test('does not replace what was typed since, which becomes a draft that is offered', async () => {
    await leaveDraft();
    const { user } = visit();
    await fillIn(user, await findCombobox('Disease'), 'Another');
    await user.click(screen.getByRole('button', { name: 'Restore draft' }));
    expect(await findCombobox('Disease')).toHaveValue('Uveitis');
    await waitFor(async () => expect(await findCombobox('Disease')).toHaveFocus());
    expect(readDrafts({ userId: me.id, form: 'new' }).map(({ values }) => values.disease)).toContain(
      'Another',
    );
    const offer = screen.getByRole('region', { name: 'Unsaved draft' });
    expect(offer).toHaveTextContent(/, Another,/);
    await user.click(within(offer).getByRole('button', { name: 'Restore draft' }));
    expect(await findCombobox('Disease')).toHaveValue('Another');
    expect(screen.getByRole('region', { name: 'Unsaved draft' })).toHaveTextContent(/, Uveitis,/);
  });

  test('does not replace an older draft', async () => {
    await leaveDraft();
    const second = visit();
    await second.user.type(await findCombobox('Disease'), 'A');
    await findDraftNotice();
    cleanup();
    const { user } = visit();
    const offers = await screen.findAllByRole('region', { name: 'Unsaved draft' });
    expect(offers.map(({ textContent }) => /entry, (\w+),/.exec(textContent)?.[1])).toEqual(['A', 'Uveitis']);
    await user.click(screen.getAllByRole('button', { name: 'Restore draft' })[1] ?? document.body);
    expect(await findCombobox('Disease')).toHaveValue('Uveitis');
    expect(screen.getByRole('region', { name: 'Unsaved draft' })).toHaveTextContent(/, A,/);
  });

  test('is not offered to other users', async () => {
    await leaveDraft();
    visit([], '/entries/new', { id: '00000000-0000-4000-8000-0000000000bb' });
    await findCombobox('Disease');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });

  test('of an older version, whose parts had other names, is offered', async () => {
    await leaveDraft();
    const key = `${storageKeys.entryDrafts}:${me.id}:new`;
    const older = localStorage
      .getItem(key)
      ?.replaceAll('"base":', '"kept":')
      .replaceAll('"extras":', '"aside":');
    localStorage.setItem(key, older ?? '');
    expect(older).toContain('"kept":');
    cleanup();
    visit();
    expect(await screen.findByRole('region', { name: 'Unsaved draft' })).toBeInTheDocument();
  });

  test('that cannot be read is none', async () => {
    localStorage.setItem(`${storageKeys.entryDrafts}:${me.id}:new`, '[{"values":1},null]');
    visit();
    expect(await findCombobox('Disease')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });
});
