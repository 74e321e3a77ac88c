/** Server messages about imported files; separate from `messages`, which every page of the client loads. */
export const importFileMessages = {
  fileUnsupported: (found: string) =>
    `This file is ${found}. Import a csv, tsv, xlsx, json or ndjson file; save other spreadsheets in one of ` +
    `these formats`,
  uploadOrder: 'Send the fields operations and map first, each as JSON, and the file after them',
  uploadMap: 'The field map must give one file to one variable, such as {"0": ["variables.file"]}',
  uploadFieldTooLong: (field: string) => `The field ${field} is longer than 1 MB`,
  uploadUsed: 'An uploaded file can be imported once; upload it again',
  fileTooLarge: (megabytes: number) =>
    `The file is larger than ${String(megabytes)} MB, which is the limit for files of this kind`,
  fileEmpty: 'The file is empty',
  fileWithoutRows: 'The file contains no data rows',
  fileBroken: 'The file ended before it was complete',
  fileTooMuchMemory:
    'Reading the file takes more memory than there is for it; split it, or save what is needed as csv',
  fileEncoding: (encoding: string, byte: number) =>
    `The file is not ${encoding} text: the byte at position ${String(byte)} is invalid. Save the file as UTF-8`,
  fileNotJson: (row: number) =>
    `The file is not valid JSON: item ${String(row)} or the text before it is malformed`,
  fileJsonShape:
    'The file must contain a list of entries: [ … ], or an object with such a list as "data" or "entries"',
  fileJsonUnfinished: 'The file is not valid JSON: it ends within the list of entries',
  itemNotAnObject: 'Each entry must be an object of names and values',
  lineNotJson: 'This line is not valid JSON',
  itemTooLong: (row: number) => `Item ${String(row)} is longer than an entry can be`,
  quoteNotClosed: (row: number) =>
    `A quotation mark in row ${String(row)} is never closed, so the following cells and rows cannot be separated`,
  rowTooLong: (row: number) =>
    `Row ${String(row)} is longer than an entry can be; a quotation mark may not be closed`,
  headersTooLong: (row: number, max: number) =>
    `The headers in row ${String(row)} have more than ${max.toLocaleString('en')} characters together; a quotation ` +
    'mark may not be closed',
  tooManyColumns: (max: number) => `The file has more than ${String(max)} columns`,
  tooManyRows: (max: number) => `The file has more than ${String(max)} rows`,
  columnsMissing: (
    missing: readonly string[],
    found: readonly string[],
    otherSheets: readonly string[] = [],
  ) =>
    `There is no column for ${missing.join(', ')}. Found: ${found.join(', ')}. The headers must be in ` +
    `the first row that is not blank, or below a title in one of the next nine` +
    (otherSheets.length === 0 ? '' : `. Sheets that were not read: ${otherSheets.join(', ')}`),
  titleSkipped: (row: number) => `Row ${String(row)} holds the headers; the rows above it are skipped`,
  columnBlank: (number: number, name: string) =>
    `Column ${String(number)} has no header; its cells are stored as ${name}`,
  columnRefused: (header: string, reason: string) =>
    `The column "${header}" cannot be stored: ${reason}. Rename it, match it to a field, or do not import it`,
  columnsShareField: (headers: readonly string[], label: string) =>
    `The columns ${headers.map((header) => `"${header}"`).join(' and ')} are all matched to ${label}; the first ` +
    `non-blank cell of each row is used`,
  columnServerOwned: (header: string) =>
    `The column "${header}" is not imported: the server sets this value itself`,
  mappingUnknownField: (field: string) => `mapping contains "${field}", which is not a field`,
  mappingUnknownHeader: (header: string) =>
    `mapping contains the column "${header}", which the file does not have`,
  mappingMalformed: 'mapping must be a JSON object of headers and field names',
  sheetNotFound: (sheet: string, sheets: readonly string[]) =>
    `There is no sheet "${sheet}". Sheets: ${sheets.join(', ')}`,
  spreadsheetBroken: 'The spreadsheet is damaged or was not written by a spreadsheet program',
  spreadsheetEncrypted: 'The spreadsheet is protected by a password; save it without one',
  spreadsheetTooMuch: 'The decompressed spreadsheet is too large; save the required sheet as csv',
  spreadsheetEntities: 'The spreadsheet contains XML declarations (DOCTYPE), which are not allowed',
  rowShort: (cells: number, columns: number) =>
    `The row ends after ${String(cells)} of ${String(columns)} columns; the others are treated as blank`,
  rowLong: (cells: number, columns: number) =>
    `The row has ${String(cells)} cells for ${columns === 1 ? '1 column' : `${String(columns)} columns`}, so values ` +
    'may be in the wrong columns',
  valueRequired: 'A value is required',
  cellIsError: 'The cell shows the error of a formula instead of a value',
  rowRepeatsHeader: 'The row repeats the header and is skipped',
  rowIsExample: 'The row is the example of the template and is skipped',
  idsOfOtherDatabase:
    'The file comes from another database: its _id, __v, metadata and dates are ignored, and its rows become ' +
    'new entries',
  entryIdMalformed: '_id must be the id of an entry, or blank',
  entryAccessionMalformed: 'accession must be the accession of an entry, such as AIA0000042, or blank',
  entryNumberTooHigh: (accession: string) => `${accession} is too high: a file cannot contain this accession`,
  uniprotMalformed: (text: string) =>
    `"${text}" does not look like a UniProt accession; it is stored unchanged`,
  uniprotCapitals: (text: string, capitals: string) =>
    `UniProt writes ${text} as ${capitals}; it is stored unchanged`,
  exportTooLargeForSpreadsheet: (entries: number, columns: number) =>
    `A spreadsheet can contain at most ${String(entries)} entries and ${String(columns)} columns. Export csv, or ` +
    'filter the list',
} as const;
