/** Server messages about imported files; separate from `messages`, which every page of the client loads. */
export const importFileMessages = {
  fileUnsupported: (found: string) =>
    `This file is ${found}. Import a csv, tsv, xlsx, json or ndjson file; other spreadsheets can be saved as one of these`,
  fileTooLarge: (megabytes: number) =>
    `The file is larger than ${String(megabytes)} MB, which is the limit for files of this kind`,
  fileEmpty: 'The file is empty',
  fileWithoutRows: 'The file holds no row of data',
  fileBroken: 'The file ended before it was complete',
  fileTooMuchMemory:
    'Reading the file takes more memory than there is for it; split it, or save what is needed as csv',
  fileEncoding: (byte: number) =>
    `The file is not text in one encoding: from byte ${String(byte)} on it is no UTF-8. Save it again as UTF-8`,
  fileNotJson: (row: number) =>
    `The file is not valid JSON: item ${String(row)}, or what stands before it, cannot be read`,
  fileJsonShape: 'The file must hold a list of entries: [ … ], or an object whose "data" or "entries" is one',
  fileJsonUnfinished: 'The file is not valid JSON: it ends before its list does',
  itemNotAnObject: 'Each entry must be an object of names and values',
  lineNotJson: 'This line is not valid JSON',
  itemTooLong: (row: number) => `Item ${String(row)} is longer than an entry can be`,
  quoteNotClosed: (row: number) =>
    `A quotation mark that is opened in row ${String(row)} is never closed, so that cells and rows cannot be told apart`,
  quoteMisplaced: (row: number) =>
    `In row ${String(row)} text follows a closing quotation mark; within a quoted cell a quotation mark is written twice`,
  rowTooLong: (row: number) =>
    `Row ${String(row)} is longer than an entry can be; perhaps a quotation mark in it is never closed`,
  tooManyColumns: (max: number) => `The file has more than ${String(max)} columns`,
  columnsMissing: (missing: readonly string[], found: readonly string[]) =>
    `There is no column for ${missing.join(', ')}. Found: ${found.join(', ')}`,
  columnBlank: (number: number, name: string) =>
    `Column ${String(number)} has no header; its cells are kept under ${name}`,
  columnRefused: (header: string, reason: string) =>
    `The column "${header}" cannot be kept: ${reason}. Rename it, match it with a field, or leave it out`,
  columnsShareField: (headers: readonly string[], label: string) =>
    `The columns ${headers.map((header) => `"${header}"`).join(' and ')} are all read as ${label}; in each row the first filled one counts`,
  columnServerOwned: (header: string) =>
    `The column "${header}" is left out: it is called like something that the server alone writes`,
  mappingUnknownField: (field: string) => `mapping names "${field}", which is no field`,
  mappingUnknownHeader: (header: string) =>
    `mapping names the column "${header}", which the file does not have`,
  mappingMalformed: 'mapping must be a JSON object of headers and field names',
  sheetNotFound: (sheet: string, sheets: readonly string[]) =>
    `There is no sheet "${sheet}". Sheets: ${sheets.join(', ')}`,
  spreadsheetBroken: 'The spreadsheet is damaged, or was not made by a spreadsheet program',
  spreadsheetEncrypted: 'The spreadsheet is protected by a password; save it without one',
  spreadsheetTooMuch: 'The spreadsheet unpacks to more than can be read; save what is needed as csv',
  spreadsheetEntities:
    'The spreadsheet holds XML declarations (DOCTYPE) that spreadsheets do not need, and is not read',
  rowShort: (cells: number, columns: number) =>
    `The row ends after ${String(cells)} of ${String(columns)} columns; the others are taken as blank`,
  rowLong: (cells: number, columns: number) =>
    `The row fills ${String(cells)} cells under ${String(columns)} columns, so that values may stand in the wrong ones`,
  rowRepeatsHeader: 'The row repeats the header and is passed over',
  idsOfOtherDatabase:
    'The file comes from another database: its _id, __v, metadata and dates are left out, and its rows are new entries',
  entryIdMalformed: '_id must be the id of an entry, or blank',
  entryAccessionMalformed: 'accession must be the accession of an entry, such as AIA0000042, or blank',
  entryNumberTooHigh: (accession: string) =>
    `${accession} is beyond the accessions that a file can bring along`,
  uniprotMalformed: (text: string) =>
    `"${text}" does not look like a UniProt accession, and is kept as it is`,
  uniprotCapitals: (text: string, capitals: string) =>
    `UniProt writes ${text} as ${capitals}; it is kept as it is`,
  exportTooLongForSpreadsheet: (max: number) =>
    `A spreadsheet holds at most ${String(max)} entries, and there are more. Export csv, or narrow the list`,
} as const;
