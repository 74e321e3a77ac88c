import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';

import { session } from '../session/session';
import { typePolicies } from './cachePolicies';
import { evictPrivateDataOnSessionChange } from './privateData';
import { createServerLink } from './serverLink';
import { sessionLinks } from './sessionLinks';

/** Creates the one client of a page: our own server (tests pass another), the session's token, one normalised cache. */
export function createApolloClient(server: ApolloLink = createServerLink()): ApolloClient {
  const cache = createCache();
  evictPrivateDataOnSessionChange(cache, session);
  return new ApolloClient({ link: ApolloLink.from([sessionLinks, server]), cache });
}

/** Creates an empty cache with the product's policies; tests use the same. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
