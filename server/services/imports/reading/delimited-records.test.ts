import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

import { DelimitedRecords } from './delimited-records.js';

/** Returns every text of at most `length` of the letters. */
function textsOf(letters: readonly string[], length: number): readonly string[] {
  if (length === 0) return [''];
  return ['', ...textsOf(letters, length - 1).flatMap((text) => letters.map((letter) => letter + text))];
}

/** Returns the records of texts that arrive one after the other; `null` for an open quotation. */
function read(texts: readonly string[]): readonly string[][] | null {
  const records = new DelimitedRecords(',');
  const ended = texts.flatMap((text) => records.read(text));
  return records.unended.isQuoted ? null : [...ended, ...records.end()];
}

function readByCsvParse(text: string): readonly string[][] | null {
  const options = { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, options);
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return null;
    throw error;
  }
}

it('splits every short text as csv-parse does, whole and in single letters', () => {
  const texts = [...new Set(textsOf(['a', '"', ',', '\n', '\r'], 6))];
  expect(texts).toHaveLength(19_531);
  const expected = texts.map((text) => [text, readByCsvParse(text)]);
  expect(texts.map((text) => [text, read([text])])).toEqual(expected);
  expect(texts.map((text) => [text, read(text.split(''))])).toEqual(expected);
});

it('knows how long the record is that has not ended yet', () => {
  const records = new DelimitedRecords(';');
  records.read('a;b\r\nc;d;e');
  records.read('e');
  expect(records.unended).toEqual({ cells: 2, length: 6, isQuoted: false });
});
