import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import { SendPasswordLinkDocument, UnlockUserDocument } from '../../generated/users';
import { answerTo } from '../../test/answers';
import { choose, deletion, openMenu, ownId, row, updateTo, visit } from '../../test/userActions';
import { makeAccount, stateOf } from '../../test/users';

test.each([
  [true, 'Deactivate', 'Inactive', messages.userDeactivated],
  [false, 'Activate', 'Active', messages.userActivated],
])('an account that is active (%s) can be turned: %s', async (isActive, action, state, sentence) => {
  const ada = makeAccount({ name: 'Ada', isActive });
  const { user } = visit([ada], [updateTo(ada, { isActive: !isActive })]);
  await choose(user, 'Ada', action);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(within(row('Ada')).getByText(state)).toBeInTheDocument();
  expect(await screen.findAllByText('1 active, 1 inactive')).toHaveLength(2);
});

test('an action that is chosen again before the answer does not turn itself around', async () => {
  const ada = makeAccount({ name: 'Ada', isActive: true });
  const { user, hold } = visit([ada], Array(2).fill(updateTo(ada, { isActive: false })));
  await openMenu(user, 'Ada');
  const answer = hold();
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  await choose(user, 'Ada', 'Deactivate');
  await answer();
  expect(await screen.findAllByText(messages.userDeactivated)).not.toHaveLength(0);
  expect(within(row('Ada')).getByText('Inactive')).toBeInTheDocument();
});

test('a new role is selected and shown immediately', async () => {
  const ada = makeAccount({ name: 'Ada', role: 'Curator' });
  const { user } = visit([ada], [updateTo(ada, { role: 'Reviewer' })]);
  await choose(user, 'Ada', 'Change role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Ada' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Curator' })).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Change role' })).toHaveAccessibleDescription(
    'Choose another role first',
  );
  await user.click(dialog.getByRole('radio', { name: 'Reviewer' }));
  await user.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(notices.roleChanged)).toBeInTheDocument();
  expect(within(row('Ada')).getByText('Reviewer')).toBeInTheDocument();
});

test('a role that was chosen and cancelled is not chosen when the dialog opens again', async () => {
  const { user } = visit([makeAccount({ name: 'Ada', role: 'Curator' })]);
  const title = { name: 'Change the role of Ada' };
  await choose(user, 'Ada', 'Change role');
  await user.click(within(await screen.findByRole('dialog', title)).getByRole('radio', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Ada', 'Change role');
  const dialog = within(await screen.findByRole('dialog', title));
  expect(dialog.getByRole('radio', { name: 'Curator' })).toBeChecked();
});

test('deleting explains its effect and that it can be undone, and removes the user from the list', async () => {
  const [ada, grace] = [makeAccount({ name: 'Ada' }), makeAccount({ name: 'Grace' })];
  const { user } = visit([ada, grace], [deletion(ada, false, messages.userDeactivated)]);
  await choose(user, 'Ada', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Ada' });
  expect(dialog).toHaveTextContent('You can undo this');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(messages.accountClosed)).toBeInTheDocument();
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
  expect(row('Grace')).toBeInTheDocument();
  expect(screen.getByText('29 users')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'List of users' })).toHaveFocus());
});

test('permanent deletion requires typing the e-mail address', async () => {
  const ada = makeAccount({ name: 'Ada', email: 'ada@example.org' });
  const { user } = visit([ada, makeAccount()], [deletion(ada, true, messages.userDeleted)]);
  await choose(user, 'Ada', 'Delete permanently');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ada permanently' }));
  const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveAccessibleDescription('Type ada@example.org first');
  await user.type(dialog.getByRole('textbox', { name: 'Type the e-mail address to confirm' }), 'ada{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), '@example.org{Enter}');
  expect(await screen.findByText(messages.userDeleted)).toBeInTheDocument();
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
});

test('leaving a dialog changes nothing and gives the focus back', async () => {
  const { user } = visit([makeAccount({ name: 'Ada' })]);
  await choose(user, 'Ada', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Ada' })).toHaveFocus());
  expect(row('Ada')).toBeInTheDocument();
});

test.each([
  [true, 'Send reset link', messages.passwordLinkOnItsWay],
  [false, 'Resend invitation', messages.invitationOnItsWay],
])('who has a password (%s) can be mailed: %s', async (hasPassword, action, message) => {
  const ada = makeAccount({ name: 'Ada', account: stateOf({ hasPassword }) });
  const answer = answerTo(
    { query: SendPasswordLinkDocument, variables: { id: ada.id } },
    { sendPasswordLink: { __typename: 'Notice', message } },
  );
  const { user } = visit([ada], [answer]);
  await choose(user, 'Ada', action);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('only who is locked out can be unlocked', async () => {
  const ada = makeAccount({ name: 'Ada', account: stateOf({ lockedUntil: '2026-11-21T09:30:00.000Z' }) });
  const answer = answerTo(
    { query: UnlockUserDocument, variables: { id: ada.id } },
    { unlockUser: { ...ada, account: stateOf() } },
  );
  const { user } = visit([ada], [answer]);
  await choose(user, 'Ada', 'Unlock');
  expect(await screen.findByText(messages.userUnlocked)).toBeInTheDocument();
  expect(within(row('Ada')).getByText('Active')).toBeInTheDocument();
  await openMenu(user, 'Ada');
  expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Unlock' })).not.toBeInTheDocument();
});

test('a closed account can be reopened, and leaves the list of closed ones', async () => {
  const ada = makeAccount({ name: 'Ada', isActive: false, account: stateOf({ isClosed: true }) });
  const { user } = visit([ada, makeAccount()], [updateTo(ada, { isActive: true })], '/users?closed=true');
  await choose(user, 'Ada', 'Reopen');
  expect(await screen.findByText(messages.userActivated)).toBeInTheDocument();
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
});

test('actions that are refused on the own account are disabled with a reason', async () => {
  const { user } = visit([makeAccount({ id: ownId, name: 'Ada', role: 'Admin' })]);
  await openMenu(user, 'Ada');
  for (const name of ['Change role', 'Deactivate', 'Delete', 'Delete permanently']) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription(messages.ownAccountGuarded);
    await user.click(item);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Send reset link' })).not.toHaveAttribute('aria-disabled');
});

test('inactive users get no link, and the menu explains why', async () => {
  const { user } = visit([makeAccount({ name: 'Ada', isActive: false })]);
  await openMenu(user, 'Ada');
  expect(await screen.findByRole('menuitem', { name: 'Send reset link' })).toHaveAccessibleDescription(
    messages.linkNeedsActiveAccount,
  );
});
