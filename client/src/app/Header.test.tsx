import { roles } from '@contract/roles';
import { storageKeys } from '@contract/storage-keys';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../components/notify';
import { renderApp } from '../test/renderApp';
import { countsAnswer } from '../test/reviews';
import { Header } from './Header';

const pages = { '/': Header, '*': Header };

test('a visitor can sign in from any page and returns to it', () => {
  renderApp({ pages, at: '/entries?search=anti' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fentries%3Fsearch%3Danti',
  );
  expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
});

test.each(roles)('the menu of the role %s has what the role may do', async (role) => {
  const { user } = renderApp({
    pages,
    at: '/',
    signedInAs: { name: 'Ada Lovelace', role },
    answers: [countsAnswer()],
  });
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Account of Ada Lovelace' }));
  expect(await screen.findByRole('group', { name: `Ada Lovelace, ${role}` })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  const users = screen.queryByRole('menuitem', { name: 'Users' });
  if (role === 'Admin') expect(users).toHaveAttribute('href', '/users');
  else expect(users).not.toBeInTheDocument();
  const system = screen.queryByRole('menuitem', { name: 'System' });
  expect(system === null).toBe(role !== 'Admin');
});

test('signing out by keyboard leads to the start page and shows a message', async () => {
  const { user } = renderApp({ pages, at: '/about', signedInAs: { name: 'Ada' } });
  (await screen.findByRole('button', { name: 'Account of Ada' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(notices.signedOut)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/);
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});

test('reviewers see the number of pending submissions', async () => {
  renderApp({ pages, at: '/', signedInAs: { role: 'Reviewer' }, answers: [countsAnswer({ pending: 1234 })] });
  expect(await screen.findByRole('link', { name: 'Submissions pending: 1,234' })).toHaveAttribute(
    'href',
    '/submissions',
  );
});

test.each(['Statistics', 'Explore'])('the navigation leads a visitor to %s', (name) => {
  renderApp({ pages, at: '/' });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`);
});
