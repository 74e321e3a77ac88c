import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

describe('reads after writes', () => {
  const atlas = useStarted(() => startEditingClient({ seed: 'starter' }));

  const get = async (path: string): Promise<Answer> => (await atlas.call('GET', `/api/disease${path}`)).body;

  /** The results of the public reads for a word that only this test uses. */
  async function seen(word: string) {
    const found = (body: Answer) => body.data.length as number;
    const [list, search, advanced, byDisease, unique, statistics, summary, exported, keys, suggestions] =
      await Promise.all([
        get(`?disease=${word}`),
        get(`/search/entries?q=${word}`),
        get(`/search/advanced?q=${word}`),
        get(`/disease/${word}`),
        get('/unique/disease'),
        get('/statistics/overview'),
        get('/summary/diseases'),
        get(`/export/data?disease=${word}`),
        get('/additional/keys'),
        get(`/search/suggestions?q=${word.slice(0, 5)}`),
      ]);
    return {
      lists: [list, search, advanced, byDisease, exported].map(found),
      unique: unique.data.includes(word) as boolean,
      summary: summary.data.some(({ _id }: Answer) => _id === word) as boolean,
      total: statistics.data.overview.totalEntries as number,
      key: keys.data.includes(`Key ${word}`) as boolean,
      suggested: suggestions.data.map(({ field, suggestions: [one] }: Answer) => [
        field,
        one.value,
        one.count,
      ]),
    };
  }
  const there = (word: string) => ({
    ...{ lists: [1, 1, 1, 1, 1], unique: true, summary: true, total: 451, key: true },
    suggested: [['disease', word, 1]],
  });
  const absent = {
    ...{ lists: [0, 0, 0, 0, 0], unique: false, summary: false, total: 450, key: false },
    suggested: [],
  };

  it('show an entry that was created, renamed, deleted and restored', async () => {
    expect(await seen('Zyxitis')).toEqual(absent);
    const { _id } = await atlas.make({ disease: 'Zyxitis', additional: { 'Key Zyxitis': 'x' } });
    expect(await seen('Zyxitis')).toEqual(there('Zyxitis'));
    const body = { disease: 'Wvutosis', additional: { 'Key Wvutosis': 'x' } };
    await atlas.send('PUT', `/api/disease/${_id}`, { body });
    expect(await seen('Zyxitis')).toEqual({ ...absent, total: 451 });
    expect(await seen('Wvutosis')).toEqual(there('Wvutosis'));
    await atlas.send('DELETE', `/api/disease/${_id}`);
    expect(await seen('Wvutosis')).toEqual(absent);
    await atlas.send('POST', `/api/disease/${_id}/restore`, { body: { version: 1 } });
    expect(await seen('Zyxitis')).toEqual(there('Zyxitis'));
    await atlas.send('DELETE', `/api/disease/${_id}`);
    expect(await seen('Zyxitis')).toEqual(absent);
  });

  it('count its values in suggestions', async () => {
    const counted = async () => {
      const { data } = await get('/search/suggestions?q=vutsr');
      return data.map(({ suggestions }: Answer) => suggestions.map(({ count }: Answer) => count));
    };
    const first = await atlas.make({ type: 'Vutsrase' });
    const second = await atlas.make({ type: 'VUTSRASE' });
    expect(await counted()).toEqual([[2]]);
    await atlas.send('PUT', `/api/disease/${first._id}`, { body: { type: 'Enzyme' } });
    expect(await counted()).toEqual([[1]]);
    await atlas.send('DELETE', `/api/disease/${second._id}`);
    expect(await counted()).toEqual([]);
    await atlas.send('DELETE', `/api/disease/${first._id}`);
  });

  it.each([
    '/api/disease',
    '/api/disease/search/suggestions?q=lupus',
    '/api/disease/statistics/overview',
    '/api/disease/statistics/heatmap',
    '/api/disease/statistics/associations',
    '/api/disease/unique/type',
    '/api/disease/AIA0000001',
  ])('have a new ETag for %s after each write', async (path) => {
    const conditional = async (etag?: string | null) => {
      const answer = await atlas.app.fetch(path, etag ? { headers: { 'if-none-match': etag } } : {});
      await answer.arrayBuffer();
      return answer;
    };
    let { headers } = await conditional();
    const changes = async () => {
      const before = headers.get('etag');
      const answer = await conditional(before);
      ({ headers } = answer);
      expect((await conditional(headers.get('etag'))).status).toBe(304);
      return answer.status === 200 && headers.get('etag') !== before;
    };
    const { _id } = await atlas.make();
    expect(await changes()).toBe(true);
    await atlas.send('PUT', `/api/disease/${_id}`, { body: { type: 'Another type' } });
    expect(await changes()).toBe(true);
    await atlas.send('DELETE', `/api/disease/${_id}`);
    expect(await changes()).toBe(true);
    await atlas.send('POST', `/api/disease/${_id}/restore`, { body: { version: 2 } });
    expect(await changes()).toBe(true);
    await atlas.send('DELETE', `/api/disease/${_id}`);
  });

  it('have the same ETag if nothing changed', async () => {
    const { data } = await get('/AIA0000002');
    const { headers } = await atlas.app.fetch('/api/disease');
    await atlas.send('PUT', '/api/disease/AIA0000002', { body: data });
    const again = await atlas.app.fetch('/api/disease', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['a/b', '100%', 'β &?#'])('find a disease with the name %s', async (disease) => {
    const made = await atlas.make({ disease });
    const { data } = await get(`/disease/${encodeURIComponent(disease)}`);
    expect(data).toEqual([made]);
    await atlas.send('DELETE', `/api/disease/${made._id}`);
  });

  it('find likely duplicates for visitors, without the entry itself', async () => {
    const made = await atlas.make({ disease: 'Duplicated', epitope: 'E1' });
    const ask = (rest = '') =>
      get(
        `/search/duplicates?disease=DUPLICATED&autoantibody=an%20autoantibody&autoantigen=An%20autoantigen${rest}`,
      );
    expect(await ask()).toEqual({ success: true, data: [made], count: 1, total: 1 });
    expect((await ask('&epitope=e1')).count).toBe(1);
    expect((await ask('&epitope=E2')).count).toBe(0);
    expect((await ask(`&except=${made.accession}`)).count).toBe(0);
    expect((await get('/search/duplicates?disease=Duplicated')).count).toBe(0);
  });
});
