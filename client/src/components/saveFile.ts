/** Passes a file that is already loaded to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file before the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Passes a text to the browser to save as a file. */
export function downloadText(text: string, fileName: string, mediaType: string): void {
  saveFile(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
}
