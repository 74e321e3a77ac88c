import type { Readable } from 'node:stream';

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';

/** Bytes: all that the files in it unpack to, and by how much more that may be than what they are packed in. */
const mostUnpacked = 512 * 1_048_576;
const suspectFrom = 32 * 1_048_576;
const mostRatio = 250;
const mostFiles = 5000;

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

/** Says that a spreadsheet holds more than can be meant. */
export const tooMuch = (): SpreadsheetFault => new SpreadsheetFault(importFileMessages.spreadsheetTooMuch);

/** The files that a spreadsheet is made of. */
export class WorkbookZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws `SpreadsheetFault` for what is no spreadsheet, or unpacks to more than can be meant. */
  static async open(bytes: Buffer): Promise<WorkbookZip> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      const entries = await listed(zip);
      refuseBomb([...entries.values()], bytes.length);
      return new WorkbookZip(zip, entries);
    } catch (error) {
      if (error instanceof SpreadsheetFault) throw error;
      throw new SpreadsheetFault(importFileMessages.spreadsheetBroken);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** A file's bytes, never more than its entry says, and `most`. Throws `SpreadsheetFault` for one that says more. */
  async read(name: string, most = mostUnpacked): Promise<Readable | null> {
    const entry = this.entries.get(name);
    if (entry !== undefined && entry.uncompressedSize > most) {
      throw tooMuch();
    }
    return entry === undefined ? null : this.zip.openReadStreamPromise(entry);
  }
}

async function listed(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > mostFiles) throw tooMuch();
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.replaceAll('\\', '/').replace(/^\//, ''), entry);
      zip.readEntry();
    });
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('error', reject);
    zip.readEntry();
  });
}

function refuseBomb(entries: readonly Entry[], packed: number): void {
  if (entries.some((entry) => entry.isEncrypted())) {
    throw new SpreadsheetFault(importFileMessages.spreadsheetEncrypted);
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > mostUnpacked || (unpacked > suspectFrom && unpacked > packed * mostRatio)) {
    throw tooMuch();
  }
}
