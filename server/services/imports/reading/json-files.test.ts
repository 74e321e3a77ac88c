import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { messages } from '../../../../schema/contract/messages.js';
import { readBytes } from '../../../test/imports/read-file.js';

describe('a JSON file', () => {
  const entry = { disease: 'SLE', autoantibody: 'Anti-Sm', autoantigen: 'SmD1' };
  const list = JSON.stringify([entry, { ...entry, note: 'a "quoted\\" ]}, text' }]);

  it.each([
    ['a list', list],
    ['an export', `{"success":true,"meta":{"data":[1]},"data":${list},"count":2}`],
    ['a request', `{ "entries" : ${list} }`],
    ['lines', `${JSON.stringify(entry)}\r\n\r\n${JSON.stringify({ ...entry, note: 'x' })}`],
  ])('is accepted as %s', async (_what, text) => {
    for (const chunk of [1, 7, 65_536]) {
      const { rows, plan } = await readBytes(text, { chunk });
      expect(rows.map(({ content }) => content?.values.disease)).toEqual(['SLE', 'SLE']);
      expect(plan.unmappedColumns).toEqual(['note']);
    }
  });

  it('reports rows with values or items of a wrong type, and imports the others', async () => {
    const items = [
      { ...entry, epitope: ['a'] },
      'text',
      null,
      { ...entry, note: { deep: 1 } },
      { ...entry, type: 5 },
    ];
    const { rows } = await readBytes(JSON.stringify(items));
    expect(rows.map(({ problems }) => problems.map(({ path, message }) => [path, message]))).toEqual([
      [['epitope', messages.entryValue('epitope')]],
      [['row', importFileMessages.itemNotAnObject]],
      [['row', importFileMessages.itemNotAnObject]],
      [['additional.note', messages.entryValue('note')]],
      [],
    ]);
    expect(rows[4]?.content?.values.type).toBe('5');
  });

  it('of another database is read without its ids and metadata, with a warning', async () => {
    const foreign = {
      ...{ _id: '66b1f0c2a4d35e7788990011', __v: 0, ...entry, Titer: '1:80' },
      metadata: { verified: true, source: 'file_import', dateAdded: '2025-01-11T09:30:00.000Z' },
      createdAt: '2025-01-11T09:30:00.000Z',
    };
    const own = { ...entry, metadata: { verified: true } };
    const { rows, plan } = await readBytes(JSON.stringify([foreign, { ...foreign, metadata: 'x' }, own]));
    expect(rows.map(({ id, content, problems }) => [id, content?.additional, problems])).toEqual([
      [null, { Titer: '1:80', verified: 'true' }, []],
      [null, { Titer: '1:80' }, []],
      [null, undefined, [expect.objectContaining({ path: 'additional.metadata' })]],
    ]);
    expect(plan.warnings).toEqual([
      { path: '_id', message: importFileMessages.idsOfOtherDatabase, value: null },
    ]);
    expect(plan.unmappedColumns).toEqual(['Titer']);

    const ours = await readBytes(JSON.stringify([{ ...entry, metadata: 'A note' }]));
    expect(ours.rows[0]?.content?.additional).toEqual({ metadata: 'A note' });
    expect(ours.plan.columns.at(-1)).toEqual({ header: 'metadata', field: 'additional.metadata' });
    expect(ours.plan.unmappedColumns).toEqual(['metadata']);
  });

  it('rejects names of JavaScript prototypes', async () => {
    const named = '"disease":"SLE","autoantibody":"a","autoantigen":"b"';
    const text = `[{${named},"__proto__":{"polluted":1}},{"constructor":"x"}]`;
    const { rows } = await readBytes(text);
    expect(rows.map(({ content }) => content)).toEqual([null, null]);
    expect({}).not.toHaveProperty('polluted');
  });

  it('is accepted if deeply nested', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { rows } = await readBytes(`[{"disease":${deep}}]`);
    expect(rows[0]?.problems[0]).toMatchObject({ path: 'disease', message: messages.entryValue('disease') });
  });

  it('reports the line of ndjson that is not JSON', async () => {
    const { rows } = await readBytes(`${JSON.stringify(entry)}\n{"disease":\n`, { fileName: 'a.ndjson' });
    expect(rows[1]).toMatchObject({
      row: 2,
      content: null,
      problems: [{ message: importFileMessages.lineNotJson }],
    });
  });

  it.each([
    ['[{"disease":"SLE"},{"a"}]', importFileMessages.fileNotJson(2)],
    ['[{"disease":"SLE"},{]', importFileMessages.fileJsonUnfinished],
    ['[{"disease":"SLE"} {}]', importFileMessages.fileNotJson(1)],
    ['[{"disease":"SLE"},', importFileMessages.fileJsonUnfinished],
    ['[{"disease":"SLE"}}', importFileMessages.fileNotJson(1)],
    ['[{"disease":"SLE"}]\n[{"disease":"SLE"}]', importFileMessages.fileNotJson(2)],
    ['{"data":[{"disease":"SLE"}]}\n{"data":[{"disease":"SLE"}]}', importFileMessages.fileNotJson(2)],
    ['[{"disease":"SLE"}]"', importFileMessages.fileNotJson(2)],
    ['{"disease":\n"SLE"}', importFileMessages.fileJsonShape],
    ['hello', importFileMessages.fileJsonShape],
    ['[]', importFileMessages.fileWithoutRows],
  ])('%s is rejected with a message', async (text, message) => {
    await expect(readBytes(text, { fileName: 'entries.json' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
    });
  });
});
