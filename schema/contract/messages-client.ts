/**
 * The messages that the client also needs on the start page: it does not load the others there. Part of `messages`.
 */
export const clientMessages = {
  invalidToken: 'Invalid token, access denied',
  passwordUpdated: 'Password updated successfully',
  entryCreated: 'Entry created successfully',
  entryUpdated: 'Entry updated successfully',
} as const;
