import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

type Remark = readonly [row: number, path: string, message: string];

/** A messy file, and the expected outcome of each of its records; unlisted records are new entries without a remark. */
interface Plan {
  readonly file: string;
  readonly delimiter: string;
  /** The field of each column, in order. */
  readonly fields: readonly (EntryFieldName | `additional.${string}`)[];
  readonly data: number;
  readonly errors: readonly Remark[];
  /** The surplus cell of the row that is too long, if there is one. */
  readonly surplus?: string;
  readonly warnings: readonly Remark[];
  readonly repeatedHeader: readonly number[];
  readonly blank: readonly number[];
}

const required = importFileMessages.valueRequired;
const like = (row: number): Remark => [row, 'row', messages.importLikeEntry];
const odd = (row: number, text: string): Remark => [
  row,
  'uniprotId',
  importFileMessages.uniprotMalformed(text),
];

const messy: Plan = {
  file: 'messy-import.csv',
  delimiter: ',',
  fields: [
    'disease',
    'autoantibody',
    'autoantigen',
    'epitope',
    'uniprotId',
    'type',
    'isotypeSubclasses',
    'synonym',
    'mechanism',
    'screening',
    'confirmation',
    'sensitivity',
    'positivePredictiveValues',
    'negativePredictiveValues',
    'referenceRangesAndCutoffValues',
    'crossReactivityPatterns',
    'reference',
    'databaseAccessionNumbers',
    'additional.Curator',
    'additional.Date checked',
    'additional.Confidence (1-5)',
    'additional.Internal comment',
  ],
  data: 53,
  errors: [
    [8, 'autoantigen', required],
    [12, 'disease', required],
    [51, 'autoantigen', required],
    [53, 'row', importFileMessages.rowLong(23, 22)],
    [55, 'autoantibody', required],
    [55, 'autoantigen', required],
  ],
  surplus: 'oops',
  warnings: [
    like(2),
    odd(3, 'n/a'),
    like(4),
    [5, 'uniprotId', importFileMessages.uniprotCapitals('p10155', 'P10155')],
    like(5),
    like(9),
    like(11),
    odd(13, '=HYPERLINK("https://www.uniprot.org/uniprotkb/P11387","P11387")'),
    like(14),
    like(18),
    like(19),
    like(20),
    like(21),
    like(22),
    like(24),
    like(26),
    [33, 'row', importFileMessages.rowRepeatsHeader],
    like(48),
    like(52),
    [54, 'row', importFileMessages.rowShort(11, 22)],
    like(54),
  ],
  repeatedHeader: [33],
  blank: [17],
};

const semicolon: Plan = {
  file: 'messy-import-semicolon.csv',
  delimiter: ';',
  fields: [
    ...messy.fields.slice(0, 18),
    'additional.kurator',
    'additional.geprueft am',
    'additional.Bewertung',
    'additional.Bemerkung',
  ],
  data: 34,
  errors: [[4, 'autoantigen', required]],
  warnings: [3, 7, 28, 30, 32, 33, 34, 35].map(like),
  repeatedHeader: [],
  blank: [],
};

const path = (name: string): string => `server/test/imports/files/${name}`;
const remarkOf = ({ row, path: place, message }: Answer): Remark => [row, place, message];

/** The entries of the valid records, as a curator reads the file. */
function goodEntries({ file, delimiter, fields, errors, blank, repeatedHeader }: Plan) {
  const records = parse(readFileSync(path(file)), { bom: true, delimiter, relax_column_count: true });
  const left = new Set([1, ...errors.map(([row]) => row), ...blank, ...repeatedHeader]);
  return records
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ row }) => !left.has(row))
    .map(({ cells }) => {
      const filled = fields.map((field, index) => [field, cells[index]?.trim() ?? ''] as const);
      return Object.fromEntries(filled.filter(([, text]) => text !== ''));
    });
}

const atlas = useStarted(startImportClient);

describe.each([messy, semicolon])('$file', (plan) => {
  const file = { file: readFileSync(path(plan.file)), name: plan.file };
  const bad = new Set(plan.errors.map(([row]) => row));
  const skipped = plan.repeatedHeader.length;
  const unmappedColumns = plan.fields
    .filter((field) => field.startsWith('additional.'))
    .map((field) => field.slice('additional.'.length));
  const good = plan.data - bad.size - skipped;
  const counts = { total: plan.data, updated: 0, skipped, failed: bad.size };

  it('is rejected as a whole, with every invalid row reported', async () => {
    const { status, body } = await atlas.importFile(file);
    expect(status).toBe(400);
    expect(body.errors.map(remarkOf)).toEqual(plan.errors);
    expect(body.errors.find((error: Answer) => error.path === 'row')?.value).toBe(plan.surplus);
    expect(body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', errorsTotal: plan.errors.length });
    expect(body.data).toMatchObject({ ...counts, inserted: 0, status: 'refused', canUndo: false });
    expect(await atlas.total()).toBe(450);
    const report = await atlas.app.fetch(`/api/disease/import/${body.data.importId}/report`, {
      headers: { authorization: `Bearer ${atlas.editor.token}` },
    });
    expect(report.headers.get('content-disposition')).toBe('attachment; filename="import-report.csv"');
    const [header, ...lines] = parse(await report.text(), { bom: true, relax_column_count: true });
    expect(header?.slice(0, 3)).toEqual(['import.row', 'import.problem', expect.stringMatching(/^disease/i)]);
    expect(lines.map((line) => Number(line[0]))).toEqual(expect.arrayContaining([...bad]));
  });

  it('is previewed row by row, without storing anything', async () => {
    const { status, body } = await atlas.importFile(file, 'dryRun=true');
    expect([status, body.data.status]).toEqual([200, 'previewed']);
    expect(body.data).toMatchObject({ ...counts, inserted: good, unmappedColumns });
    expect(body.data.errors.map(remarkOf)).toEqual(plan.errors);
    expect(body.data.warnings.map(remarkOf)).toEqual(plan.warnings);
    const rows = await atlas.rowsOf(body.data.importId);
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual(
      Array.from({ length: plan.data + plan.blank.length }, (_, index) => index + 2)
        .filter((row) => !plan.blank.includes(row))
        .map((row) => [row, bad.has(row) ? 'fail' : plan.repeatedHeader.includes(row) ? 'skip' : 'insert']),
    );
    for (const [row] of plan.warnings.filter(([, , message]) => message === messages.importLikeEntry)) {
      const warnings = rows.find((one) => one.row === row)?.['warnings'];
      const entry = expect.objectContaining({ accession: expect.stringMatching(/^AIA\d{7}$/) });
      expect(warnings).toContainEqual(expect.objectContaining({ entry }));
    }
    expect(await atlas.total()).toBe(450);
  });

  it('imports its valid rows, and undo removes them', async () => {
    const before = await atlas.exportedText();
    const { status, body } = await atlas.importFile(file, 'mode=valid-only');
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: messages.importDone(good), data: { ...counts, inserted: good } });
    expect(body.data.errors.map(remarkOf)).toEqual(plan.errors);
    expect(await atlas.total()).toBe(450 + good);

    const leftOut = await atlas.app.fetch(`/api/disease/import/${body.data.importId}/report?only=errors`, {
      headers: { authorization: `Bearer ${atlas.editor.token}` },
    });
    const reimported = await atlas.importFile({
      file: Buffer.from(await leftOut.text()),
      name: 'left-out.csv',
    });
    expect(reimported.body.data).toMatchObject({
      total: bad.size,
      inserted: 0,
      skipped: 0,
      failed: bad.size,
    });
    expect(reimported.body.data.unmappedColumns).toEqual(body.data.unmappedColumns);

    const stored = parse<Record<string, string>>(await atlas.exportedText(), { columns: true }).filter(
      ({ accession }) => !before.includes(accession ?? ''),
    );
    const own = ['_id', 'accession', 'createdAt', 'updatedAt'];
    const filled = stored.map((entry) =>
      Object.fromEntries(Object.entries(entry).filter(([name, text]) => text !== '' && !own.includes(name))),
    );
    const guarded = (text: string): string => (/^[=+\-@]./.test(text) ? `'${text}` : text);
    const expected = goodEntries(plan).map((entry) =>
      Object.fromEntries(Object.entries(entry).map(([name, text]) => [name, guarded(text)])),
    );
    const byText = (entries: object[]): string[] =>
      entries.map((entry) => JSON.stringify(Object.entries(entry).sort())).sort();
    expect(byText(filled)).toEqual(byText(expected));

    const undone = await atlas.send('POST', `/api/disease/import/${body.data.importId}/undo`);
    expect(undone.body.data).toMatchObject({ reverted: good, conflicts: [], conflictsTotal: 0 });
    expect(await atlas.exportedText()).toBe(before);
    const again = await atlas.send('POST', `/api/disease/import/${body.data.importId}/undo`);
    expect(again.status).toBe(409);
  });
});
