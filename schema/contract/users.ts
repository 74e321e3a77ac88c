/** The sort keys of user lists, and their defaults. */
export const userSortKeys = [
  'name',
  'username',
  'email',
  'contactNumber',
  'role',
  'isActive',
  'lastLoginAt',
  'createdAt',
  'updatedAt',
] as const;
export type UserSortKey = (typeof userSortKeys)[number];

export const userListDefaults = { sortBy: 'createdAt', sortOrder: 'desc' } as const satisfies {
  sortBy: UserSortKey;
  sortOrder: string;
};

/** The purposes of an e-mailed link to set a password. */
export const passwordLinkPurposes = ['reset', 'invitation'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];
