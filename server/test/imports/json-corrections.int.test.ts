import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

const lupus = 'Systemic lupus erythematosus';

describe('the corrected rows of a json file', () => {
  const atlas = useStarted(startImportClient);

  async function preview(file: string, options = ''): Promise<string> {
    return (await atlas.importFile({ file, name: 'items.json' }, `dryRun=true${options}`)).body.importId;
  }
  const pathOf = (id: string, rest: string) => `/api/disease/import/${id}${rest}`;
  const put = (id: string, row: number, body: object) =>
    atlas.send('PUT', pathOf(id, `/rows/${row}`), { body });
  const row = async (id: string, number: number): Promise<Answer> =>
    (await atlas.rowsOf(id)).find((one) => one.row === number);

  it('keep the values of all cells that are not corrected', async () => {
    const named = { autoantibody: 'Anti-kept', autoantigen: 'C' };
    const looks = { ...named, disease: 'SLE', autoantigen: '', reference: '[12]', epitope: '{"a":1}' };
    const refused = {
      ...named,
      disease: 'D2',
      sensitivity: '7%',
      affinity: 12345678901234567000,
      avidity: [1],
    };
    // JSON.stringify writes no 1e999, which JSON.parse reads.
    const items = JSON.stringify([looks, refused]).replace('"7%"', '1e999');
    const id = await preview(items);
    const cells = (await atlas.rowsOf(id)).map((one) => one.cells);
    const errors = (number: number) =>
      row(id, number).then((one) => one.errors.map(({ path }: Answer) => path));
    expect(await errors(2)).toEqual(['sensitivity', 'affinity', 'avidity']);

    const mended = await put(id, 1, { autoantigen: 'T1' });
    expect(mended.body.data).toMatchObject({ failed: 1, offersTotal: 1 });
    const taken = await atlas.send('POST', pathOf(id, '/offers'), { body: { all: true } });
    expect(taken.body.data).toMatchObject({ failed: 1, offersTotal: 0 });
    await put(id, 2, { disease: '[D2]', sensitivity: 'null' });
    expect(await errors(2)).toEqual(['affinity', 'avidity']);
    await put(id, 2, { affinity: '12345678901234567000', avidity: '[1]' });
    expect(await errors(2)).toEqual([]);
    await put(id, 2, { affinity: null });
    expect(await errors(2)).toEqual(['affinity']);
    await put(id, 2, { affinity: '' });
    expect((await atlas.rowsOf(id)).map((one) => one.cells)).toEqual(cells);

    await atlas.send('POST', pathOf(id, '/run'));
    const stored = await atlas.call('GET', '/api/disease?autoantibody=Anti-kept&sortBy=disease');
    expect(stored.body.data).toMatchObject([
      { disease: '[D2]', sensitivity: 'null', affinity: null, avidity: '[1]' },
      { disease: lupus, autoantigen: 'T1', reference: '[12]', epitope: '{"a":1}' },
    ]);
  });

  it('clear fields with null and with blank corrections, but not those that an item lacks', async () => {
    const full = { disease: 'D', autoantibody: 'Anti-full', autoantigen: 'C', epitope: 'E', type: 'T' };
    await atlas.bulk({ entries: [{ ...full, mechanism: 'M', Lab: 'L', sensitivity: '5%' }] });
    const [{ accession }] = (await atlas.call('GET', '/api/disease?autoantibody=Anti-full')).body.data;
    const items = [
      { ...full, accession, epitope: null, sensitivity: 'typo' },
      { ...full, disease: 'Other', mechanism: 'N', Lab: 'x' },
    ];
    const id = await preview(JSON.stringify(items), '&existing=update');
    const changes = async () => (await row(id, 1)).changes.map(({ field, after }: Answer) => [field, after]);
    await put(id, 1, { sensitivity: '7%' });
    expect(await changes()).toEqual([
      ['epitope', null],
      ['sensitivity', '7%'],
    ]);
    await put(id, 1, { type: '', mechanism: '', epitope: '' });
    expect(await changes()).toEqual([
      ['epitope', null],
      ['mechanism', null],
      ['sensitivity', '7%'],
      ['type', null],
    ]);
    expect((await row(id, 1)).corrections.map(({ field }: Answer) => field)).not.toContain('epitope');
    await put(id, 1, { mechanism: null, disease: '' });
    expect(await row(id, 1)).toMatchObject({ outcome: 'fail', errors: [{ path: 'disease' }] });
    await put(id, 1, { disease: null });

    await atlas.send('POST', pathOf(id, '/run?existing=update'));
    const stored = await atlas.call('GET', '/api/disease?autoantibody=Anti-full&disease=D');
    expect(stored.body.data).toMatchObject([
      { epitope: null, type: null, mechanism: 'M', sensitivity: '7%', additional: { Lab: 'L' } },
    ]);
  });
});
