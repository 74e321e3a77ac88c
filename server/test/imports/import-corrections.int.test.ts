import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import { messages } from '../../../schema/contract/messages.js';
import { signUp } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

const header = 'disease,autoantibody,autoantigen,Remark';
const lupus = 'Systemic lupus erythematosus';
const offer = (field: string, name: string) => ({
  field,
  ambiguous: false,
  meanings: [{ name, entries: expect.any(Number) }],
});

describe('the rows of a preview', () => {
  const atlas = useStarted(startImportClient);

  async function preview(lines: readonly string[], name = 'some.csv'): Promise<string> {
    const { body } = await atlas.importFile({ file: `${lines.join('\n')}\n`, name }, 'dryRun=true');
    expect(body.data.status).toBe('previewed');
    return body.importId;
  }
  const pathOf = (id: string, rest = '') => `/api/disease/import/${id}${rest}`;
  const put = (id: string, row: number | string, body: object, headers = {}) =>
    atlas.send('PUT', pathOf(id, `/rows/${row}`), { body, headers });
  const take = (id: string, body: object, headers = {}) =>
    atlas.send('POST', pathOf(id, '/offers'), { body, headers });
  const row = async (id: string, number: number): Promise<Answer> =>
    (await atlas.rowsOf(id)).find((one) => one.row === number);
  async function reportOf(id: string, only = 'problems'): Promise<string[][]> {
    const { headers } = { headers: { authorization: `Bearer ${atlas.editor.token}` } };
    const answer = await atlas.app.fetch(pathOf(id, `/report?only=${only}`), { headers });
    return parse(await answer.text(), { bom: true, relax_column_count: true });
  }

  it('are offered the names that entries use, one by one or all at once, and keep the text of the file', async () => {
    const before = await atlas.total();
    const id = await preview([
      header,
      'SLE,Anti-new-one,An antigen,a',
      'SLE,RF,Another antigen,b',
      `${lupus},Anti-dsDNA,Double-stranded DNA,c`,
      'SLE,Anti-new-two,,d',
    ]);
    const first = await row(id, 2);
    expect(first).toMatchObject({ offers: [offer('disease', lupus)], corrections: [], canCorrect: true });
    const ambiguous = (await row(id, 3)).offers[1];
    expect(ambiguous).toMatchObject({ field: 'autoantibody', ambiguous: true });
    expect(ambiguous.meanings.length).toBeGreaterThan(1);
    expect((await row(id, 4)).offers).toEqual([]);
    // A row that is bad is offered names once it is good.
    expect((await row(id, 5)).offers).toEqual([]);
    const { body } = await atlas.send('GET', pathOf(id, '/rows?only=offers'));
    expect(body).toMatchObject({ total: 2, data: [{ row: 2 }, { row: 3 }] });

    const taken = await take(id, { rows: [2] });
    expect(taken).toMatchObject({ status: 200, body: { data: { status: 'previewed', offersTotal: 1 } } });
    expect(await row(id, 2)).toMatchObject({
      cells: ['SLE', 'Anti-new-one', 'An antigen', 'a'],
      corrections: [{ field: 'disease', before: 'SLE', after: lupus }],
      offers: [],
    });
    const all = await atlas.graphql(
      'mutation ($id: ID!) { takeOffers(id: $id, all: true) { id status inserted failed offersTotal } }',
      { id },
      atlas.editor.token,
    );
    expect(all.data.takeOffers).toEqual({ id, status: 'previewed', inserted: 3, failed: 1, offersTotal: 0 });
    expect((await row(id, 3)).corrections).toHaveLength(1);
    expect((await take(id, { all: true })).body.data).toMatchObject({ status: 'previewed', offersTotal: 0 });

    await atlas.send('POST', pathOf(id, '/run?mode=valid-only'));
    expect(await atlas.total()).toBe(before + 3);
    const stored = await atlas.call('GET', '/api/disease?autoantibody=Anti-new-one');
    expect(stored.body.data).toMatchObject([{ disease: lupus, additional: { Remark: 'a' } }]);
    const report = await reportOf(id);
    expect(report.find(([number]) => number === '2')).toEqual([
      '2',
      messages.importCorrected('Disease', 'SLE', lupus),
      ...['SLE', 'Anti-new-one', 'An antigen', 'a'],
    ]);
  });

  it.each([{ all: true }, { rows: [2] }])(
    'stay repeats of a row whose offers are taken: %j',
    async (whose) => {
      const line = 'SLE,Anti-repeated,An antigen,a';
      const id = await preview([header, line, line, `${line} remark`]);
      expect((await row(id, 3)).outcome).toBe('skip');
      const { body } = await take(id, whose);
      expect(body.data).toMatchObject({ inserted: 2, skipped: 1, offersTotal: 'all' in whose ? 0 : 1 });
      expect(await row(id, 3)).toMatchObject({ outcome: 'skip', corrections: [{ after: lupus }] });
    },
  );

  it('are corrected through both APIs, and checked again: values, duplicates and counts', async () => {
    const line = `${lupus},Anti-corrected,`;
    const id = await preview([header, `${line},x`, `${line}Some antigen,x`, `${line}Some antigen,y`]);
    expect(await row(id, 2)).toMatchObject({ outcome: 'fail', errors: [{ path: 'autoantigen' }] });
    const { status, body } = await put(id, 2, { autoantigen: ' Some antigen ' });
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'previewed', failed: 0, inserted: 2, skipped: 1 },
    ]);
    expect(await row(id, 2)).toMatchObject({
      outcome: 'insert',
      cells: [lupus, 'Anti-corrected', '', 'x'],
      corrections: [{ field: 'autoantigen', before: null, after: 'Some antigen' }],
    });
    expect(await row(id, 3)).toMatchObject({ outcome: 'skip' });

    const mutation = `mutation ($id: ID!, $row: Int!, $corrections: [CellCorrection!]!) {
      correctImportRow(id: $id, row: $row, corrections: $corrections) { inserted skipped }
    }`;
    const correct = (number: number, corrections: readonly object[]) =>
      atlas.graphql(mutation, { id, row: number, corrections }, atlas.editor.token);
    const other = await correct(3, [{ field: 'additional.Remark', text: 'z' }]);
    expect(other.data.correctImportRow).toEqual({ inserted: 3, skipped: 0 });
    const back = await correct(3, [{ field: 'additional.Remark', text: null }]);
    expect(back.data.correctImportRow).toEqual({ inserted: 2, skipped: 1 });
    const query = `query ($id: ID!) { importRows(id: $id) { items {
      row outcome cells canCorrect corrections { field before after }
      offers { field ambiguous meanings { name entries } }
    } } }`;
    const { data } = await atlas.graphql(query, { id }, atlas.editor.token);
    const rest = (await atlas.rowsOf(id)).map(({ errors, warnings, changes, entry, ...shown }) => shown);
    expect(data.importRows.items).toEqual(rest);

    // The rows that are left out can be imported again with what was corrected in them.
    await put(id, 4, { autoantigen: '', 'additional.Remark': 'a remark' });
    const [left] = (await reportOf(id, 'errors')).slice(1);
    expect(left?.slice(2)).toEqual([lupus, 'Anti-corrected', '', 'a remark']);
  });

  it('accept any text, but no other fields, no unreadable or unknown rows, and nothing once stored', async () => {
    const id = await preview([header, 'A disease,B,C,x', 'A disease,B,C,x,too,many', 'SLE,B,D,x']);
    const odd = await put(id, 2, { disease: '=free "text", as written' });
    expect(odd.body.data).toMatchObject({ status: 'previewed', inserted: 2 });
    const refused = [
      [
        await put(id, 2, { epitope: 'x' }),
        400,
        messages.importCorrectionField('epitope', [
          ...['disease', 'autoantibody', 'autoantigen', 'additional.Remark'],
        ]),
      ],
      [await put(id, 2, {}), 400, messages.importCorrectionsRequired],
      [await put(id, 2, { disease: ['a'] }), 400, messages.text('disease')],
      [await put(id, 3, { disease: 'x' }), 400, messages.importRowUnreadable],
      [await put(id, 77, { disease: 'x' }), 404, messages.importRowNotFound(77)],
      [await put(id, 'x', { disease: 'x' }), 400, messages.wholeNumber('row', 1, 2_147_483_647)],
      [await take(id, {}), 400, messages.importOffersRequired],
      [await take(id, { rows: [2], all: true }), 400, messages.importOffersRequired],
      [
        await take(id, { rows: Array.from({ length: 1001 }, () => 2) }),
        400,
        messages.importTooManyRows(1000),
      ],
      [await put('0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11', 2, { disease: 'x' }), 404, messages.importNotFound],
    ] as const;
    for (const [answer, status, message] of refused) {
      expect({ status: answer.status, message: answer.body.message }).toEqual({ status, message });
    }
    expect(await row(id, 3)).toMatchObject({ canCorrect: false });

    const someone = await signUp(atlas, 'Someone else', 'Reviewer');
    const headers = { authorization: `Bearer ${someone.token}` };
    expect((await put(id, 2, { disease: 'x' }, headers)).status).toBe(403);
    expect((await take(id, { all: true }, headers)).status).toBe(403);
    const mutation = 'mutation ($id: ID!) { takeOffers(id: $id, all: true) { id } }';
    const { errors } = await atlas.graphql(mutation, { id }, someone.token);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);

    await atlas.send('POST', pathOf(id, '/run?mode=valid-only'));
    expect(await put(id, 2, { disease: 'x' })).toMatchObject({
      status: 409,
      body: { message: messages.importRowsFixed },
    });
    // The form is checked before the state.
    const malformed = [await put(id, 'x', {}), await put(id, 2, { disease: ['a'] }), await take(id, {})];
    expect(malformed.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('of json keep their other values, and of a mapped file its columns', async () => {
    const items = [
      { disease: 'SLE', autoantibody: 'Anti-json', autoantigen: 'C', additional: { Note: 'kept' } },
    ];
    const json = await preview([JSON.stringify(items)], 'items.json');
    await take(json, { all: true });
    await atlas.send('POST', pathOf(json, '/run'));
    const stored = await atlas.call('GET', '/api/disease?autoantibody=Anti-json');
    expect(stored.body.data).toMatchObject([{ disease: lupus, additional: { Note: 'kept' } }]);

    const mapping = JSON.stringify({ Ligand: 'autoantigen', Initials: null });
    const file = { file: 'disease,autoantibody,Ligand,Initials\nSLE,Anti-mapped,L,AB\n' };
    const query = new URLSearchParams({ dryRun: 'true', mapping }).toString();
    const { importId } = (await atlas.importFile(file, query)).body;
    await put(importId, 2, { autoantigen: 'Corrected ligand' });
    await atlas.send('POST', pathOf(importId, '/run'));
    const mapped = await atlas.call('GET', '/api/disease?autoantibody=Anti-mapped');
    expect(mapped.body.data).toMatchObject([
      { disease: 'SLE', autoantigen: 'Corrected ligand', additional: {} },
    ]);
  });

  it('of the messy spreadsheet become duplicates and good rows once its names and cells are mended', async () => {
    const file = { file: readFileSync('server/test/imports/files/messy-import.csv'), name: 'messy.csv' };
    const { body } = await atlas.importFile(file, 'dryRun=true');
    const id = body.importId;
    expect(body.data).toMatchObject({ failed: 5, offersTotal: expect.any(Number) });
    expect(body.data.offersTotal).toBeGreaterThan(10);
    const taken = await take(id, { all: true });
    expect(taken.body.data).toMatchObject({ status: 'previewed', failed: 5, offersTotal: 0, total: 53 });
    const spelled = await row(id, 5);
    expect(spelled.corrections.map(({ field }: Answer) => field)).toContain('autoantibody');
    await put(id, 8, { autoantigen: 'Lupus anticoagulant target' });
    const mended = await put(id, 12, { disease: 'Rheumatoid arthritis' });
    expect(mended.body.data).toMatchObject({ failed: 3 });
    await atlas.send('POST', pathOf(id, '/run?mode=valid-only'));
    const report = await reportOf(id);
    expect(report.find(([number]) => number === '5')?.slice(2, 5)).toEqual([
      ...['Sjogren’s Syndrome', 'SSA / Ro60', 'Ro60'].map((text) => expect.stringContaining(text.slice(-6))),
    ]);
  });
});
