import { storageKeys } from '@contract/storage-keys';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { readDrafts } from '../../../components/entryForm/entryDrafts';
import { leaveWhenAgreed } from '../../../session/leaveGate';
import { session } from '../../../session/session';
import { fillIn } from '../../../test/fillIn';
import { address, box, draftKept, drafts, me, saves, visit } from '../../../test/newEntryPage';

beforeEach(() => localStorage.clear());

test('asks before what was typed is left behind', async () => {
  const { user } = visit();
  await fillIn(user, await box('Disease'), 'Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await box('Disease')).toHaveValue('Uveitis');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before one signs out, and keeps the draft for when the same person comes back', async () => {
  const { user } = visit();
  await fillIn(user, await box('Disease'), 'Uveitis');
  const signOut = jest.fn(() => session.end());
  act(() => leaveWhenAgreed(signOut));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(session.state().isAuthenticated).toBe(true);
  act(() => leaveWhenAgreed(signOut));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(readDrafts({ userId: me.id, form: 'new' })).toMatchObject([{ values: { disease: 'Uveitis' } }]);
});

test('lets one go who has typed nothing', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Entries' })).toBeInTheDocument();
});

test('asks before the page is closed with unsaved changes', async () => {
  const { user } = visit();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await box('Disease');
  expect(close()).toBe(false);
  await user.type(await box('Disease'), 'U');
  expect(close()).toBe(true);
});

describe('a draft', () => {
  async function leaveDraft() {
    const { user } = visit();
    await fillIn(user, await box('Disease'), 'Uveitis');
    await draftKept();
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
    expect(await box('Disease')).toHaveValue('Uveitis');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    expect(await saves()).not.toHaveAttribute('aria-disabled');
  });

  test('can be discarded', async () => {
    await leaveDraft();
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(drafts()).toHaveLength(1);
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
    expect(await box('Disease')).toHaveValue('');
    expect(drafts()).toEqual([]);
  });

  test('can be discarded without saving what was typed since', async () => {
    await leaveDraft();
    const { user } = visit();
    await fillIn(user, await box('Disease'), 'Another');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(await box('Disease')).toHaveValue('Another');
    expect(screen.queryByText(/before you save/)).not.toBeInTheDocument();
  });

  test('stays while one types something else, until one decides', async () => {
    await leaveDraft();
    const { user } = visit();
    await screen.findByRole('region', { name: 'Unsaved draft' });
    await fillIn(user, await box('Disease'), 'Another');
    await draftKept();
    const [key = ''] = drafts();
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { values: { disease: string } }[];
    expect(kept.map(({ values: { disease } }) => disease)).toEqual(['Another', 'Uveitis']);
  });

  test('does not hide an older one', async () => {
    await leaveDraft();
    const second = visit();
    await second.user.type(await box('Disease'), 'A');
    await draftKept();
    cleanup();
    const { user } = visit();
    const offers = await screen.findAllByRole('region', { name: 'Unsaved draft' });
    expect(offers.map(({ textContent }) => /entry, (\w+),/.exec(textContent)?.[1])).toEqual(['A', 'Uveitis']);
    await user.click(screen.getAllByRole('button', { name: 'Restore draft' })[1] ?? document.body);
    expect(await box('Disease')).toHaveValue('Uveitis');
    expect(screen.getByRole('region', { name: 'Unsaved draft' })).toHaveTextContent(/, A,/);
  });

  test('is nobody else’s', async () => {
    await leaveDraft();
    visit([], '/entries/new', { id: '00000000-0000-4000-8000-0000000000bb' });
    await box('Disease');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });

  test('that cannot be read is none', async () => {
    localStorage.setItem(`${storageKeys.entryDrafts}:${me.id}:new`, '[{"values":1},null]');
    visit();
    expect(await box('Disease')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Unsaved draft' })).not.toBeInTheDocument();
  });
});
