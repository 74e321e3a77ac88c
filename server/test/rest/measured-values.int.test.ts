import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

describe('entries by measured values', () => {
  const atlas = useStarted(startEditingClient);
  let best: Answer;
  beforeAll(async () => {
    await atlas.make({ autoantibody: 'Without' });
    await atlas.make({ autoantibody: 'Range', sensitivity: '54-95%' });
    await atlas.make({ autoantibody: 'Low', sensitivity: '9.5% with 99% specificity' });
    best = await atlas.make({ autoantibody: 'High', sensitivity: '90% by ELISA; 20% by RIA' });
    await atlas.make({ autoantibody: 'Middle', sensitivity: '24 of 50; 97% specificity' });
  });

  const names = ({ data }: Answer): string[] => data.map(({ autoantibody }: Answer) => autoantibody);
  const byRest = async (query: string): Promise<Answer> =>
    (await atlas.app.fetch(`/api/disease${query}`)).json();
  const byGraphql = async (args: string): Promise<string[]> => {
    const { data } = await atlas.graphql(`{ entries(${args}) { items { autoantibody } } }`);
    return data.entries.items.map(({ autoantibody }: Answer) => autoantibody);
  };
  const review = async (entry: Answer, place: number, change: object): Promise<void> => {
    const path = `/api/disease/${entry._id}/measures`;
    const { body } = await atlas.send('GET', path);
    await atlas.send('PUT', `${path}/${body.data[place]._id}`, {
      body: { version: entry.version, ...change },
    });
  };

  it('are sorted by the number, those without one last in both orders, by both APIs', async () => {
    const [up, down] = [
      ['Low', 'Middle', 'High', 'Without', 'Range'],
      ['High', 'Middle', 'Low', 'Range', 'Without'],
    ];
    expect(names(await byRest('?sortBy=measuredSensitivity'))).toEqual(up);
    expect(await byGraphql('sortBy: measuredSensitivity')).toEqual(up);
    expect(names(await byRest('?sortBy=measuredSensitivity&sortOrder=desc'))).toEqual(down);
    expect(await byGraphql('sortBy: measuredSensitivity, sortOrder: desc')).toEqual(down);
    expect(names(await byRest('?sortBy=measuredSpecificity&sortOrder=desc')).slice(0, 2)).toEqual([
      'Low',
      'Middle',
    ]);
    const exported = await byRest('/export/data?sortBy=measuredSensitivity&sortOrder=desc');
    expect(names(exported)).toEqual(down);
  });

  it('are paged by cursors, and have their neighbours', async () => {
    const read: string[] = [];
    for (let after = ''; read.length < 5;) {
      const { data } =
        await atlas.graphql(`{ entryConnection(sortBy: measuredSensitivity, sortOrder: desc, first: 2,
        after: "${after}") { nodes { autoantibody } pageInfo { endCursor } } }`);
      read.push(...data.entryConnection.nodes.map(({ autoantibody }: Answer) => autoantibody));
      after = data.entryConnection.pageInfo.endCursor;
    }
    expect(read).toEqual(['High', 'Middle', 'Low', 'Range', 'Without']);
    const { data } = await atlas.graphql(`{ entryNeighbours(id: "${best.accession}",
      sortBy: measuredSensitivity, sortOrder: asc) { previous { autoantibody } next { autoantibody } } }`);
    expect(data.entryNeighbours).toEqual({
      previous: { autoantibody: 'Middle' },
      next: { autoantibody: 'Without' },
    });
  });

  it('refuses a cursor whose key is no number', async () => {
    const content = ['measuredSensitivity', 'asc', 'NaN', 1];
    const after = Buffer.from(JSON.stringify(content)).toString('base64url');
    const { errors } = await atlas.graphql(
      `{ entryConnection(sortBy: measuredSensitivity, after: "${after}") { totalCount } }`,
    );
    expect(errors[0].message).toBe(messages.cursorInvalid);
  });

  it('are filtered by the least number in lists, searches, exports and statistics', async () => {
    expect(names(await byRest('?minSensitivity=0.48&sortBy=autoantibody'))).toEqual(['High', 'Middle']);
    expect(await byGraphql('filter: { minSensitivity: 0.48 }, sortBy: autoantibody')).toEqual([
      'High',
      'Middle',
    ]);
    expect(await byGraphql('filter: { minSensitivity: 0, minSpecificity: 0.99 }')).toEqual(['Low']);
    expect((await byRest('?minSensitivity=0.9')).appliedFilters).toMatchObject({ minSensitivity: '0.9' });
    expect(names(await byRest('?minSensitivity='))).toHaveLength(5);
    expect(names(await byRest('?search=disease&minSpecificity=0.98'))).toEqual(['Low']);
    expect(names(await byRest('/search/entries?q=disease&minSensitivity=0.9'))).toEqual(['High']);
    expect(names(await byRest('/search/advanced?q=disease&minSensitivity=0.9'))).toEqual(['High']);
    expect(await byRest('/search/advanced?q=disease&minSensitivity=1')).toMatchObject({
      data: [],
      didYouMean: null,
    });
    expect((await byRest('/statistics/overview?minSensitivity=0.4')).data.overview.totalEntries).toBe(2);
    expect(names(await byRest('/export/data?minSensitivity=9e-1'))).toEqual(['High']);
    const { data } = await atlas.graphql(
      '{ statistics(filter: { minSensitivity: 0.4 }) { overview { totalEntries } } }',
    );
    expect(data.statistics.overview.totalEntries).toBe(2);
  });

  it.each(['95', '-0.1', '90%', 'high', '1.01', 'NaN', '0x1'])('refuse %j, with the range', async (share) => {
    const answer = await atlas.app.fetch(`/api/disease?minSensitivity=${encodeURIComponent(share)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: messages.share('minSensitivity') });
  });

  it('follow reviews, edits, deletions and restores', async () => {
    const order = async () =>
      names(await byRest('?minSensitivity=0&sortBy=measuredSensitivity&sortOrder=desc'));
    await review(best, 1, { status: 'confirmed' });
    expect(await order()).toEqual(['Middle', 'High', 'Low']);
    await review(best, 1, { value: 0.05 });
    expect(await order()).toEqual(['Middle', 'Low', 'High']);
    await review(best, 1, { status: 'rejected' });
    expect(await order()).toEqual(['High', 'Middle', 'Low']);
    await review(best, 0, { status: 'rejected' });
    expect(await order()).toEqual(['Middle', 'Low']);
    const path = `/api/disease/${best._id}`;
    await atlas.send('PUT', path, { body: { sensitivity: '90% by ELISA', version: 1 } });
    expect(await order()).toEqual(['Middle', 'Low']);
    await atlas.send('PUT', path, { body: { sensitivity: '91% by ELISA', version: 2 } });
    expect(await order()).toEqual(['High', 'Middle', 'Low']);
    await atlas.send('DELETE', path);
    expect(await order()).toEqual(['Middle', 'Low']);
    await atlas.send('POST', `${path}/restore`, { body: { version: 3 } });
    expect(await order()).toEqual(['High', 'Middle', 'Low']);
  });
});
