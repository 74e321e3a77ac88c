import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { act, screen, waitFor } from '@testing-library/react';

import { ChangePasswordDocument } from '../../generated/profile';
import { session } from '../../session/session';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { fillIn } from '../../test/fillIn';
import { ada, me, region, user, visit } from '../../test/profilePage';

describe('the password', () => {
  const variables = { currentPassword: 'old words here', newPassword: 'lamp orbit kettle zebra' };
  const request = { query: ChangePasswordDocument, variables };
  async function change(...answers: readonly MockLink.MockedResponse[]) {
    const { user: person } = visit(me(), ...answers);
    await region('Password');
    await fillIn(person, screen.getByLabelText('Current password'), variables.currentPassword);
    await person.type(screen.getByLabelText('New password'), `${variables.newPassword}{Enter}`);
    return person;
  }

  test('is changed, and one stays signed in with the fresh token', async () => {
    const changePassword = { __typename: 'Session', token: 'fresh', user: user(ada) };
    await change(answerTo(request, { changePassword }));
    expect(await screen.findByText(messages.passwordUpdated)).toBeInTheDocument();
    expect(session.state().token).toBe('fresh');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('that is changed after signing out leaves one signed out', async () => {
    const changePassword = { __typename: 'Session', token: 'fresh', user: user(ada) };
    await change({ request, result: { data: { changePassword } }, delay: 50 });
    act(() => session.end());
    expect(await screen.findByText(messages.passwordUpdated)).toBeInTheDocument();
    expect(session.state().isAuthenticated).toBe(false);
  });

  test.each([
    [
      'Current password',
      refusal(request, 'BAD_USER_INPUT', messages.currentPasswordIncorrect),
      messages.currentPasswordIncorrect,
    ],
    [
      'New password',
      refusal(request, 'BAD_USER_INPUT', messages.passwordTooCommon),
      messages.passwordTooCommon,
    ],
  ])('shows the errors of the %s next to it', async (label, answer, sentence) => {
    const person = await change(answer);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(field).toHaveFocus();
    await person.type(field, 's');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(session.state().isAuthenticated).toBe(true);
  });

  test('shows that the password could not be changed', async () => {
    await change(noAnswer(request));
    expect(await screen.findByRole('alert')).toHaveTextContent(failures.updatePassword);
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer. Try again in a moment.');
    expect(screen.getByLabelText('New password')).toHaveValue(variables.newPassword);
  });

  test.each([
    ['', '', 'Current password', messages.currentAndNewPasswordRequired],
    ['old words here', '', 'New password', messages.currentAndNewPasswordRequired],
    ['old words here', 'short', 'New password', messages.passwordTooShort],
    ['old words here', 'ada@example.org', 'New password', messages.passwordIsEmail],
  ])('%j and %j are not sent', async (current, next, label, sentence) => {
    const { user: person } = visit(me());
    await region('Password');
    if (current) await fillIn(person, screen.getByLabelText('Current password'), current);
    if (next) await fillIn(person, screen.getByLabelText('New password'), next);
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field).toHaveFocus();
  });
});
