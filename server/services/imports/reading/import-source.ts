import type { Readable } from 'node:stream';

import type { ImportFormat } from '../../../../schema/contract/imports.js';
import { messages } from '../../../../schema/contract/messages.js';
import { AppError, retryAfterSeconds } from '../../../errors.js';
import type { CellRow } from '../../spreadsheets/sheet-rows.js';

/** An uploaded file. */
export interface ImportSource {
  readonly fileName: string | null;
  /** Fails with `UploadInterrupted` if the client does not send all of it. */
  readonly body: Readable;
  /** The requested sheet of a spreadsheet; `null` for the first one with content. */
  readonly sheet: string | null;
  /** Maximum file length in bytes; `null` for none. Spreadsheets have an additional limit. */
  readonly maxBytes: number | null;
}

/** The error of an upload that ended early: its caller is often gone, so the import stays listed, with its message. */
export abstract class UploadEnded extends AppError {}

/** The error of a body that ends early or comes too slowly. */
export class UploadInterrupted extends UploadEnded {
  constructor(message: string, cause?: unknown) {
    super('BAD_USER_INPUT', message, { problems: [{ path: 'file', message }], cause });
  }
}

/** The error of a body that comes too slowly. */
export class UploadTooSlow extends UploadInterrupted {
  constructor() {
    super(messages.uploadTooSlow);
  }
}

/** The error of a body that the server no longer waits for, because it stops. */
export class UploadStopped extends UploadEnded {
  constructor() {
    super('UNAVAILABLE', messages.uploadStopped, { retryAfterSeconds });
  }
}

/** An object of a json or ndjson file. */
export interface ItemRow {
  readonly row: number;
  readonly item: Readonly<Record<string, unknown>>;
}

/** A row that cannot be read: its text, shortened, and the problem. */
interface BrokenRow {
  readonly row: number;
  readonly text: string;
  readonly message: string;
}

/** `row` counts as a spreadsheet does, including blank rows and those above the header; in json from the first item. */
export type SourceRow = CellRow | ItemRow | BrokenRow;

/** An opened file: its metadata, and its rows as they arrive. */
export interface SourceTable {
  readonly format: ImportFormat;
  /** The headers as in the file; for json and ndjson the names of the first items, to which later items may add. */
  readonly headers: readonly string[];
  /** A warning about rows that were not read; `null` if there are none. */
  readonly remark: string | null;
  /** For a spreadsheet: the names of its sheets, and the one that is read. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  /**
   * Iterate once; throws BAD_USER_INPUT if the file turns out to be unreadable, PAYLOAD_TOO_LARGE if it is too long.
   */
  readonly batches: AsyncIterable<readonly SourceRow[]>;
  /** Releases all resources of the file; safe at any time, and more than once. */
  readonly close: () => Promise<void>;
}
