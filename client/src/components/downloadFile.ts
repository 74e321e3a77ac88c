import { RestFailure } from '../apollo/RestFailure';

/**
 * Fetches a file and hands it to the browser to keep. Unlike a plain link, it can say that it failed, also when the
 * answer breaks off half way.
 */
export async function downloadFile(address: string, usualName: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new RestFailure(answer.status, await answer.text());
  const file = await answer.blob();
  saveFile(file, nameIn(answer.headers.get('content-disposition')) ?? usualName);
}

function nameIn(disposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
