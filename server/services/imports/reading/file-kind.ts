import { extname } from 'node:path';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { AppError } from '../../../errors.js';

/** How a file is read; for `text`, the name decides between the kinds of text. */
type FileKind = 'spreadsheet' | 'json' | 'ndjson' | 'text';

const extensions: Readonly<Record<string, FileKind>> = {
  '': 'text',
  '.csv': 'text',
  '.tsv': 'text',
  '.tab': 'text',
  '.txt': 'text',
  '.xls': 'text',
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.xlsx': 'spreadsheet',
  '.xlsm': 'spreadsheet',
};

/** The first bytes of files that are commonly mistaken for tables, and what they are. */
const signatures: readonly (readonly [bytes: string, what: string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'an image (PNG)'],
  ['\xff\xd8\xff', 'an image (JPEG)'],
  ['GIF8', 'an image (GIF)'],
  ['RIFF', 'an image, audio or video file'],
  ['\xd0\xcf\x11\xe0', 'an old Excel file (xls), or a spreadsheet with a password'],
  ['\x1f\x8b', 'a compressed file (gzip)'],
  ['7z\xbc\xaf', 'a compressed file (7z)'],
  ['Rar!', 'a compressed file (rar)'],
  ['BZh', 'a compressed file (bzip2)'],
  ['{\\rtf', 'a text document (RTF)'],
  ['SQLite format 3', 'a database'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
  ['PAR1', 'a Parquet file'],
  ['\xff\xfe\0\0', 'a text in UTF-32, which few programs read'],
  ['\0\0\xfe\xff', 'a text in UTF-32, which few programs read'],
];
const zipSignature = 'PK\x03\x04';
const markup = /^\s*<(?:!doctype|html|\?xml|svg|table)/i;

/**
 * Decides how a file is read, by content, and between kinds of text by name. Throws UNSUPPORTED_MEDIA_TYPE, also for a
 * name that no table has.
 */
export function fileKind(head: Buffer, fileName: string | null): FileKind {
  const extension = extname(fileName?.trim() ?? '').toLowerCase();
  if (!Object.hasOwn(extensions, extension)) throw unsupported(`of type ${extension}`);
  const start = head.subarray(0, 64).toString('latin1');
  if (start.startsWith(zipSignature)) return 'spreadsheet';
  const signature = signatures.find(([bytes]) => start.startsWith(bytes));
  if (signature !== undefined) throw unsupported(signature[1]);
  const text = head.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  if (markup.test(text)) throw unsupported('a web page or another kind of XML');
  if (encodingOf(head) === 'utf-8' && isNoise(head)) throw unsupported('not text');
  const named = extensions[extension];
  return named === 'json' || named === 'ndjson' ? named : 'text';
}

/** Returns the encoding that the first bytes indicate: a byte order mark, or zeros next to Latin letters. */
export function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = head.subarray(0, 256);
  const zeros = [0, 0];
  start.forEach((byte, position) => {
    if (byte === 0) zeros[position % 2] = (zeros[position % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > start.length && even === 0) return 'utf-16le';
  if (even * 4 > start.length && odd === 0) return 'utf-16be';
  return 'utf-8';
}

/** A few control characters are a problem of their row; more than one in 20 bytes means that the file is not a text. */
function isNoise(head: Buffer): boolean {
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32));
  return controls.length * 20 > head.length;
}

function unsupported(found: string): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', importFileMessages.fileUnsupported(found));
}
