import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { storageKeys } from '@contract/storage-keys';
import { act, screen } from '@testing-library/react';

import { SignInDocument } from '../../generated/auth';
import { routes } from '../../paths';
import { session } from '../../session/session';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { fillIn } from '../../test/fillIn';
import { makeUser } from '../../test/makeUser';
import { renderApp } from '../../test/renderApp';
import { LoginPage } from './LoginPage';

const request = {
  query: SignInDocument,
  variables: { email: 'ada@example.org', password: 'correct horse battery' },
};
const person = makeUser({ name: 'Ada' });
const signedIn = answerTo(request, {
  login: { __typename: 'Session', token: 'fresh', user: { __typename: 'User', ...person } },
});
const visit = (answers: readonly MockLink.MockedResponse[] = [], at = '/login') =>
  renderApp({
    pages: {
      [routes.login]: LoginPage,
      [routes.home]: () => 'The start',
      [routes.users]: () => 'The users',
    },
    at,
    answers,
  });
const email = () => screen.getByLabelText('E-mail address');
const password = () => screen.getByLabelText('Password');

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await fillIn(user, email(), ' ada@example.org ');
  await user.type(password(), 'correct horse battery{Enter}');
}

test('signs in and opens the start page', async () => {
  const { user } = visit([signedIn]);
  await signIn(user);
  expect(await screen.findByText('The start')).toBeInTheDocument();
  expect(session.state()).toEqual({ isAuthenticated: true, token: 'fresh', user: person });
  expect(localStorage.getItem(storageKeys.token)).toBe('fresh');
});

test('signs in and opens the page that was requested', async () => {
  const { user } = visit([signedIn], '/login?next=%2Fusers%3Fpage%3D2');
  await signIn(user);
  expect(await screen.findByText('The users')).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/users?page=2');
});

test('redirects a user who is already signed in', () => {
  renderApp({
    pages: { [routes.login]: LoginPage, [routes.users]: () => 'The users' },
    at: '/login?next=%2Fusers',
    signedInAs: {},
  });
  expect(screen.getByText('The users')).toBeInTheDocument();
});

test.each([
  ['both', '', '', 'E-mail address'],
  ['the address', '', 'x', 'E-mail address'],
  ['the password', 'ada@example.org', '', 'Password'],
])(
  'without %s nothing is sent, and the first blank field shows an error',
  async (_, address, secret, first) => {
    const { user } = visit();
    if (address) await fillIn(user, email(), address);
    if (secret) await fillIn(user, password(), secret);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText(first)).toHaveAccessibleDescription(messages.emailAndPasswordRequired);
    expect(screen.getByLabelText(first)).toBeInvalid();
    expect(screen.getByLabelText(first)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each([
  [
    'wrong words',
    refusal(request, 'BAD_CREDENTIALS', messages.invalidCredentials),
    messages.invalidCredentials,
  ],
  [
    'an inactive account',
    refusal(request, 'FORBIDDEN', messages.accountDeactivated),
    messages.accountDeactivated,
  ],
  [
    'too many tries',
    refusal(request, 'RATE_LIMITED', messages.tooManyAttempts(60)),
    messages.tooManyAttempts(60),
  ],
  ['no answer', noAnswer(request), failures.signIn],
])(
  'after %s shows a message, deletes the stored session, and keeps the input',
  async (_, answer, sentence) => {
    const { user } = visit([answer]);
    localStorage.setItem(storageKeys.token, 'left behind');
    localStorage.setItem(storageKeys.user, '{}');
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(localStorage.getItem(storageKeys.user)).toBeNull();
    expect(email()).toHaveValue('ada@example.org');
    expect(password()).toHaveValue('correct horse battery');
    expect(password()).toHaveFocus();
  },
);

test('an attempt with a blank field replaces the message of the earlier one', async () => {
  const { user } = visit([refusal(request, 'BAD_CREDENTIALS', messages.invalidCredentials)]);
  await signIn(user);
  await screen.findByRole('alert');
  await user.clear(password());
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(password()).toHaveAccessibleDescription(messages.emailAndPasswordRequired);
  expect(password()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(password(), 'c');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without an answer says that nothing was checked', async () => {
  const { user } = visit([noAnswer(request)]);
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server did not answer, so your e-mail address and password were not checked. Try again in a moment.',
  );
});

test('a failure that arrives after signing in elsewhere leaves that session alone', async () => {
  const late = refusal(request, 'BAD_CREDENTIALS', messages.invalidCredentials);
  const { user } = visit([{ ...late, delay: 50 }]);
  await signIn(user);
  act(() => session.start({ token: 'fresh', user: person }));
  await screen.findByText('The start');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(session.state().token).toBe('fresh');
});

test('the password can be shown by keyboard', async () => {
  const { user } = visit();
  await fillIn(user, password(), 'secret');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});

test('explains accounts and links to the page for forgotten passwords', () => {
  visit();
  expect(screen.getByRole('heading', { name: 'What an account is for' })).toBeInTheDocument();
  expect(screen.getByText(/you can create, edit and restore entries/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});
