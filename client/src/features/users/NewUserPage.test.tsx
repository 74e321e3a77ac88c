import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import type { AdministeredUserFragment, UserInput } from '../../generated/types';
import { CreateUserDocument } from '../../generated/users';
import { routes } from '../../paths';
import { answerTo, refusal } from '../../test/answers';
import { fillIn } from '../../test/fillIn';
import { address, renderApp } from '../../test/renderApp';
import { figuresAnswer, makeAccount, userAnswer, usersAnswer } from '../../test/users';
import { NewUserPage } from './NewUserPage';
import { UserPage } from './UserPage';
import { UsersPage } from './UsersPage';

const visit = (at: string, answers: readonly MockLink.MockedResponse[]) =>
  renderApp({
    pages: { [routes.users]: UsersPage, [routes.newUser]: NewUserPage, [routes.user]: UserPage },
    at,
    signedInAs: { role: 'Admin' },
    answers,
  });
type User = ReturnType<typeof visit>['user'];

const grace = { name: 'Grace Hopper', email: 'grace@example.org', role: 'Doctor' } as const;
const asked: UserInput = { ...grace, username: null, contactNumber: null };
const creation = (user: AdministeredUserFragment, input: UserInput = asked) =>
  answerTo({ query: CreateUserDocument, variables: { input } }, { createUser: user });
const refusedCreation = (path: string, message: string) =>
  refusal(creation(makeAccount()).request, 'BAD_USER_INPUT', message, [{ path, message }]);
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const fill = async (user: User) => {
  await fillIn(user, field('Name'), grace.name);
  await fillIn(user, field('E-mail'), grace.email);
  await user.click(screen.getByRole('radio', { name: 'Doctor' }));
};
const invite = () => screen.getByRole('button', { name: 'Create and send invitation' });

test('invites a user and opens the page of the account', async () => {
  const person = makeAccount(grace);
  const { user } = visit('/users/new', [creation(person), userAnswer(person)]);
  expect(screen.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  await fill(user);
  await user.click(invite());
  expect(await screen.findByText(notices.userInvited)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: grace.name })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(`/users/${person.id}`);
});

test('who leaves before the answer is only told of it', async () => {
  const person = makeAccount(grace);
  const { user, goTo, hold } = visit('/users/new', [creation(person)]);
  await fill(user);
  const answer = hold();
  await user.click(invite());
  await goTo('/elsewhere');
  await answer();
  expect(await screen.findByText(notices.userInvited)).toBeInTheDocument();
  expect(address()).toBe('/elsewhere');
});

test('creates a user with a password', async () => {
  const password = 'four unrelated words here';
  const person = makeAccount(grace);
  const input = { ...asked, username: 'amazing', password };
  const { user } = visit('/users/new', [creation(person, input), userAnswer(person)]);
  await fill(user);
  await fillIn(user, field('Username'), 'amazing');
  await user.click(screen.getByRole('radio', { name: 'With a password' }));
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  expect(await screen.findByText(notices.userCreated)).toBeInTheDocument();
});

test('sends no invitation where a password was chosen and left blank', async () => {
  const { user } = visit('/users/new', []);
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'With a password' }));
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  expect(await screen.findByText(messages.passwordTooShort)).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a new user is first in the list on screen and counted', async () => {
  const person = makeAccount(grace);
  const { user } = visit('/users?role=Curator&page=2', [
    usersAnswer([makeAccount({ name: 'Ada' })], { role: 'Curator', page: 2 }, 11),
    figuresAnswer(11),
    creation(person),
    userAnswer(person),
    figuresAnswer(12),
  ]);
  await screen.findByText('11 users');
  await user.click(screen.getByRole('link', { name: 'Add user' }));
  await fill(user);
  await user.click(invite());
  await screen.findByRole('heading', { level: 1, name: grace.name });
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByText('12 users')).toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByRole('link', { name: grace.name })).toBeInTheDocument();
  expect(within(second!).getByRole('link', { name: 'Ada' })).toBeInTheDocument();
  expect(await screen.findAllByText('12 active')).toHaveLength(2);
});

test.each([
  ['email', 'E-mail', messages.emailTaken],
  ['username', 'Username', messages.usernameTaken],
  ['name', 'Name', messages.tooLong('name', 200)],
])("shows the server's error of %s next to it, and keeps the input", async (path, label, message) => {
  const { user } = visit('/users/new', [refusedCreation(path, message)]);
  await fill(user);
  await user.click(invite());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveFocus();
  expect(field('Name')).toHaveValue(grace.name);
  expect(screen.getByRole('radio', { name: 'Doctor' })).toBeChecked();
});

test('says at every missing field that it is required', async () => {
  const { user } = visit('/users/new', []);
  await fillIn(user, field('Username'), 'amazing');
  await user.click(invite());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  for (const name of ['Name', 'E-mail']) {
    const text = expect.stringContaining(messages.fieldRequired(name));
    expect(field(name)).toHaveAccessibleDescription(text);
    expect(field(name)).toBeInvalid();
  }
  expect(screen.getByRole('radio', { name: 'Admin' })).toBeInvalid();
  expect(screen.getByText('Choose a role')).toBeInTheDocument();
  expect(field('Username')).toBeValid();
});

test("shows the catalogue's message after a failure, and keeps the input", async () => {
  const { user } = visit('/users/new', [{ ...creation(makeAccount()), error: new Error('socket hang up') }]);
  await fill(user);
  await user.click(invite());
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.createUser);
  expect(field('E-mail')).toHaveValue(grace.email);
});

test('after a lost session the administrator finds the input again, but no password', async () => {
  const admin = { id: makeAccount().id, role: 'Admin' } as const;
  const open = (answers: readonly MockLink.MockedResponse[] = []) =>
    renderApp({ pages: { [routes.newUser]: NewUserPage }, at: '/users/new', signedInAs: admin, answers });
  const input = { ...asked, password: 'lamp orbit kettle zebra' };
  const { user } = open([
    refusal(creation(makeAccount(), input).request, 'UNAUTHENTICATED', messages.invalidToken),
  ]);
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'With a password' }));
  await fillIn(user, screen.getByLabelText('Password'), input.password);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/users/new'));
  cleanup();
  open();
  expect(field('Name')).toHaveValue(grace.name);
  expect(field('E-mail')).toHaveValue(grace.email);
  expect(screen.getByRole('radio', { name: 'Doctor' })).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
