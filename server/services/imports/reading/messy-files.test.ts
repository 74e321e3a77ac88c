import { readFileSync } from 'node:fs';

import { messages } from '../../../../schema/contract/messages.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { readBytes, type ReadFile } from '../../../test/imports/read-file.js';
import type { ReadRow } from './read-row.js';

const read = (name: string): Promise<ReadFile> =>
  readBytes(readFileSync(new URL(`../../../test/imports/files/${name}`, import.meta.url)), {
    fileName: name,
  });
const byRow = ({ rows }: ReadFile, row: number): ReadRow => {
  const found = rows.find((candidate) => candidate.row === row);
  if (found === undefined) throw new Error(`No row ${String(row)} was read`);
  return found;
};

describe('messy-import.csv', () => {
  it('has 22 columns, of which four go to additional under their headers', async () => {
    const { table, plan } = await read('messy-import.csv');
    expect(table.format).toBe('csv');
    expect(plan.columns.map(({ field }) => field)).toEqual([
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
    ]);
    expect(plan.unmappedColumns).toEqual(['Curator', 'Date checked', 'Confidence (1-5)', 'Internal comment']);
    expect(plan.warnings).toEqual([]);
  });

  it('has 54 rows, of which one is blank and one repeats the header, numbered as in a spreadsheet', async () => {
    const { rows } = await read('messy-import.csv');
    expect(rows.map(({ row }) => row)).toEqual(range(2, 55).filter((row) => row !== 17));
    expect(rows.filter(({ kind }) => kind === 'repeated-header').map(({ row }) => row)).toEqual([33]);
    expect(byRow({ rows } as ReadFile, 33).warnings).toMatchObject([
      { message: importFileMessages.rowRepeatsHeader },
    ]);
  });

  it('has errors exactly in rows that lack a required field or have a surplus cell', async () => {
    const file = await read('messy-import.csv');
    const bad = file.rows.filter(({ problems }) => problems.length > 0);
    expect(bad.map(({ row, problems }) => [row, ...problems.map(({ path }) => path)])).toEqual([
      [8, 'autoantigen'],
      [12, 'disease'],
      [51, 'autoantigen'],
      [53, 'row'],
      [55, 'autoantibody', 'autoantigen'],
    ]);
    expect(byRow(file, 8).problems[0]?.message).toBe(messages.entryFieldsRequired);
    expect(byRow(file, 53).problems).toEqual([
      { path: 'row', message: importFileMessages.rowLong(23, 22), value: 'oops' },
    ]);
  });

  it('has warnings about UniProt accessions in another form, and about a short row', async () => {
    const file = await read('messy-import.csv');
    const remarks = file.rows.filter(({ kind, warnings }) => kind === 'data' && warnings.length > 0);
    expect(remarks.map(({ row, warnings }) => [row, ...warnings.map(({ path }) => path)])).toEqual([
      [3, 'uniprotId'],
      [5, 'uniprotId'],
      [13, 'uniprotId'],
      [54, 'row'],
    ]);
    expect(byRow(file, 5).warnings[0]?.message).toBe(importFileMessages.uniprotCapitals('p10155', 'P10155'));
    expect(byRow(file, 54).warnings[0]?.message).toBe(importFileMessages.rowShort(11, 22));
    expect(byRow(file, 54).content?.values).toMatchObject({
      disease: 'Stiff-Person syndrome',
      confirmation: 'IHC',
      reference: null,
    });
  });

  it('keeps the texts of its cells, trimmed and otherwise unchanged', async () => {
    const file = await read('messy-import.csv');
    const values = (row: number): unknown => byRow(file, row).content?.values;
    expect(values(3)).toMatchObject({
      disease: 'systemic lupus erythematosus',
      autoantibody: 'anti-dsDNA',
      uniprotId: 'n/a',
    });
    expect(values(7)).toMatchObject({
      autoantibody: 'Anti-β2-glycoprotein I',
      epitope: 'Domain I (Arg39–Gly43)',
      referenceRangesAndCutoffValues: '>99th percentile (2006)\nmoderate 40–79 U, high ≥80 U (2023)',
    });
    expect(values(9)).toMatchObject({ synonym: 'ACPA, "CCP2"' });
    expect(values(13)).toMatchObject({
      uniprotId: '=HYPERLINK("https://www.uniprot.org/uniprotkb/P11387","P11387")',
    });
    expect(values(14)).toMatchObject({ sensitivity: '32%' });
    expect(values(25)).toMatchObject({ sensitivity: '~70', referenceRangesAndCutoffValues: '>=1:40' });
    expect(values(29)).toMatchObject({ uniprotId: 'Q05329-1' });
    expect(values(34)).toMatchObject({ reference: '29266249; 37869140' });
    expect(values(40)).toMatchObject({ disease: 'Membranous glomerulonephritis', uniprotId: 'Q13018' });
    expect(values(41)).toMatchObject({ uniprotId: 'P08514; P05106' });
    expect(values(49)).toMatchObject({ disease: 'Chylomicronemia, autoimmune' });
    expect(byRow(file, 18).content?.additional).toMatchObject({
      'Internal comment': '+ ferritin for follow-up',
    });
    expect(byRow(file, 19).content?.additional).toMatchObject({
      'Internal comment': '@MK check cancer screening wording',
    });
  });

  it('is read the same in chunks of any size', async () => {
    const bytes = readFileSync(new URL('../../../test/imports/files/messy-import.csv', import.meta.url));
    const whole = await readBytes(bytes);
    for (const chunk of [1, 7]) expect((await readBytes(bytes, { chunk })).rows).toEqual(whole.rows);
  });
});

describe('messy-import-semicolon.csv', () => {
  it('is split at semicolons, with known headers mapped and German ones kept', async () => {
    const file = await read('messy-import-semicolon.csv');
    expect(file.plan.unmappedColumns).toEqual(['kurator', 'geprueft am', 'Bewertung', 'Bemerkung']);
    expect(file.rows).toHaveLength(34);
    expect(byRow(file, 15).content?.values).toMatchObject({
      positivePredictiveValues: '98,05',
      uniprotId: 'Q13018',
    });
    expect(byRow(file, 14).content?.values).toMatchObject({ uniprotId: 'P08514; P05106' });
    expect(byRow(file, 2).content?.additional).toMatchObject({ 'geprueft am': '03.09.2024' });
  });

  it('has one error, in the row without an autoantigen', async () => {
    const { rows } = await read('messy-import-semicolon.csv');
    expect(rows.filter(({ problems }) => problems.length > 0).map(({ row }) => row)).toEqual([4]);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_item, index) => from + index);
}
