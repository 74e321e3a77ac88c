import { anEntryView } from '../../test/an-entry-view.js';
import { startGraphqlApi } from '../../test/graphql/graphql-api.js';

const entries = Array.from({ length: 10 }, (_, index) => anEntryView({ id: `entry ${String(index)}` }));

/** Services that list ten entries, relate each to one other, and record their calls. */
function watchedServices() {
  const calls: { ids: readonly string[]; limit: number }[] = [];
  const relatedTo = async (_ctx: unknown, ids: readonly string[], limit: number) => {
    calls.push({ ids, limit });
    return new Map(ids.map((id) => [id, [anEntryView({ accession: `next to ${id}` })]]));
  };
  const list = async () => ({ entries, pagination: {}, appliedFilters: {} });
  return { calls, services: { entryList: { list }, entryDetail: { relatedTo } } };
}

describe('related entries', () => {
  it('are loaded in one call for all rows of a list', async () => {
    const { calls, services } = watchedServices();
    const { ask } = await startGraphqlApi(services);
    const { data } = await ask('{ entries { items { id relatedEntries { accession } } } }');
    const ids = entries.map(({ id }) => id);
    expect(calls).toEqual([{ ids, limit: 5 }]);
    const items = ids.map((id) => ({ id, relatedEntries: [{ accession: `next to ${id}` }] }));
    expect(data).toEqual({ entries: { items } });
  });

  it('are loaded in one call per limit, with the default for null', async () => {
    const { calls, services } = watchedServices();
    const { ask } = await startGraphqlApi(services);
    await ask(
      '{ entries { items { a: relatedEntries(limit: 2) { id } b: relatedEntries(limit: null) { id } } } }',
    );
    expect(calls.map(({ limit }) => limit).sort()).toEqual([2, 5]);
  });

  it('are not cached across requests', async () => {
    const { calls, services } = watchedServices();
    const { ask } = await startGraphqlApi(services);
    await ask('{ entries { items { relatedEntries { id } } } }');
    await ask('{ entries { items { relatedEntries { id } } } }');
    expect(calls).toHaveLength(2);
  });
});
