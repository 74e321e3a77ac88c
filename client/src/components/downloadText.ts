import { saveFile } from './saveFile';

/** Hands a text that is here already to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, mediaType: string): void {
  saveFile(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
}
