/** Server messages about imports; part of `messages`. */
export const importMessages = {
  importEntriesRequired: 'Valid entries array is required',
  importTooManyFiles: (max: number) =>
    `You are sending ${String(max)} files already; wait until one of them has arrived`,
  importPlacesTaken: 'Too many files are arriving at the moment; please try again in a few seconds',
  importFileRequired: 'File is required',
  /** Number of created and changed entries together. */
  importDone: (stored: number) => `Successfully imported ${String(stored)} entries`,
  importRunsOn: 'The import runs on; ask for it to see how it stands',
  importPreviewed: (good: number, bad: number) =>
    `Checked, and nothing is stored yet: ${String(good)} rows would change something, ${String(bad)} are bad`,
  /** `first`: the first problem, with its row. */
  importRefused: (bad: number, first: string) =>
    `${first}. Nothing is stored${bad === 0 ? '' : `, since ${bad === 1 ? 'a row is' : `${String(bad)} rows are`} bad`}`,
  /** `label`: of the field; `null` if the problem is about the whole row. */
  importRowProblem: (row: number, label: string | null, problem: string) =>
    `Row ${String(row)}${label === null ? '' : `, ${label}`}: ${problem}`,
  importBrokenOff: 'The import broke off, and nothing of it is stored; please try again',
  uploadNeedsSignal:
    'An upload must carry the header apollo-require-preflight, which no foreign page can send',
  uploadLengthRequired: 'An upload must say how long it is: send Content-Length',
  uploadTooLarge: (megabytes: number) => `A file may have at most ${String(megabytes)} MB`,
  uploadMalformed: 'The form is malformed: send multipart/form-data as your program makes it',
  uploadBrokenOff: 'The upload broke off before its end; nothing of it is stored',
  uploadTooSlow: 'The upload came to a halt and was broken off; nothing of it is stored',
  uploadOneFile: 'Send one file at a time',
  uploadMediaType:
    'The content type is not supported here; send multipart/form-data with the file in the field file',
  importNotFound: 'Import not found',
  importIdInvalid: 'Invalid import ID',
  importCancelled: 'The import was cancelled, and nothing of it is stored',
  importCancelledAlready: 'This import is cancelled already',
  importEnded: 'This import has ended already, so there is nothing to cancel',
  importStored: 'This import has ended already, and its entries are stored; undo it to take them back',
  importAlmostStored:
    'This import is just being completed and can no longer be cancelled; undo it in a moment instead',
  importOutlivedUpgrade:
    'The Atlas was upgraded after this file was read, and nothing of it is stored; please send the file again',
  importRowsGone: 'The rows of this import are kept no more',
  importNotPreviewed: 'There is no preview to run: it was run already, or is older than a day',
  importNotDone: 'Only an import that has stored something can be undone',
  importUndone: 'This import is undone already',
  importUndoLater: 'Another import is being stored; please undo this one in a moment',
  importUndoReason: 'Import undone',
  importRowsLost:
    'The database was interrupted before this import was done, and nothing of it is stored; please send the file again',
  importNamesTwoEntries: '_id and accession name two different entries',
  importNamesSameEntry: (row: string) =>
    `The row names the same entry as row ${row}, and says something else`,
  importDiffers: 'The entry differs from this row; choose to update entries to change it',
  importLikeEntry: 'There is an entry of the same disease, autoantibody and autoantigen',
  importLikeRow: (row: string) => `Row ${row} is of the same disease, autoantibody and autoantigen`,
  importTooManyEntries: (max: number) =>
    `At most ${max.toLocaleString('en')} entries can be sent at once; send a file`,
} as const;
