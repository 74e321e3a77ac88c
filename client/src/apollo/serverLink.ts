import { ApolloLink, HttpLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

import { paths } from '../paths';

/** Few people ever upload a file, so the code for it is loaded with the first upload. */
const fetchedUploadLink = new ApolloLink((operation, forward) =>
  from(import('./uploadLink')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward))),
);

/** The Apollo link to our own server, for operations with and without a file. */
export function createServerLink(): ApolloLink {
  return ApolloLink.split(carriesFile, fetchedUploadLink, new HttpLink({ uri: paths.graphql }));
}

function carriesFile({ variables }: ApolloLink.Operation): boolean {
  return Object.values(variables).some((value) => value instanceof File);
}
