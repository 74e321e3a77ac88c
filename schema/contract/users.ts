/** What a list of people can be sorted by, and how it is when nothing is said. */
export const userSortKeys = [
  'name', 'username', 'email', 'contactNumber', 'role', 'isActive', 'lastLoginAt', 'createdAt', 'updatedAt',
] as const; // prettier-ignore
export type UserSortKey = (typeof userSortKeys)[number];

export const userListDefaults = { sortBy: 'createdAt', sortOrder: 'desc' } as const satisfies {
  sortBy: UserSortKey;
  sortOrder: string;
};

/** What a mailed link to set a password is for. */
export const passwordLinkPurposes = ['reset', 'invitation'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];
