/** What the server says of imports; part of `messages`. */
export const importMessages = {
  importEntriesRequired: 'Valid entries array is required',
  importFileRequired: 'File is required',
  importDone: (inserted: number) => `Successfully imported ${String(inserted)} entries`,
  importRunsOn: 'The import runs on; ask for it to see how it stands',
  importPreviewed: (good: number) =>
    `Checked: nothing is stored yet, and ${String(good)} rows would change something`,
  importRefused: (bad: number) =>
    `Nothing is stored, since ${bad === 1 ? 'a row is' : `${String(bad)} rows are`} bad`,
  importBrokenOff: 'The import broke off, and nothing of it is stored; please try again',
  uploadNeedsSignal:
    'An upload must carry the header apollo-require-preflight, which no foreign page can send',
  uploadLengthRequired: 'An upload must say how long it is: send Content-Length',
  uploadTooLarge: (megabytes: number) => `A file may have at most ${String(megabytes)} MB`,
  uploadMalformed: 'The form is malformed: send multipart/form-data as your program makes it',
  uploadBrokenOff: 'The upload broke off before its end; nothing of it is stored',
  uploadOneFile: 'Send one file at a time',
  uploadMediaType:
    'The content type is not supported here; send multipart/form-data with the file in the field file',
  importNotFound: 'Import not found',
} as const;
