import { fakeEntry } from '../../test/graphql/fake-services.js';
import { openGraphqlDoor } from '../../test/graphql/graphql-door.js';

/** A stand-in for the service that answers each entry with one other, and remembers how it was asked. */
function watchedDetails() {
  const calls: { ids: readonly string[]; limit: number }[] = [];
  const relatedTo = (_ctx: unknown, ids: readonly string[], limit: number) => {
    calls.push({ ids, limit });
    return Promise.resolve(new Map(ids.map((id, index) => [id, [fakeEntry(100 + index)]])));
  };
  return { calls, entryDetail: { relatedTo } };
}

describe('related entries', () => {
  it('are asked for once for all rows of a list', async () => {
    const { calls, entryDetail } = watchedDetails();
    const { ask } = await openGraphqlDoor({ entryDetail });
    const { data } = await ask('{ entries { items { id relatedEntries { accession } } } }');
    const ids = Array.from({ length: 10 }, (_, index) => fakeEntry(index + 1).id);
    expect(calls).toEqual([{ ids, limit: 5 }]);
    const items = ids.map((id, index) => ({
      id,
      relatedEntries: [{ accession: fakeEntry(100 + index).accession }],
    }));
    expect(data).toEqual({ entries: { items } });
  });

  it('are asked for once for each limit, with the usual one for null', async () => {
    const { calls, entryDetail } = watchedDetails();
    const { ask } = await openGraphqlDoor({ entryDetail });
    await ask(
      '{ entries { items { a: relatedEntries(limit: 2) { id } b: relatedEntries(limit: null) { id } } } }',
    );
    expect(calls.map(({ limit }) => limit).sort()).toEqual([2, 5]);
  });

  it('are not remembered from one request to the next', async () => {
    const { calls, entryDetail } = watchedDetails();
    const { ask } = await openGraphqlDoor({ entryDetail });
    await ask('{ entries { items { relatedEntries { id } } } }');
    await ask('{ entries { items { relatedEntries { id } } } }');
    expect(calls).toHaveLength(2);
  });
});
