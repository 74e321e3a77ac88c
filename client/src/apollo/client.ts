import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

import { paths } from '../paths';
import { typePolicies } from './cachePolicies';

/** Makes the one client of a page: our own server, one normalised cache. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: paths.graphql }),
    cache: createCache(),
  });
}

/** Makes an empty cache with the product's policies; tests use the same. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
