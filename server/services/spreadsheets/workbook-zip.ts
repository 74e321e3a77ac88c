import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../errors.js';

/** In bytes: the maximum unpacked size of all files, and the size from which the compression ratio is checked. */
const maxUnpackedBytes = 512 * 1_048_576;
const ratioCheckedFrom = 32 * 1_048_576;
const maxCompressionRatio = 250;
/** In characters: the maximum text of all cells of a sheet. Any number of cells can share one text. */
const maxSheetLength = 256 * 1_048_576;
const maxFiles = 5000;

/** Returns the error for a spreadsheet that exceeds a limit. */
export const spreadsheetTooLarge = (): AppError => badInput('file', importFileMessages.spreadsheetTooMuch);

/** The files in the zip archive of a spreadsheet. */
export class WorkbookZip {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    /** Maximum number of characters in all cells of a sheet, by the ratio that limits the unpacked files, too. */
    readonly maxTextLength: number,
  ) {}

  /** Throws BAD_USER_INPUT for a file that is not a spreadsheet, or unpacks to more than the limit. */
  static async open(bytes: Buffer): Promise<WorkbookZip> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      const entries = await listed(zip);
      refuseBomb([...entries.values()], bytes.length);
      const maxByRatio = Math.max(ratioCheckedFrom, bytes.length * maxCompressionRatio);
      return new WorkbookZip(zip, entries, Math.min(maxSheetLength, maxByRatio));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw badInput('file', importFileMessages.spreadsheetBroken);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * Returns the bytes of a file, at most its declared size. Throws BAD_USER_INPUT if that exceeds `most`, and if the
   * place, the compression or the checksum of the file is not what the zip says.
   */
  async read(name: string, most = maxUnpackedBytes): Promise<Readable | null> {
    const entry = this.entries.get(name);
    if (entry !== undefined && entry.uncompressedSize > most) {
      throw spreadsheetTooLarge();
    }
    if (entry === undefined) return null;
    const stream = await this.zip.openReadStreamPromise(entry).catch(broken);
    return Readable.from(checked(stream, entry.crc32));
  }
}

/** Passes the bytes of a file on. Throws BAD_USER_INPUT at its end if they are not those that were packed. */
async function* checked(stream: Readable, expected: number): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected) broken();
}

function broken(): never {
  throw badInput('file', importFileMessages.spreadsheetBroken);
}

async function listed(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maxFiles) throw spreadsheetTooLarge();
  // `eachEntry` stops listening once it ends: without a listener, a later error would end the process.
  zip.on('error', () => undefined);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.replaceAll('\\', '/').replace(/^\//, ''), entry);
  }
  return entries;
}

function refuseBomb(entries: readonly Entry[], packed: number): void {
  if (entries.some((entry) => entry.isEncrypted())) {
    throw badInput('file', importFileMessages.spreadsheetEncrypted);
  }
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (
    unpacked > maxUnpackedBytes ||
    (unpacked > ratioCheckedFrom && unpacked > packed * maxCompressionRatio)
  ) {
    throw spreadsheetTooLarge();
  }
}
