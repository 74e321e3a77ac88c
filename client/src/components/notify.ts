import { clientMessages } from '@contract/messages-client';
import { toast } from 'react-hot-toast/headless';

/** The client's own notifications; the server's messages are in the contract. */
export const notices = {
  linkCopied: 'Link copied',
  citationCopied: 'Citation copied',
  exampleCopied: 'Example copied',
  codeCopied: 'Code copied',
  comparisonFull: 'You can compare at most 5 entries; remove one first',
  signedOut: 'You are signed out',
  profileSaved: 'Profile saved',
  passwordUpdated: clientMessages.passwordUpdated,
  copyRefused: 'The browser blocked copying; select the text and copy it',
  partNotLoaded: 'This part could not be loaded; check the connection and try again',
  imageRefused: 'This browser could not draw the image; try another format',
  userCreated: 'User created',
  userInvited: 'User created; the invitation is on its way',
  userSaved: 'Changes saved',
  entryCreated: clientMessages.entryCreated,
  entryUpdated: clientMessages.entryUpdated,
  roleChanged: 'Role changed',
} as const;

export type Notice = keyof typeof notices;

/** Shows a notification that an action succeeded. */
export function notifyDone(notice: Notice): void {
  toast.success(notices[notice]);
}

/** Shows the server's message about a completed action. */
export function notifyAnswer(sentence: string): void {
  toast.success(sentence);
}

/** Shows a notification that the browser could not do something. */
export function notifyRefused(notice: Notice): void {
  toast.error(notices[notice]);
}
