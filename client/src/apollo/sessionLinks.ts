import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

import { bearer, session } from '../session/session';
import { isSessionDead } from './isSessionDead';

/** Sends the token with every request while a person is signed in. */
const bearerLink = new ApolloLink((operation, forward) => {
  const { token } = session.state();
  operation.setContext({ headers: bearer(token), sentToken: token });
  return forward(operation);
});

/** Ends the session whose token is refused, but not a session that started while the answer was on its way. */
const deadSessionLink = new ErrorLink(({ error, operation }) => {
  const sentToken: unknown = operation.getContext().sentToken;
  if (typeof sentToken === 'string' && isSessionDead(error)) session.expire(sentToken);
});

/** The links that the session adds to every operation. */
export const sessionLinks = ApolloLink.from([deadSessionLink, bearerLink]);
