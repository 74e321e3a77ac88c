import { NIL } from 'uuid';

import { entryFields } from '../../../../schema/contract/entry-fields.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { messages } from '../../../../schema/contract/messages.js';
import { planColumns } from './column-plan.js';
import { reportHeaders } from './import-headers.js';
import { readCellsAgain, readImportRow, type ReadRow } from './read-row.js';
import { cellText, readStagedCells } from './staged-cell.js';

const key = ['disease', 'autoantibody', 'autoantigen'];
const keyCells = ['SLE', 'Anti-Sm', 'SmD1'];

/** Reads a row of the three required cells and `others`. */
function read(others: Readonly<Record<string, string>>): ReadRow {
  const plan = planColumns([...key, ...Object.keys(others)], {}, 'csv');
  return readImportRow(plan, { row: 2, cells: [...keyCells, ...Object.values(others)] });
}

describe('the columns of an import file', () => {
  it('follow the mapping before anything else', () => {
    const mapping = {
      Kind: 'type',
      Notes: '',
      Type: null,
      Isotype: 'additional',
      Kit: 'additional.Assay kit',
      Lab: '_id',
    };
    const headers = [...key, 'Kind', 'Notes', 'Type', 'Isotype', 'Kit', 'Lab'];
    const { columns, unmappedColumns } = planColumns(headers, mapping, 'csv');
    expect(columns.slice(3).map(({ field }) => field)).toEqual([
      'type',
      null,
      null,
      'additional.Isotype',
      'additional.Assay kit',
      '_id',
    ]);
    expect(unmappedColumns).toEqual(['Isotype']);
  });

  it('reject a mapping to an unknown field, and warn about an unknown header', () => {
    expect(() => planColumns(key, { disease: 'secret' }, 'csv')).toThrow(
      importFileMessages.mappingUnknownField('secret'),
    );
    expect(planColumns(['disease', 'Ziel'], {}, 'csv', 'report').problems).toMatchObject([
      { path: 'autoantibody', message: expect.stringContaining('Found: disease, Ziel') },
    ]);
    expect(() => planColumns(['Registry of 2026'], {}, 'xlsx', 'refuse', ['Data'])).toThrow(
      /^There is no column for .+ in one of the next nine\. Sheets that were not read: Data$/,
    );
    expect(planColumns(key, { Gone: 'type' }, 'csv').warnings).toMatchObject([
      { message: importFileMessages.mappingUnknownHeader('Gone') },
    ]);
  });

  it('get a number without a header, an error if the name is too long, and are skipped if set by the server', () => {
    const long = 'x'.repeat(65);
    const plan = planColumns([...key, ' ', long, 'createdAt', 'measure.ppv', 'Status'], {}, 'csv');
    expect(plan.columns.slice(3).map(({ field }) => field)).toEqual([
      'additional.Column 4',
      null,
      null,
      null,
      null,
    ]);
    expect(plan.warnings.map(({ message }) => message)).toEqual([
      importFileMessages.columnBlank(4, 'Column 4'),
      importFileMessages.columnServerOwned('Status'),
    ]);
    expect(plan.problems).toEqual([
      {
        path: long,
        message: importFileMessages.columnRefused(long, messages.additionalNameTooLong(64)),
        value: null,
      },
    ]);
  });

  it('that map to the same field cause a warning, and the first filled cell is used', () => {
    const { warnings } = planColumns([...key, 'PMID', 'DOI'], {}, 'csv');
    const { label } = entryFields.find(({ name }) => name === 'reference')!;
    expect(warnings).toMatchObject([
      { message: importFileMessages.columnsShareField(['PMID', 'DOI'], label) },
    ]);
    expect(read({ PMID: ' ', DOI: 'b' }).change.values).toMatchObject({ reference: 'b' });
    expect(read({ PMID: 'a', DOI: 'b' }).change.values).toMatchObject({ reference: 'a' });
  });
});

describe('a row of a json file', () => {
  const item = { disease: 'SLE', autoantibody: 'Anti-Sm', autoantigen: 'SmD1' };
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));

  it.each([
    ['texts that look like json', { type: '[12]', epitope: '{"a":1}', Lab: 'null', synonym: '7' }],
    ['blanks and missing names', { type: null, epitope: '', Lab: null, Kit: ' ' }],
    ['numbers and flags', { type: 0.5, epitope: true, Lab: -0, Kit: 1e-7 }],
    ['refused numbers', { type: 12345678901234567000, epitope: Infinity, Lab: -Infinity }],
    ['refused lists and objects', { type: ['a'], epitope: [], Lab: {}, metadata: { verified: true } }],
    ['values that are nested too deeply', { type: deep, metadata: deep }],
    ['the whole of additional', { additional: { Note: 'a', Titer: 7, Gone: null } }],
    ['a refused text for additional', { additional: '{"Note":"a"}' }],
    ['a blank text for additional', { additional: '' }],
    ['null for additional', { additional: null }],
    ['a text for metadata', { metadata: '[a]' }],
    ['metadata of another database', { _id: '66b1f0c2a4d35e7788990011', metadata: { verified: true } }],
    ['names of one field in another order', { reference: 'b', PMID: 'a' }],
    ['a malformed id', { _id: 17, accession: [] }],
  ])('is read again as it was: %s', (_what, others) => {
    const plan = planColumns([...key, 'Kit', 'missing', 'PMID', 'reference'], {}, 'json');
    const { cells, change, content, problems, ...first } = readImportRow(plan, {
      row: 1,
      item: { ...item, ...others },
    });
    const stored = JSON.stringify(cells);
    const again = readCellsAgain(plan, 1, readStagedCells(stored));
    expect(again).toMatchObject({ ...first, change, content });
    expect(again.problems.map(({ path, message }) => [path, message])).toEqual(
      problems.map(({ path, message }) => [path, message]),
    );
    expect(JSON.stringify(again.cells)).toBe(stored.replaceAll('["…"]', '["null"]'));
  });

  it('shows its values as texts, and as JSON those that are none', () => {
    const plan = planColumns([...key, 'missing'], {}, 'json');
    const others = { type: null, epitope: '', Lab: 1.5, Kit: Infinity, synonym: ['a'], metadata: deep };
    const { cells } = readImportRow(plan, { row: 1, item: { ...item, ...others } });
    expect(cells.map(cellText)).toEqual([...keyCells, ...['', '', '', '1.5', 'null', '["a"]', '…']]);
  });
});

describe('a row of an import file', () => {
  it('changes only the fields of its columns, and clears those with blank cells', () => {
    const { change, content } = read({ type: ' ', Curator: '', Lab: 'x' });
    expect(change.values).toEqual({
      disease: 'SLE',
      autoantibody: 'Anti-Sm',
      autoantigen: 'SmD1',
      type: null,
    });
    expect(change.extras).toEqual({ Curator: null, Lab: 'x' });
    expect(content?.additional).toEqual({ Lab: 'x' });
  });

  it('identifies an entry by id and accession, and reports malformed ones', () => {
    const id = '0193F000-0000-7000-8000-000000000001';
    expect(read({ _id: id, accession: 'aia0000042' })).toMatchObject({
      id: id.toLowerCase(),
      entryNumber: 42,
      problems: [],
    });
    for (const value of ['17', NIL]) {
      expect(read({ _id: value }).problems).toEqual([
        { path: '_id', message: importFileMessages.entryIdMalformed, value },
      ]);
    }
    expect(read({ accession: 'AIA0000000' }).problems).toMatchObject([{ path: 'accession' }]);
    expect(read({ accession: 'AIA9999999' }).problems).toMatchObject([
      { message: importFileMessages.entryNumberTooHigh('AIA9999999') },
    ]);
  });

  it('uses an accession in UniProt form as uniprotId, unless the file has such a column', () => {
    expect(read({ accession: 'P14678' }).content?.values.uniprotId).toBe('P14678');
    expect(read({ accession: 'P14678', uniprotId: '' }).problems).toMatchObject([{ path: 'accession' }]);
  });

  it('is read without the escapes of formulas, and reports every invalid cell', () => {
    expect(read({ type: "'=1+1" }).content?.values.type).toBe('=1+1');
    const bad = read({ type: 'x'.repeat(10_001), epitope: 'a\u0000', Lab: 'b\u0000' });
    expect(bad.content).toBeNull();
    expect(bad.problems.map(({ path, message }) => [path, message])).toEqual([
      ['type', messages.tooLong('type', 10_000)],
      ['epitope', `epitope ${messages.badTextCharacters}`],
      ['additional.Lab', `Lab ${messages.badTextCharacters}`],
    ]);
    expect(bad.problems[0]?.value).toHaveLength(501);
  });

  it.each(['#N/A', '#NV', '#REF!', '#DIV/0!', '#BEZUG!', '#NAME?', '#ÜBERLAUF!'])(
    'keeps %s, the error of a formula, with a warning',
    (text) => {
      const { content, warnings } = read({ type: text });
      expect(content?.values.type).toBe(text);
      expect(warnings).toEqual([{ path: 'type', message: importFileMessages.cellIsError, value: text }]);
    },
  );

  it('has no warning for texts that only resemble such an error', () => {
    expect(read({ type: '#1', epitope: 'see #N/A', Lab: '#LAB', affinity: '#7!' }).warnings).toEqual([]);
  });

  it('is blank if only columns that are left out have content, such as the remarks of a report', () => {
    const plan = planColumns([reportHeaders.row, reportHeaders.problem, ...key], {}, 'csv');
    const remark = ['', 'Kind, Type: both are matched to Type', '', ' ', ''];
    expect(readImportRow(plan, { row: 2, cells: remark }).kind).toBe('blank');
    expect(readImportRow(plan, { row: 2, cells: [...remark, 'surplus'] }).kind).toBe('data');
  });

  it('without visible text in a required cell has errors', () => {
    const plan = planColumns(key, {}, 'csv');
    const { problems } = readImportRow(plan, { row: 2, cells: ['\u200b\u00ad', 'Anti-Sm', ''] });
    expect(problems.map(({ path, message }) => [path, message])).toEqual([
      ['disease', importFileMessages.valueRequired],
      ['autoantigen', importFileMessages.valueRequired],
    ]);
  });
});
