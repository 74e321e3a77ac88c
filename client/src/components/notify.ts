import { toast } from 'react-toastify/unstyled';

/** What the client itself has to tell in passing; the server's sentences are in the contract. */
export const notices = {
  linkCopied: 'Link copied',
  citationCopied: 'Citation copied',
  exampleCopied: 'Example copied',
  copyRefused: 'This browser does not let the page copy; select the text and copy it yourself',
} as const;

export type Notice = keyof typeof notices;

/** Tells in passing that something was done. */
export function notifyDone(notice: Notice): void {
  toast.success(notices[notice]);
}

/** Tells in passing that something could not be done here. */
export function notifyRefused(notice: Notice): void {
  toast.error(notices[notice]);
}
