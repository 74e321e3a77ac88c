import { messages } from '@contract/messages';
import { roles } from '@contract/roles';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { LoginPage } from '../features/auth/LoginPage';
import { MeDocument, useMeQuery } from '../generated/session';
import { loginNotices } from '../session/loginState';
import { session } from '../session/session';
import type { SessionUser } from '../session/sessionUser';
import { refusal } from '../test/answers';
import { makeUser } from '../test/makeUser';
import { renderApp } from '../test/renderApp';
import { Guarded } from './Guarded';

const Behind = () => 'What is behind it';
const UsersOnly = () => (
  <Routes>
    <Route element={<Guarded action="users.read" />}>
      <Route index element={<Behind />} />
    </Route>
  </Routes>
);
const visit = (signedInAs?: Partial<SessionUser>) =>
  renderApp({
    pages: { '/users/*': UsersOnly, '/login': LoginPage, '/': () => 'The start' },
    at: '/users?role=Doctor',
    ...(signedInAs && { signedInAs }),
  });

test('redirects a visitor to sign in, with the reason, and back afterwards', () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByText(loginNotices.signInFirst)).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/users?role=Doctor');
});

test.each(roles.filter((role) => role !== 'Admin'))('shows the role %s that access is denied', (role) => {
  visit({ role });
  expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeInTheDocument();
  expect(screen.getByText(/needs the role Admin/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse entries' })).toBeInTheDocument();
  expect(screen.queryByText('What is behind it')).not.toBeInTheDocument();
});

test('shows the page to permitted users until their role changes', () => {
  visit({ id: 'a', role: 'Admin' });
  expect(screen.getByText('What is behind it')).toBeInTheDocument();
  const { user } = session.state();
  act(() => {
    if (user) session.updateUser({ ...user, role: 'Doctor' });
  });
  expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeInTheDocument();
});

test('signing out on a protected page leads to the start page', async () => {
  visit({ role: 'Admin' });
  act(() => session.end());
  expect(await screen.findByText('The start')).toBeInTheDocument();
});

test('reports a session that ended before the page was rendered', () => {
  session.start({ token: 'stale', user: makeUser({ role: 'Admin' }) });
  session.expire('stale');
  visit();
  expect(screen.getByText(loginNotices.sessionEnded)).toBeInTheDocument();
});

test('signing out in another tab redirects to sign in with a message', () => {
  visit({ role: 'Admin' });
  act(() => session.end('in-another-tab'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/users?role=Doctor');
  expect(screen.getByText(loginNotices.sessionEndedInAnotherTab)).toBeInTheDocument();
});

test('whoever opens a page later, after signing out in another tab, sees no such message', () => {
  session.start({ token: 'old', user: makeUser({ role: 'Admin' }) });
  session.end('in-another-tab');
  visit();
  expect(screen.getByText(loginNotices.signInFirst)).toBeInTheDocument();
  expect(screen.queryByText(loginNotices.sessionEndedInAnotherTab)).not.toBeInTheDocument();
});

describe('an answer that refuses the token', () => {
  const request = { query: MeDocument };
  const Asks = () => {
    useMeQuery();
    return 'Asking';
  };
  const ask = (answer: ReturnType<typeof refusal>, signedInAs?: Partial<SessionUser>) =>
    renderApp({
      pages: { '/about': Asks, '/login': LoginPage },
      at: '/about?x=1',
      answers: [answer],
      ...(signedInAs && { signedInAs }),
    });

  test.each([
    ['by its code', refusal(request, 'UNAUTHENTICATED', messages.accessDeniedNoToken)],
    ['by its sentence', refusal(request, 'BAD_USER_INPUT', messages.invalidToken)],
  ])(
    '%s ends the session and redirects to sign in with a message, and back afterwards',
    async (_, answer) => {
      ask(answer, {});
      expect(await screen.findByText(loginNotices.sessionEnded)).toBeInTheDocument();
      expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/about?x=1');
      expect(session.state().isAuthenticated).toBe(false);
    },
  );

  test('does not redirect a visitor', async () => {
    ask(refusal(request, 'UNAUTHENTICATED', messages.accessDeniedNoToken));
    expect(await screen.findByText('Asking')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByLabelText('Address')).toHaveTextContent('/about?x=1');
  });

  test('of any other kind leaves the session alone', async () => {
    ask(refusal(request, 'FORBIDDEN', messages.insufficientPermissions), {});
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(session.state().isAuthenticated).toBe(true);
  });
});
