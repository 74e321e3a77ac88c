import type { MockLink } from '@apollo/client/testing';
import { failures } from '@contract/failures';
import { messages } from '@contract/messages';
import { screen } from '@testing-library/react';

import { ForgotPasswordDocument } from '../../generated/auth';
import { routes } from '../../paths';
import { answerTo, noAnswer, refusal } from '../../test/answers';
import { renderApp } from '../../test/renderApp';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const request = { query: ForgotPasswordDocument, variables: { email: 'ada@example.org' } };
const message = messages.resetLinkOnItsWay;
const sent = answerTo(request, { forgotPassword: { __typename: 'Notice', message } });
const visit = (...answers: readonly MockLink.MockedResponse[]) =>
  renderApp({ pages: { [routes.forgotPassword]: ForgotPasswordPage }, at: '/forgot-password', answers });
const email = () => screen.getByLabelText('E-mail address');

test('explains what happens next, and allows another request with the same address', async () => {
  const { user } = visit(sent);
  await user.type(email(), 'ada@example.org{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your mail' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: message })).toBeInTheDocument();
  expect(screen.getByText(/for 1 hour/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(email()).toHaveValue('ada@example.org');
  expect(email()).toHaveFocus();
});

test('an attempt without an address replaces the message of the earlier one', async () => {
  const { user } = visit(noAnswer(request));
  await user.type(email(), 'ada@example.org{Enter}');
  await screen.findByRole('alert');
  await user.clear(email());
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(email()).toHaveAccessibleDescription(messages.emailRequired);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without an address nothing is sent', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(email()).toHaveAccessibleDescription(messages.emailRequired);
  expect(email()).toHaveFocus();
});

test.each([
  [
    'the server’s words',
    refusal(request, 'RATE_LIMITED', messages.tooManyAttempts(300)),
    messages.tooManyAttempts(300),
  ],
  ['the words of the catalogue', noAnswer(request), failures.sendResetEmail],
])('reports a failure in %s and keeps the input', async (_, answer, sentence) => {
  const { user } = visit(answer, sent);
  await user.type(email(), 'ada@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('heading', { name: message })).toBeInTheDocument();
});
