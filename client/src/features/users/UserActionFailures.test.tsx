import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { screen, within } from '@testing-library/react';

import { SendPasswordLinkDocument, UnlockUserDocument } from '../../generated/users';
import { choose, deletion, row, updateTo, visit } from '../../test/userActions';
import { makeAccount, stateOf } from '../../test/users';

const failing = ({ request }: MockLink.MockedResponse) => ({ request, error: new Error('socket hang up') });

test.each([
  ['Send reset link', SendPasswordLinkDocument, failures.sendPasswordLink],
  ['Unlock', UnlockUserDocument, failures.unlockUser],
])("shows the catalogue's message if this fails: %s", async (action, query, sentence) => {
  const lockedUntil = '2026-11-21T09:30:00.000Z';
  const ada = makeAccount({ name: 'Ada', account: stateOf({ lockedUntil }) });
  const { user } = visit([ada], [failing({ request: { query, variables: { id: ada.id } } })]);
  await choose(user, 'Ada', action);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(within(row('Ada')).getByText(/^Locked/)).toBeInTheDocument();
});

test('a deactivation that failed keeps the account active', async () => {
  const ada = makeAccount({ name: 'Ada' });
  const { user } = visit([ada], [failing(updateTo(ada, { isActive: false }))]);
  await choose(user, 'Ada', 'Deactivate');
  expect(await screen.findByText(failures.toggleUserStatus)).toBeInTheDocument();
  expect(within(row('Ada')).getByText('Active')).toBeInTheDocument();
});

test('a reopening that failed keeps the account closed', async () => {
  const ada = makeAccount({ name: 'Ada', isActive: false, account: stateOf({ isClosed: true }) });
  const { user } = visit([ada], [failing(updateTo(ada, { isActive: true }))], '/users?closed=true');
  await choose(user, 'Ada', 'Reopen');
  expect(await screen.findByText(failures.updateUser)).toBeInTheDocument();
  expect(within(row('Ada')).getByText('Closed')).toBeInTheDocument();
});

test('a failed change of the role leaves the selection unchanged', async () => {
  const ada = makeAccount({ name: 'Ada', role: 'Curator' });
  const { user } = visit([ada], [failing(updateTo(ada, { role: 'Admin' }))]);
  await choose(user, 'Ada', 'Change role');
  await user.click(await screen.findByRole('radio', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(failures.updateUserRole)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Admin' })).toBeChecked();
});

test('a deletion that failed keeps the person', async () => {
  const ada = makeAccount({ name: 'Ada' });
  const { user } = visit([ada], [failing(deletion(ada, false, ''))]);
  await choose(user, 'Ada', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(failures.deleteUser)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(row('Ada')).toBeInTheDocument();
});
