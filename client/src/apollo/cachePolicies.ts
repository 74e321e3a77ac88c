import type { TypePolicies } from '@apollo/client';

/**
 * One normalised cache: an object with an `id` is stored once under it, and every list refers to it. Each set of
 * arguments has a list of its own. A query for an entry by an id that a list has already loaded is answered from the
 * cache.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      entries: {
        keyArgs: ['page', 'limit', 'sortBy', 'sortOrder', 'search', 'field', 'filter'],
      },
      entry: {
        keyArgs: ['id', 'accession'],
        read: (existing: unknown, { args, toReference }) => {
          if (existing !== undefined || typeof args?.id !== 'string') return existing;
          return toReference({ __typename: 'Entry', id: args.id });
        },
      },
      imports: { keyArgs: ['page', 'limit'] },
      import: {
        keyArgs: ['id'],
        read: (existing: unknown, { args, toReference }) =>
          existing === undefined && typeof args?.id === 'string'
            ? toReference({ __typename: 'Import', id: args.id })
            : existing,
      },
      submissions: { keyArgs: ['detail', 'search', 'sortOrder', 'page', 'limit'] },
      submission: { keyArgs: ['id'] },
      users: {
        keyArgs: ['page', 'limit', 'role', 'isActive', 'closed', 'search', 'sortBy', 'sortOrder'],
      },
      user: {
        keyArgs: ['id'],
        read: (existing: unknown, { args, toReference }) =>
          existing === undefined && typeof args?.id === 'string'
            ? toReference({ __typename: 'User', id: args.id })
            : existing,
      },
    },
  },
  // Its id is the same for every set of entries, but its count differs.
  AssociationNode: { keyFields: false },
  // Figures of all entries and of one answer have no identity; new ones replace the old.
  Statistics: { merge: true },
  UserStatistics: { merge: true },
  UserAccount: { merge: true },
  // Part of its submission; a list requests fewer fields of it than the page of one submission.
  SubmissionTarget: { merge: true },
};
