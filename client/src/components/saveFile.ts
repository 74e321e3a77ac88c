/** Hands a file that is here already to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Hands a text that is here already to the browser as a file to keep. */
export function downloadText(text: string, fileName: string, mediaType: string): void {
  saveFile(new Blob([text], { type: `${mediaType};charset=utf-8` }), fileName);
}
