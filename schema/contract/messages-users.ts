/** Messages about accounts that the client also shows itself, on the pages of administrators; part of `messages`. */
export const userMessages = {
  userActivated: 'User activated successfully',
  userDeactivated: 'User deactivated successfully',
  /** REST and GraphQL answer the deletion of an account with the message about deactivating. */
  accountClosed: 'Account closed; you can reopen it under “Closed accounts”',
  userUnlocked: 'The account is unlocked',
  linkNeedsActiveAccount: 'The account is not active; activate it before sending a link',
  ownAccountGuarded: 'You cannot deactivate, delete or change the role of your own account',
} as const;
