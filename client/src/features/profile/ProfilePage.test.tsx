import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor, within } from '@testing-library/react';

import { notices } from '../../components/notify';
import { UpdateProfileDocument } from '../../generated/profile';
import { SignOutEverywhereDocument } from '../../generated/profile';
import { MeDocument } from '../../generated/session';
import { routes } from '../../paths';
import { session } from '../../session/session';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { ada, me, region, user, visit } from '../../test/profilePage';
import { renderApp } from '../../test/renderApp';
import { ProfilePage } from './ProfilePage';

const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test("shows the user's own data, and who can change the rest", async () => {
  visit(me({ ...ada, lastLoginAt: '2026-11-21T08:00:00.000Z' }));
  expect(screen.getByRole('status', { name: 'Loading profile' })).toBeInTheDocument();
  const account = within(await region('Your account'));
  expect(account.getByText('ada@example.org')).toBeInTheDocument();
  expect(account.getByText('Ask an administrator to change it.')).toBeInTheDocument();
  expect(account.getByText('Curator')).toBeInTheDocument();
  expect(account.getByText('20 Nov 2026')).toHaveAttribute('title', expect.stringContaining('2026'));
  expect(account.getByText('21 Nov 2026')).toBeInTheDocument();
  expect(nameField()).toHaveValue('Ada');
});

test('links an administrator to the page that changes the e-mail address', async () => {
  const admin = { ...ada, role: 'Admin' as const };
  renderApp({
    pages: { [routes.profile]: ProfilePage },
    at: '/profile',
    signedInAs: admin,
    answers: [me(admin)],
  });
  const link = within(await region('Your account')).getByRole('link', { name: 'Change it in Users' });
  expect(link).toHaveAttribute('href', `/users/${ada.id}`);
});

test('shows a failure with a retry', async () => {
  const { user: person } = visit(noAnswer({ query: MeDocument }), me());
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.fetchProfile);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await region('Your data')).toBeInTheDocument();
});

describe('one’s own data', () => {
  const save = (input: Record<string, string | null>) => ({
    query: UpdateProfileDocument,
    variables: { id: ada.id, input },
  });
  const renamed = { name: 'Ada L.', username: null, contactNumber: '12' };

  test('is saved, blank fields are cleared, and the session has the new name', async () => {
    const saved = { ...ada, ...renamed };
    const answer = answerTo(save(renamed), { updateUser: user(saved) });
    const { user: person } = visit(me(), answer);
    await region('Your data');
    await person.type(nameField(), ' L.');
    await person.clear(screen.getByLabelText('Username'));
    await person.type(screen.getByLabelText('Contact number'), '12{Enter}');
    expect(await screen.findByText(notices.profileSaved)).toBeInTheDocument();
    expect(session.state().user?.name).toBe('Ada L.');
  });

  test('can be saved after a change, and explains why not before', async () => {
    const { user: person } = visit(me());
    await region('Your data');
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAccessibleDescription('No changes yet');
    expect(nameField()).toBeRequired();
    await person.type(nameField(), ' L.');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  test('needs a name', async () => {
    const { user: person } = visit(me());
    await region('Your data');
    await person.clear(nameField());
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(nameField()).toHaveAccessibleDescription(messages.fieldRequired('Name'));
    expect(nameField()).toHaveFocus();
  });

  const changed = save({ contactNumber: '12' });
  const saveChange = async (person: ReturnType<typeof visit>['user']) => {
    await person.type(screen.getByLabelText('Contact number'), '12');
    await person.click(screen.getByRole('button', { name: 'Save' }));
  };

  test("shows a conflict with another user's data next to the field", async () => {
    const problem = { path: 'username', message: messages.usernameTaken };
    const { user: person } = visit(me(), refusal(changed, 'CONFLICT', problem.message, [problem]));
    await region('Your data');
    await saveChange(person);
    await waitFor(() =>
      expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(messages.usernameTaken),
    );
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  test("shows the catalogue's message if saving fails", async () => {
    const { user: person } = visit(me(), noAnswer(changed));
    await region('Your data');
    await saveChange(person);
    expect(await screen.findByRole('alert')).toHaveTextContent(failures.updateUser);
  });
});

describe('signing out everywhere', () => {
  const request = { query: SignOutEverywhereDocument };
  async function confirm(answer: MockLink.MockedResponse) {
    const { user: person } = visit(me(), answer);
    const sessions = within(await region('Sessions'));
    await person.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out on every device?' }));
    await person.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  }

  test('redirects to sign in with a message', async () => {
    const message = messages.signedOutEverywhere;
    await confirm(answerTo(request, { signOutEverywhere: { __typename: 'Notice', message } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    expect(session.state().isAuthenticated).toBe(false);
  });

  test('shows a failure and keeps the session', async () => {
    await confirm(noAnswer(request));
    expect(await screen.findByText(failures.signOutEverywhere)).toBeInTheDocument();
    expect(session.state().isAuthenticated).toBe(true);
  });
});
