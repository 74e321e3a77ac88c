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

test('a visitor is led to sign in, and from there back', () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/users?role=Doctor');
});

test.each(roles.filter((role) => role !== 'Admin'))('the role %s is told that it may not', (role) => {
  visit({ role });
  expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeInTheDocument();
  expect(screen.getByText(/needs the role Admin/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse entries' })).toBeInTheDocument();
  expect(screen.queryByText('What is behind it')).not.toBeInTheDocument();
});

test('whoever may passes, until their role changes', () => {
  visit({ id: 'a', role: 'Admin' });
  expect(screen.getByText('What is behind it')).toBeInTheDocument();
  const { user } = session.state();
  act(() => {
    if (user) session.updateUser({ ...user, role: 'Doctor' });
  });
  expect(screen.getByRole('heading', { level: 1, name: 'No access' })).toBeInTheDocument();
});

test('signing out there leads to the start, not to signing in again', async () => {
  visit({ role: 'Admin' });
  act(() => session.end());
  expect(await screen.findByText('The start')).toBeInTheDocument();
});

test('a session that ended before the page was there is told of all the same', () => {
  session.start({ token: 'stale', user: makeUser({ role: 'Admin' }) });
  session.expire('stale');
  visit();
  expect(screen.getByText(loginNotices.sessionEnded)).toBeInTheDocument();
});

test('signing out in another tab asks one to sign in, without a word of an ended session', () => {
  visit({ role: 'Admin' });
  act(() => session.end('silent'));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/users?role=Doctor');
  expect(screen.queryByText(loginNotices.sessionEnded)).not.toBeInTheDocument();
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
  ])('%s ends the session, leads to sign in, says why, and leads back', async (_, answer) => {
    ask(answer, {});
    expect(await screen.findByText(loginNotices.sessionEnded)).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/about?x=1');
    expect(session.state().isAuthenticated).toBe(false);
  });

  test('leads a visitor nowhere', async () => {
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
