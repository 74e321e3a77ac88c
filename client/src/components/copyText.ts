import { type Notice, notifyDone, notifyRefused } from './notify';

/** Copies a text to the clipboard and reports success, or that this browser does not allow it. */
export async function copyText(text: string, done: Notice): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone(done);
  } catch {
    // Outside https a page has no clipboard, and the user may have forbidden access.
    notifyRefused('copyRefused');
  }
}
