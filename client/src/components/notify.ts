import { toast } from 'react-toastify/unstyled';

/** What the client itself has to tell in passing; the server's sentences are in the contract. */
export const notices = {
  linkCopied: 'Link copied',
  copyRefused: 'This browser does not let the page copy; select the address instead',
} as const;

/** Tells in passing that something was done. */
export function notifyDone(notice: keyof typeof notices): void {
  toast.success(notices[notice]);
}

/** Tells in passing that something could not be done here. */
export function notifyRefused(notice: keyof typeof notices): void {
  toast.error(notices[notice]);
}
