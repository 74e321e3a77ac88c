import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { messages } from '../../../../schema/contract/messages.js';
import { resumed } from '../../../cooperative.js';
import { badInput } from '../../../errors.js';
import { isObject, jsonValue } from '../../read-input.js';
import { readWorkbook } from '../../spreadsheets/read-workbook.js';
import { decodeText } from './decode-text.js';
import { type Delimiter, findDelimiter, readDelimited } from './delimited-reader.js';
import type { FileBytes } from './file-bytes.js';
import { fileKind } from './file-kind.js';
import type { ImportSource, SourceTable } from './import-source.js';
import { entryRows, readJson, readNdjson } from './json-reader.js';
import { itemTable, rowTable } from './source-table.js';

/** Number of characters by which the format of a text is decided. */
const sampleLength = 262_144;

/**
 * Opens a file and reads as far as its first row. Throws UNSUPPORTED_MEDIA_TYPE for a file that is not a table,
 * PAYLOAD_TOO_LARGE, and BAD_USER_INPUT for a file that cannot be read or has no row.
 */
export async function openSource(
  bytes: FileBytes,
  { fileName, sheet }: Pick<ImportSource, 'fileName' | 'sheet'>,
): Promise<SourceTable> {
  try {
    const head = await bytes.head();
    if (head.length === 0) throw badInput('file', emptyMessage(fileName));
    const kind = fileKind(head, fileName);
    if (kind === 'spreadsheet') return await openSpreadsheet(bytes, sheet);
    return await openText(decodeText(bytes.all(), head), kind, bytes);
  } catch (error) {
    bytes.close();
    throw error;
  }
}

/** A form in which no file was chosen has an empty file without a name. */
function emptyMessage(fileName: string | null): string {
  return fileName === null ? messages.importFileRequired : importFileMessages.fileEmpty;
}

/** Opens the entries of a request as if they were in a json file. Throws BAD_USER_INPUT if there are none. */
export function openEntries(entries: readonly unknown[]): Promise<SourceTable> {
  return itemTable('json', entryRows(entries), () => Promise.resolve());
}

async function openSpreadsheet(bytes: FileBytes, sheet: string | null): Promise<SourceTable> {
  bytes.limitTo(limits.imports.xlsxBytes);
  const chunks: Buffer[] = [];
  for await (const chunk of bytes.all()) chunks.push(chunk);
  const workbook = await readWorkbook(Buffer.concat(chunks), sheet);
  const { sheets, sheet: opened, batches, close } = workbook;
  return rowTable({ format: 'xlsx', sheets, sheet: opened, close }, batches);
}

async function openText(
  texts: AsyncGenerator<string>,
  kind: 'json' | 'ndjson' | 'text',
  bytes: FileBytes,
): Promise<SourceTable> {
  const sample = await firstTexts(texts);
  const close = async (): Promise<void> => {
    bytes.close();
    await texts.return(undefined);
  };
  const json = kind === 'text' && !looksLikeJson.test(sample) ? null : jsonKind(sample);
  if (json === 'json') return itemTable('json', readJson(resumed(sample, texts)), close);
  if (json === 'ndjson') return itemTable('ndjson', readNdjson(resumed(sample, texts)), close);
  const { delimiter, text } = separated(sample);
  const format = delimiter === '\t' ? 'tsv' : 'csv';
  const batches = readDelimited(resumed(text, texts), delimiter);
  const closeAll = async (): Promise<void> => {
    await close();
    await batches.return(undefined);
  };
  return rowTable({ format, sheets: [], sheet: null, close: closeAll }, batches);
}

/** A header never has this form. */
const looksLikeJson = /^\s*(?:\[\s*[{\]]|\{\s*["}])/;

function jsonKind(sample: string): 'json' | 'ndjson' {
  if (!/^\s*\{/.test(sample)) return 'json';
  const [line = ''] = sample.trimStart().split('\n', 1);
  const first = jsonValue(line);
  const isItem = isObject(first) && !Array.isArray(first['data']) && !Array.isArray(first['entries']);
  return isItem ? 'ndjson' : 'json';
}

const declared = /^sep=([,;\t])(?:\r\n|\n|\r)/i;

/** Excel reads, and some programs write, a line before the header that names the delimiter. */
function separated(sample: string): { delimiter: Delimiter; text: string } {
  const found = declared.exec(sample);
  const text = found === null ? sample : sample.slice(found[0].length);
  const named = found?.[1];
  const delimiter = named === ',' || named === ';' || named === '\t' ? named : findDelimiter(text);
  return { delimiter, text };
}

async function firstTexts(texts: AsyncGenerator<string>): Promise<string> {
  let sample = '';
  while (sample.length < sampleLength) {
    const step = await texts.next();
    if (step.done === true) break;
    sample += step.value;
  }
  return sample;
}
