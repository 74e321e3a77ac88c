import type { FieldPolicy, TypePolicies } from '@apollo/client';

/**
 * One normalised cache: an object with an `id` is stored once under it, and every list refers to it. Each set of
 * arguments has a list of its own, which is Apollo's default. A query for an entry by an id that a list has already
 * loaded is answered from the cache.
 */
export const typePolicies: TypePolicies = {
  Query: { fields: { entry: byId('Entry'), import: byId('Import'), user: byId('User') } },
  // Its id is the same for every set of entries, but its count differs.
  AssociationNode: { keyFields: false },
  // Figures of all entries and of one answer have no identity; new ones replace the old.
  Statistics: { merge: true },
  UserStatistics: { merge: true },
  UserAccount: { merge: true },
  // Part of its submission; a list requests fewer fields of it than the page of one submission.
  SubmissionTarget: { merge: true },
};

/** The policy of a query by id: until the server has answered it, the cached object with that id is its answer. */
function byId(type: string): FieldPolicy {
  return {
    read: (existing: unknown, { args, toReference }) =>
      existing === undefined && typeof args?.id === 'string'
        ? toReference({ __typename: type, id: args.id })
        : existing,
  };
}
