/** Server messages about imports; part of `messages`. */
export const importMessages = {
  importEntriesRequired: 'Valid entries array is required',
  importTooManyFiles: (max: number) =>
    `You are already uploading ${String(max)} files; wait until one upload finishes`,
  importPlacesTaken: 'The server is receiving too many files; please try again in a few seconds',
  optionMisspelt: (sent: string, option: string) => `Unknown option ${sent}; it is written ${option}`,
  optionAfterFile: (option: string) =>
    `Send ${option} before the file, or in the address; nothing was stored, since it came too late`,
  importFileRequired: 'File is required',
  /** Number of created and changed entries together. */
  importDone: (stored: number) => `Successfully imported ${String(stored)} entries`,
  importRunsOn: 'The import continues in the background; request it again to see its progress',
  importPreviewed: (good: number, bad: number) =>
    `The rows are checked, and nothing is stored yet: ${good === 1 ? '1 row' : `${String(good)} rows`} can be ` +
    `imported, ${bad === 1 ? '1 has an error' : `${String(bad)} have errors`}`,
  /** `first`: the first problem, with its row. */
  importRefused: (bad: number, first: string) => `${first}. The file was not imported${rowsWithErrors(bad)}`,
  importWouldBeRefused: (bad: number) => `The file would not be imported${rowsWithErrors(bad)}`,
  importRowProblem: (row: number, problem: string) => `Row ${String(row)}: ${problem}`,
  /** `problem`: with the label of the field. */
  importCellProblem: (row: number, problem: string) => `Row ${String(row)}, ${problem}`,
  importBrokenOff: 'The import failed, and nothing was stored; please try again',
  uploadNeedsSignal:
    'An upload must have the header apollo-require-preflight, which pages of other sites cannot send',
  uploadLengthRequired: 'An upload must have the header Content-Length',
  uploadTooLarge: (megabytes: number) => `A file can have at most ${String(megabytes)} MB`,
  uploadMalformed: 'The form is malformed; send multipart/form-data',
  uploadBrokenOff: 'The upload was interrupted; nothing was stored',
  uploadStopped: 'The server is stopping, and nothing was stored; please send the file again in a minute',
  uploadTooSlow: 'The upload stalled and was cancelled; nothing was stored',
  uploadOneFile: 'Send one file at a time',
  uploadMediaType:
    'This content type is not supported; send multipart/form-data with the file in the field file',
  importNotFound: 'Import not found',
  importIdInvalid: 'Invalid import ID',
  importCancelled: 'The import was cancelled, and nothing was stored',
  importCancelledAlready: 'This import is already cancelled',
  importEnded: 'This import has already ended, so it cannot be cancelled',
  importStored: 'This import has already ended, and its entries are stored; undo it to revert them',
  importAlmostStored:
    'This import is being completed and can no longer be cancelled; undo it in a moment instead',
  importOutlivedUpgrade:
    'The server was upgraded after it read this file, and nothing was stored; please upload the file again',
  importRowsGone: 'The rows of this import are no longer stored',
  importNotPreviewed: 'There is no preview to run: it was already run, or it is older than a day',
  importRowsFixed:
    'There is no preview to change: it was run, it is checked right now, or it is older than a day',
  importRowNotFound: (row: number) => `The preview has no row ${String(row)}`,
  importRowUnreadable: 'The cells of this row cannot be corrected here; correct them in the file',
  importCorrectionsRequired: 'Send at least one correction: a field of the file and its text',
  importCorrectionsTooLong: (max: number) =>
    `The corrections of a row can have at most ${max.toLocaleString('en')} characters together; correct longer ` +
    'texts in the file',
  importCorrectionField: (field: string, fields: readonly string[]) =>
    `No column of the file fills ${field}; these can be corrected: ${fields.join(', ')}`,
  importOffersRequired: 'Send either rows, a list of row numbers, or all: true',
  importTooManyRows: (max: number) =>
    `rows can have at most ${String(max)} row numbers; send all: true instead`,
  /** `label`: of the field. */
  importCorrected: (label: string, before: string, after: string) =>
    `${label} corrected: “${before}” to “${after}”`,
  importNotDone: 'Only an import that stored something can be undone',
  importUndone: 'This import is already undone',
  importUndoLater: 'Another import is running; please try again in a moment',
  importUndoReason: 'Import undone',
  importRowsLost:
    'The database was interrupted during this import, and nothing was stored; please upload the file again',
  importNamesTwoEntries: '_id and accession identify two different entries',
  importNamesSameEntry: (row: string) => `The row identifies the same entry as row ${row}, with other values`,
  importDiffers: 'The entry has other values than this row; choose to update existing entries to change it',
  importLikeEntry: 'An entry with the same disease, autoantibody and autoantigen exists',
  importLikeRow: (row: string) => `Row ${row} has the same disease, autoantibody and autoantigen`,
  importReplaces: 'Another person changed this in the meantime; the import replaces it',
  importTooManyEntries: (max: number) =>
    `A request can contain at most ${max.toLocaleString('en')} entries; upload a file instead`,
} as const;

function rowsWithErrors(rows: number): string {
  if (rows === 0) return '';
  return rows === 1 ? ': a row has an error' : `: ${String(rows)} rows have errors`;
}
