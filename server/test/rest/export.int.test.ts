import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { exportFormatNames, exportFormats } from '../../../schema/contract/export-formats.js';
import { messages } from '../../../schema/contract/messages.js';
import type { SerialisedEntry } from '../../services/entries/serialised-entry.js';
import { useStarted } from '../use-started.js';
import { refusalOf, startRestClient } from './rest-client.js';

const rest = useStarted(startRestClient);

test('an export as json contains all entries, in the form of the list', async () => {
  const answer = await rest.app.fetch('/api/disease/export/data');
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { appliedFilters } = await rest.read('/api/disease');
  expect(await answer.json()).toEqual({
    success: true,
    data: rest.everything,
    count: 450,
    exportFormat: 'json',
    appliedFilters,
  });
});

test.each([
  ['csv', ','],
  ['tsv', '\t'],
] as const)('an export as %s is a file with a header and all entries', async (format, delimiter) => {
  const answer = await rest.app.fetch(`/api/disease/export/data?format=${format}`);
  expect(answer.headers.get('content-type')).toBe(exportFormats[format].mediaType);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="disease_database.${format}"`);
  const [header, ...rows]: string[][] = parse(await answer.text(), { delimiter });
  expect(header).toEqual(['_id', 'accession', ...entryFieldNames, 'createdAt', 'updatedAt']);
  expect(rows.map(([id]) => id)).toEqual(rest.everything.map(({ _id }) => _id));
});

test('an export as ndjson has one entry per line', async () => {
  const answer = await rest.app.fetch('/api/disease/export/data?format=ndjson');
  expect(answer.headers.get('content-type')).toBe(exportFormats.ndjson.mediaType);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="disease_database.ndjson"');
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as SerialisedEntry)).toEqual(rest.everything);
});

test('an export as xlsx is a workbook with a header and all entries', async () => {
  const answer = await rest.app.fetch('/api/disease/export/data?format=xlsx&columns=_id,disease');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="disease_database.xlsx"');
  expect(answer.headers.get('content-type')).toBe(exportFormats.xlsx.mediaType);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await answer.arrayBuffer());
  const rows = workbook.worksheets[0]!.getSheetValues().slice(1) as string[][];
  const expected = rest.everything.map(({ _id, disease }) => [_id, disease]);
  expect(rows.map((cells) => cells.slice(1))).toEqual([['_id', 'disease'], ...expected]);
});

test('an export contains the entries of the list with the same filters, search and order', async () => {
  const query = 'type=*antigen*&search=igg&sortBy=autoantibody&sortOrder=desc&limit=20';
  const list = await rest.read<{ data: SerialisedEntry[] }>(`/api/disease?${query}`);
  const exported = await rest.read<{ data: SerialisedEntry[]; appliedFilters: object }>(
    `/api/disease/export/data?${query}`,
  );
  expect(list.data).toHaveLength(20);
  expect(exported.data).toEqual(list.data);
  expect(exported.appliedFilters).toMatchObject({ type: '*antigen*', search: 'igg', sortOrder: 'desc' });
});

test('a compressed export has the same content', async () => {
  const plain = await rest.app.fetch('/api/disease/export/data?format=csv', {
    headers: { 'accept-encoding': 'identity' },
  });
  const packed = await rest.app.fetch('/api/disease/export/data?format=csv', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toBe(await plain.text());
});

test.each([
  ['format=pdf', 'format', messages.oneOf('format', exportFormatNames)],
  ['limit=0', 'limit', messages.wholeNumber('limit', 1, Number.MAX_SAFE_INTEGER)],
  ['sortBy=name', 'sortBy', expect.stringMatching(/^sortBy must be one of: disease, /) as string],
  ['format=csv&format=json', 'format', messages.givenOnce('format')],
])('%s is rejected before the first byte of a file', async (query, path, message) => {
  const answer = await rest.app.fetch(`/api/disease/export/data?${query}`);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([400, null]);
  expect(await answer.json()).toEqual(refusalOf(path, message));
});
