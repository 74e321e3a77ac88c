/** What is wrong with a spreadsheet, as a sentence of the catalogue; it crosses from the worker by its message. */
export class SpreadsheetFault extends Error {
  constructor(
    message: string,
    readonly path: 'file' | 'sheet' = 'file',
  ) {
    super(message);
    this.name = 'SpreadsheetFault';
  }
}
