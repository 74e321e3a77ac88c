import type { Readable } from 'node:stream';

import type { ImportFormat } from '../../../../schema/contract/imports.js';

/** A file on its way in. */
export interface ImportSource {
  readonly fileName: string | null;
  readonly mediaType: string | null;
  readonly body: Readable;
  /** The sheet of a spreadsheet that is wanted; `null` for the first that holds anything. */
  readonly sheet: string | null;
  /** Longest file, in bytes; `null` for none. Spreadsheets have a limit of their own beside it. */
  readonly maxBytes: number | null;
}

/** A row of a table, its texts as in the file: the formula guard still on. */
export interface CellRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** An object of a json or ndjson file. */
export interface ItemRow {
  readonly row: number;
  readonly item: Readonly<Record<string, unknown>>;
}

/** What stands where a row should, and is none: the text, shortened, and what is wrong with it. */
interface BrokenRow {
  readonly row: number;
  readonly text: string;
  readonly message: string;
}

/** `row` counts as a spreadsheet does, blank rows included; the header is row 1, in json the first item is. */
export type SourceRow = CellRow | ItemRow | BrokenRow;

/** A file that was opened: what it is, and its rows as they arrive. */
export interface SourceTable {
  readonly format: ImportFormat;
  /** The headers as in the file; of json and ndjson the names of the first items, and later ones may have more. */
  readonly headers: readonly string[];
  /** Of a spreadsheet: the names of its sheets, and the one that is read. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /** Iterate once; throws BAD_USER_INPUT where the file turns out unreadable, PAYLOAD_TOO_LARGE where it is too long. */
  readonly batches: AsyncIterable<readonly SourceRow[]>;
  /** Lets go of whatever the file holds; safe at any time, and more than once. */
  readonly close: () => Promise<void>;
}
