import type { TypePolicies } from '@apollo/client';

/**
 * One normalised cache: what has an `id` is kept once under it, and every list points there. A list is a list of its
 * own for each set of arguments. An entry asked for by an id that a list has brought is there without asking again.
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
  // Its id is the same whatever it was counted over, its count is not.
  AssociationNode: { keyFields: false },
  // Figures of the whole set and of an answer have no identity; new ones replace the old.
  Statistics: { merge: true },
  UserStatistics: { merge: true },
  UserAccount: { merge: true },
  // A part of its submission, of which a list asks less than the page of one.
  SubmissionTarget: { merge: true },
};
