import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';
import { isObject, jsonValue } from '../../read-input.js';
import type { SourceRow } from './import-source.js';
import { JsonItems } from './json-items.js';

const rowsPerBatch = 500;
const maxLineLength = 8_388_608;
/** Length to which a text is shortened for a problem. */
const shownLength = 500;

/**
 * Reads the items of a json file in batches. Throws BAD_USER_INPUT for invalid JSON, or for anything but a list of
 * entries.
 */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<readonly SourceRow[]> {
  const items = new JsonItems();
  let row = 0;
  for await (const text of texts) {
    const rows: SourceRow[] = [];
    for (const item of items.add(text)) {
      row += 1;
      rows.push(itemRow(row, parsed(item, row)));
    }
    yield* inBatches(rows);
  }
  items.end();
}

/** Reads the lines of an ndjson file in batches; a line that is not valid JSON becomes a broken row. */
export async function* readNdjson(texts: AsyncIterable<string>): AsyncGenerator<readonly SourceRow[]> {
  let rest = '';
  let row = 0;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength)
      throw badInput('file', importFileMessages.itemTooLong(row + lines.length + 1));
    const rows: SourceRow[] = [];
    for (const line of lines) {
      row += 1;
      if (line.trim() !== '') rows.push(lineRow(row, line));
    }
    yield* inBatches(rows);
  }
  if (rest.trim() !== '') yield [lineRow(row + 1, rest)];
}

/** Yields the entries of a request as rows, in batches. */
// oxlint-disable-next-line typescript/require-await -- all generators of rows are asynchronous
export async function* entryRows(entries: readonly unknown[]): AsyncGenerator<readonly SourceRow[]> {
  yield* inBatches(entries.map((entry, index) => itemRow(index + 1, entry)));
}

function* inBatches(rows: readonly SourceRow[]): Generator<readonly SourceRow[]> {
  for (let from = 0; from < rows.length; from += rowsPerBatch) yield rows.slice(from, from + rowsPerBatch);
}

function parsed(text: string, row: number): unknown {
  const value = jsonValue(text);
  if (value === undefined) throw badInput('file', importFileMessages.fileNotJson(row));
  return value;
}

function lineRow(row: number, line: string): SourceRow {
  const item = jsonValue(line);
  if (item !== undefined) return itemRow(row, item);
  return { row, text: shortened(line.trim()) ?? '', message: importFileMessages.lineNotJson };
}

function itemRow(row: number, item: unknown): SourceRow {
  if (isObject(item)) return { row, item };
  return { row, text: shortened(itemText(item)) ?? '', message: importFileMessages.itemNotAnObject };
}

/** Converts a value that is not a text to JSON; a value nested too deeply for that gets a placeholder. */
export function itemText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return '…';
  }
}

/** Shortens a text to the length that is shown. */
export function shortened(text: string | null): string | null {
  if (text === null || text.length <= shownLength) return text;
  return `${text.slice(0, shownLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
