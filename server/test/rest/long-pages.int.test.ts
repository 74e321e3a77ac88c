import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

const stored = 2300;
const path = '/api/disease?sortBy=autoantigen&sortOrder=desc';

describe('pages of more than 1,000 entries', () => {
  const atlas = useStarted(startEditingClient);
  beforeAll(async () => {
    const entries = Array.from({ length: stored }, (_, number) =>
      aDraft({ disease: `Disease ${number % 3}`, autoantigen: `Antigen ${number}` }),
    );
    const { body } = await atlas.send('POST', '/api/disease/bulk/import', { body: { entries } });
    expect(body.data.inserted).toBe(stored);
  });

  const idsOf = async (query: string): Promise<string[]> => {
    const { body } = await atlas.call('GET', `${path}&${query}`);
    return body.data.map(({ _id }: { _id: string }) => _id);
  };

  it('have the same content and order as short pages', async () => {
    const short = (await Promise.all([1, 2, 3].map((page) => idsOf(`limit=1000&page=${page}`)))).flat();
    expect(await idsOf('limit=10000')).toEqual(short);
    expect(await idsOf('limit=1200&page=2')).toEqual(short.slice(1200));
    const [long, brief] = await Promise.all(
      [1500, 10].map((limit) => atlas.call('GET', `${path}&disease=disease%200&limit=${limit}`)),
    );
    expect(Object.keys(long!.body)).toEqual(Object.keys(brief!.body));
    expect(long!.body).toEqual({
      ...brief!.body,
      data: expect.any(Array),
      pagination: { page: 1, limit: 1500, total: 767, pages: 1 },
    });
    expect(long!.body.data.slice(0, 10)).toEqual(brief!.body.data);
    expect(long!.headers.get('x-total-count')).toBe('767');
    expect((await atlas.call('GET', `${path}&limit=10000&page=2`)).body).toMatchObject({
      data: [],
      pagination: { page: 2, limit: 10_000, total: stored, pages: 1 },
    });
  });

  it('are answered 304 until an entry changes', async () => {
    const url = `${path}&limit=10000`;
    const etag = (await atlas.app.fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const again = () => atlas.app.fetch(url, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await atlas.make();
    const changed = await again();
    expect([changed.status, changed.headers.get('x-total-count')]).toEqual([200, String(stored + 1)]);
    await changed.text();
  });
});
