import { type Notice, notifyDone, notifyRefused } from './notify';

/** Puts a text on the clipboard and says so, or says that this browser does not let a page do that. */
export async function copyText(text: string, done: Notice): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone(done);
  } catch {
    // Outside https a page has no clipboard, and a person may have forbidden it.
    notifyRefused('copyRefused');
  }
}
