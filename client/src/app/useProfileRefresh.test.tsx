import { useApolloClient } from '@apollo/client/react';
import { messages } from '@contract/messages';
import { screen, waitFor } from '@testing-library/react';

import { LoginPage } from '../features/auth/LoginPage';
import { MeDocument } from '../generated/session';
import { SystemDocument } from '../generated/system';
import { loginNotices } from '../session/loginState';
import { session } from '../session/session';
import { answerTo, noAnswer, refusal } from '../test/answers';
import { makeUser } from '../test/makeUser';
import { type Answers, renderApp } from '../test/renderApp';
import { useProfileRefresh } from './useProfileRefresh';

const ada = makeUser({ name: 'Ada', role: 'Curator' });
const request = { query: MeDocument };
const Start = () => {
  useProfileRefresh(true);
  const client = useApolloClient();
  const ask = () => void client.query({ query: SystemDocument }).catch(() => undefined);
  return (
    <>
      <p>The start</p>
      <button onClick={ask}>Ask</button>
    </>
  );
};
const visit = (answers: Answers) =>
  renderApp({ pages: { '/': Start, '/login': LoginPage }, at: '/', signedInAs: ada, answers });

test('a name and a role that changed meanwhile are known soon after the start', async () => {
  const me = { __typename: 'User', ...ada, name: 'Ada L.', role: 'Reviewer' };
  visit([answerTo(request, { me })]);
  await waitFor(() => expect(session.state().user).toEqual({ ...ada, name: 'Ada L.', role: 'Reviewer' }));
  expect(session.state().token).toBe('token-of-a-test');
});

test('a role that was taken away is known when something is refused, and shown', async () => {
  const forbidden = { query: SystemDocument };
  const { user } = visit([
    answerTo(request, { me: { __typename: 'User', ...ada } }),
    refusal(forbidden, 'FORBIDDEN', messages.insufficientPermissions),
    answerTo(request, { me: { __typename: 'User', ...ada, role: 'Doctor' } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Your role is now Doctor')).toBeInTheDocument();
  expect(session.state().user?.role).toBe('Doctor');
});

test('a session that died meanwhile ends', async () => {
  visit([refusal(request, 'UNAUTHENTICATED', messages.invalidToken)]);
  expect(await screen.findByText(loginNotices.sessionEnded)).toBeInTheDocument();
});

test('keeps the stored profile if the request fails', async () => {
  visit([noAnswer(request)]);
  expect(await screen.findByText('The start')).toBeInTheDocument();
  expect(session.state().user).toEqual(ada);
});
