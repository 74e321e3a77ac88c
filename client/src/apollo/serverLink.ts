import { ApolloLink, HttpLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

import { paths } from '../paths';
import { fetchWithTimeout } from './fetchWithTimeout';

/** Few people ever upload a file, so the code for it is loaded with the import page. */
const fetchedUploadLink = new ApolloLink((operation, forward) =>
  from(import('./uploadLink')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward))),
);

/** The Apollo link to our own server, for operations with and without a file. */
export function createServerLink(): ApolloLink {
  return ApolloLink.split(
    carriesFile,
    fetchedUploadLink,
    new HttpLink({ uri: paths.graphql, fetch: fetchWithTimeout }),
  );
}

function carriesFile({ variables }: ApolloLink.Operation): boolean {
  return Object.values(variables).some((value) => value instanceof File);
}
