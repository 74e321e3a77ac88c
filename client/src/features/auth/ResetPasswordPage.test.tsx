import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen, waitFor } from '@testing-library/react';

import { ResetPasswordDocument, VerifyResetTokenDocument } from '../../generated/auth';
import { routes } from '../../paths';
import { session } from '../../session/session';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { renderApp } from '../../test/renderApp';
import { LoginPage } from './LoginPage';
import { ResetPasswordPage } from './ResetPasswordPage';

const check = { query: VerifyResetTokenDocument, variables: { token: 'abc' } };
const good = 'lamp orbit kettle zebra';
const reset = { query: ResetPasswordDocument, variables: { token: 'abc', newPassword: good } };
const works = (purpose: string) =>
  answerTo(check, { verifyResetToken: { __typename: 'ResetTokenCheck', valid: true, purpose } });
const isSet = answerTo(reset, { resetPassword: { __typename: 'Notice', message: messages.passwordSet } });
const visit = (answers: readonly MockLink.MockedResponse[], at = '/reset-password?token=abc') =>
  renderApp({
    pages: { [routes.resetPassword]: ResetPasswordPage, [routes.login]: LoginPage },
    at,
    answers,
    signedInAs: {},
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('sets a new password, ends the session, and redirects to sign in', async () => {
  const { user } = visit([works('reset'), isSet]);
  expect(screen.getByRole('status', { name: 'Checking the link' })).toBeInTheDocument();
  await heading('Set a new password');
  await user.type(screen.getByLabelText('New password'), `${good}{Enter}`);
  await heading('Sign in');
  expect(screen.getByText(messages.passwordSet)).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
  expect(session.state().isAuthenticated).toBe(false);
});

test('welcomes an invited user', async () => {
  visit([works('invitation')]);
  await heading('Set your password');
  expect(screen.getByText(/Welcome to Autoimmune Atlas/)).toBeInTheDocument();
});

test('keeps the token out of the title, the storage and the referrer', async () => {
  visit([works('reset')]);
  await heading('Set a new password');
  expect(document.title).not.toContain('abc');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('abc');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('explains that a link is invalid, and how to get another', async () => {
  visit([refusal(check, 'BAD_USER_INPUT', messages.linkInvalid)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.linkInvalid);
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a failed check can be repeated', async () => {
  const { user } = visit([noAnswer(check), works('reset')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(failures.verifyResetToken);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await heading('Set a new password');
});

test('a link without a token sends no request', () => {
  visit([], '/reset-password');
  expect(screen.getByRole('alert')).toHaveTextContent(messages.tokenRequired);
});

test.each([
  ['nothing', '', messages.fieldRequired('New password')],
  ['what is too short', 'short', messages.passwordTooShort],
  ['what is too long', 'x'.repeat(129), messages.passwordTooLong],
])('%s is not sent', async (_, typed, sentence) => {
  const { user } = visit([works('reset')]);
  await heading('Set a new password');
  const field = screen.getByLabelText('New password');
  if (typed) {
    await user.click(field);
    await user.paste(typed);
  }
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveFocus();
});

test("shows the server's password errors next to the field", async () => {
  const { user } = visit([works('reset'), refusal(reset, 'BAD_USER_INPUT', messages.passwordTooCommon)]);
  await heading('Set a new password');
  const field = screen.getByLabelText('New password');
  await user.type(field, `${good}{Enter}`);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.passwordTooCommon)),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue(good);
  await user.type(field, 's');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a password that is too short replaces the message of the earlier attempt', async () => {
  const { user } = visit([works('reset'), noAnswer(reset)]);
  await heading('Set a new password');
  const field = screen.getByLabelText('New password');
  await user.type(field, `${good}{Enter}`);
  await screen.findByRole('alert');
  await user.clear(field);
  await user.type(field, 'short{Enter}');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.passwordTooShort));
  await user.type(field, 's');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['has run out meanwhile', refusal(reset, 'BAD_USER_INPUT', messages.linkInvalid), messages.linkInvalid],
  ['could not be used for want of an answer', noAnswer(reset), failures.resetPassword],
])('shows above the form that a link %s', async (_, answer, sentence) => {
  const { user } = visit([works('reset'), answer]);
  await heading('Set a new password');
  await user.type(screen.getByLabelText('New password'), `${good}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('New password')).toHaveValue(good);
});
