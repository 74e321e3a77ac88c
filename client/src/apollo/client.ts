import {
  ApolloClient,
  ApolloLink,
  type FieldFunctionOptions,
  type FieldPolicy,
  HttpLink,
  InMemoryCache,
  type TypePolicies,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';

import { paths } from '../paths';
import { bearer, session } from '../session/session';
import { evictEntryFields } from './evictEntryFields';
import { fetchWithTimeout } from './fetchWithTimeout';
import { evictPrivateDataOnSessionChange } from './privateData';
import { isSessionDead, readServerError } from './serverError';

/** Creates the one client of a page: our own server (tests pass another), the session's token, one normalised cache. */
export function createApolloClient(server: ApolloLink = createServerLink()): ApolloClient {
  const cache = createCache();
  evictPrivateDataOnSessionChange(cache, session);
  return new ApolloClient({ link: ApolloLink.from([refusedSessionLink, bearerLink, server]), cache });
}

/** Creates an empty cache with the product's policies; tests use the same. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}

/**
 * Ends the session whose token is refused, but not a session that started while the answer was on its way. Where only
 * the right is missing, the role has probably changed.
 */
const refusedSessionLink = new ErrorLink(({ error, operation }) => {
  const sentToken: unknown = operation.getContext().sentToken;
  if (typeof sentToken !== 'string') return;
  if (isSessionDead(error)) session.expire(sentToken);
  else if (readServerError(error)?.code === 'FORBIDDEN' && operation.operationName !== 'Me')
    session.reportForbidden();
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

/**
 * One normalised cache: an object with an `id` is stored once under it, and every list refers to it. Each set of
 * arguments has a list of its own, which is Apollo's default. A query for an entry by an id that a list has already
 * loaded is answered from the cache.
 */
const typePolicies: TypePolicies = {
  Query: { fields: { entry: byId('Entry'), import: byId('Import'), user: byId('User') } },
  Entry: { fields: { version: { merge: followVersion } } },
  // Its id is the same for every set of entries, but its count differs.
  AssociationNode: { keyFields: false },
  // Figures of all entries and of one answer have no identity; new ones replace the old.
  Statistics: { merge: true },
  UserStatistics: { merge: true },
  UserAccount: { merge: true },
  // Part of its submission; a list requests fewer fields of it than the page of one submission.
  SubmissionTarget: { merge: true },
};

/** Whether the answer that is being written has already removed what is stale. */
let hasEvicted = false;

/**
 * A list or a refreshed page may have a text of an entry that someone else has changed: what belongs to it goes.
 * Once per answer, because it visits every object of the cache: a list of 100 entries took a second.
 */
function followVersion(
  known: number | undefined,
  version: number,
  { cache }: Pick<FieldFunctionOptions, 'cache'>,
): number {
  if (known !== undefined && version > known && !hasEvicted) {
    hasEvicted = true;
    queueMicrotask(() => (hasEvicted = false));
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'entryHistory' });
    evictEntryFields(cache, ['measures', 'relatedEntries', 'autoantibodyTerm']);
  }
  return version;
}

/** The policy of a query by id: until the server has answered it, the cached object with that id is its answer. */
function byId(type: string): FieldPolicy {
  return {
    read: (existing: unknown, { args, toReference }) =>
      existing === undefined && typeof args?.id === 'string'
        ? toReference({ __typename: type, id: args.id })
        : existing,
  };
}
