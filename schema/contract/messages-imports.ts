/** What the server says of imports; part of `messages`. */
export const importMessages = {
  importEntriesRequired: 'Valid entries array is required',
  importFileRequired: 'File is required',
  importDone: (inserted: number) => `Successfully imported ${String(inserted)} entries`,
  importNotFound: 'Import not found',
} as const;
