import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';

import { paths } from '../paths';
import { bearer, session } from '../session/session';
import { typePolicies } from './cachePolicies';
import { fetchWithTimeout } from './fetchWithTimeout';
import { evictPrivateDataOnSessionChange } from './privateData';
import { isSessionDead } from './serverError';

/** Creates the one client of a page: our own server (tests pass another), the session's token, one normalised cache. */
export function createApolloClient(server: ApolloLink = createServerLink()): ApolloClient {
  const cache = createCache();
  evictPrivateDataOnSessionChange(cache, session);
  return new ApolloClient({ link: ApolloLink.from([deadSessionLink, bearerLink, server]), cache });
}

/** Creates an empty cache with the product's policies; tests use the same. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}

/** Ends the session whose token is refused, but not a session that started while the answer was on its way. */
const deadSessionLink = new ErrorLink(({ error, operation }) => {
  const sentToken: unknown = operation.getContext().sentToken;
  if (typeof sentToken === 'string' && isSessionDead(error)) session.expire(sentToken);
});

/** Sends the token with every request while a person is signed in. */
const bearerLink = new ApolloLink((operation, forward) => {
  const { token } = session.state();
  operation.setContext({ headers: bearer(token), sentToken: token });
  return forward(operation);
});

/** The link to our own server, for operations with and without a file. */
function createServerLink(): ApolloLink {
  const http = new HttpLink({ uri: paths.graphql, fetch: fetchWithTimeout });
  return ApolloLink.split(carriesFile, fetchedUploadLink, http);
}

/** Few people ever upload a file, so the code for it is loaded with the import page. */
const fetchedUploadLink = new ApolloLink((operation, forward) =>
  from(import('./uploadLink')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward))),
);

function carriesFile({ variables }: ApolloLink.Operation): boolean {
  return Object.values(variables).some((value) => value instanceof File);
}
