import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import type { AdministeredUserFragment, UserInput } from '../../generated/types';
import { DeleteUserDocument, UnlockUserDocument, UpdateUserDocument } from '../../generated/users';
import { routes } from '../../paths';
import { session } from '../../session/session';
import { answerTo, refusal } from '../../test/answers';
import { address, renderApp } from '../../test/renderApp';
import { figuresAnswer, makeAccount, stateOf, userAnswer, usersAnswer } from '../../test/users';
import { UserPage } from './UserPage';
import { UsersPage } from './UsersPage';

const visit = (at: string, answers: readonly MockLink.MockedResponse[], ownId?: string) =>
  renderApp({
    pages: { [routes.users]: UsersPage, [routes.user]: UserPage },
    at,
    signedInAs: { role: 'Admin', ...(ownId !== undefined && { id: ownId }) },
    answers,
  });
const visitUser = (
  user: AdministeredUserFragment,
  answers: readonly MockLink.MockedResponse[] = [],
  ownId?: string,
) => visit(`/users/${user.id}`, [userAnswer(user), ...answers], ownId);

const update = (user: AdministeredUserFragment, input: UserInput) =>
  answerTo(
    { query: UpdateUserDocument, variables: { id: user.id, input } },
    { updateUser: { ...user, ...input, updatedAt: '2026-11-21T10:00:00.000Z' } },
  );
const refusedUpdate = (user: AdministeredUserFragment, input: UserInput, path: string, message: string) =>
  refusal(update(user, input).request, 'CONFLICT', message, [{ path, message }]);
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows all data of a user and the account', async () => {
  const ada = makeAccount({ name: 'Ada', contactNumber: '+44 20', account: stateOf({ hasPassword: false }) });
  visitUser(ada);
  expect(screen.getByRole('status', { name: 'Loading user' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'User' })).toBeInTheDocument();
  await title('Ada');
  expect(field('Contact number')).toHaveValue('+44 20');
  const facts = within(screen.getByRole('region', { name: 'Account' }));
  for (const text of ['Curator', 'Invited', 'Not set yet', 'Never'])
    expect(facts.getByText(text)).toBeVisible();
  expect(facts.getByRole('button', { name: 'Resend invitation' })).toBeInTheDocument();
  expect(document.title).toBe('Ada · Autoimmune Atlas');
});

test('sends only what changed, and can save only once something has', async () => {
  const ada = makeAccount({ name: 'Ada', username: 'ada' });
  const { user } = visitUser(ada, [update(ada, { name: 'Ada King', username: null })]);
  await title('Ada');
  expect(button('Save')).toHaveAccessibleDescription('No changes yet');
  await user.type(field('Name'), ' King');
  await user.clear(field('Username'));
  expect(field('Name')).toHaveAccessibleDescription('Was: Ada');
  await user.click(button('Save 2 changes'));
  expect(await screen.findByText(notices.userSaved)).toBeInTheDocument();
  await title('Ada King');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
});

test('a required text cannot be cleared, and only its own field says so', async () => {
  const { user } = visitUser(makeAccount({ name: 'Ada', email: 'ada@example.org' }));
  await title('Ada');
  await user.clear(field('E-mail'));
  await user.click(button('Save 1 change'));
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  const text = expect.stringContaining(messages.fieldRequired('E-mail'));
  expect(field('E-mail')).toHaveAccessibleDescription(text);
  expect(field('Name')).toBeValid();
});

test('input can be discarded', async () => {
  const { user } = visitUser(makeAccount({ name: 'Ada' }));
  await title('Ada');
  await user.type(field('Name'), ' King');
  await user.click(button('Discard'));
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Name')).toHaveFocus();
});

test("shows the server's error next to the field, and keeps the input", async () => {
  const ada = makeAccount({ email: 'ada@example.org' });
  const input = { email: 'grace@example.org' };
  const { user } = visitUser(ada, [refusedUpdate(ada, input, 'email', messages.emailTaken)]);
  await title(ada.name);
  await user.clear(field('E-mail'));
  await user.type(field('E-mail'), input.email);
  await user.click(button('Save 1 change'));
  await waitFor(() => expect(field('E-mail')).toBeInvalid());
  expect(field('E-mail')).toHaveAccessibleDescription(expect.stringContaining(messages.emailTaken));
  expect(field('E-mail')).toHaveValue(input.email);
});

test("shows the catalogue's message if saving fails", async () => {
  const ada = makeAccount({ name: 'Ada' });
  const { user } = visitUser(ada, [{ ...update(ada, { name: 'Ada!' }), error: new Error('socket hang up') }]);
  await title('Ada');
  await user.type(field('Name'), '!');
  await user.click(button('Save 1 change'));
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.updateUser);
  expect(field('Name')).toHaveValue('Ada!');
});

test('the focus stays in the account when the button that unlocks it is gone', async () => {
  const ada = makeAccount({ name: 'Ada', account: stateOf({ lockedUntil: '2026-11-21T09:30:00.000Z' }) });
  const unlocked = answerTo(
    { query: UnlockUserDocument, variables: { id: ada.id } },
    { unlockUser: { ...ada, account: stateOf() } },
  );
  const { user } = visitUser(ada, [unlocked]);
  await user.click(await screen.findByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Account' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Unlock' })).not.toBeInTheDocument();
});

test('on the own account disables refused actions, and updates a new name everywhere', async () => {
  const own = makeAccount({ name: 'Ada', role: 'Admin' });
  const { user } = visitUser(own, [update(own, { name: 'Ada K' })], own.id);
  await title('Ada');
  for (const name of ['Change role', 'Deactivate', 'Delete', 'Delete permanently'])
    expect(button(name)).toHaveAccessibleDescription(messages.ownAccountGuarded);
  await user.click(button('Deactivate'));
  await user.type(field('Name'), ' K');
  await user.click(button('Save 1 change'));
  await title('Ada K');
  await waitFor(() => expect(session.state().user?.name).toBe('Ada K'));
});

const deletionOf = ({ id }: AdministeredUserFragment) =>
  answerTo(
    { query: DeleteUserDocument, variables: { id, permanent: false } },
    { deleteUser: { __typename: 'DeletedUser', id, message: messages.userDeactivated } },
  );
const confirmDeletion = async (user: ReturnType<typeof visit>['user']) => {
  await title('Ada');
  await user.click(button('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
};

test('a deleted user is removed from the list, which opens again', async () => {
  const ada = makeAccount({ name: 'Ada', role: 'Doctor' });
  const { user } = visit('/users?role=Doctor', [
    usersAnswer([ada, makeAccount({ name: 'Grace' })], { role: 'Doctor' }, 8),
    figuresAnswer(8),
    userAnswer(ada),
    deletionOf(ada),
    figuresAnswer(7),
  ]);
  await user.click(await screen.findByRole('link', { name: 'Ada' }));
  await confirmDeletion(user);
  expect(await screen.findByText(messages.accountClosed)).toBeInTheDocument();
  expect(await screen.findByText('7 users')).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/users?role=Doctor');
  expect(screen.getByRole('link', { name: 'Grace' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument();
});

test('who leaves before a user is deleted is only told of it', async () => {
  const ada = makeAccount({ name: 'Ada' });
  const { user, goTo, hold } = visitUser(ada, [deletionOf(ada)]);
  await title('Ada');
  const answer = hold();
  await confirmDeletion(user);
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(messages.accountClosed)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
});

test.each([
  ['an account that never was', '00000000-0000-4000-8000-00000000dead'],
  ['what is no identifier', 'ada'],
])('states that there is no user %s', async (_, id) => {
  const unknown = makeAccount({ id });
  visit(`/users/${id}`, [refusal(userAnswer(unknown).request, 'NOT_FOUND', messages.userNotFound)]);
  expect(await screen.findByRole('heading', { name: `There is no user “${id}”` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all users' })).toHaveAttribute('href', '/users');
});

test("shows the catalogue's message if fetching fails, with a retry", async () => {
  const ada = makeAccount({ name: 'Ada' });
  const { user } = visit(`/users/${ada.id}`, [
    { ...userAnswer(ada), error: new Error('socket hang up') },
    userAnswer(ada),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchUser);
  await user.click(button('Try again'));
  await title('Ada');
});
