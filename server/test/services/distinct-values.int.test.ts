import { limits } from '../../../schema/contract/limits.js';
import type { EntryQueryInput } from '../../services/entries/entry-inputs.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

describe('distinct values and summaries', () => {
  const test = useTestDatabase();
  beforeAll(() =>
    test.store(
      anEntry(
        { disease: 'B', autoantibody: 'x2', autoantigen: 'one', type: 'Enzyme', synonym: 'S10' },
        { Curator: 'MK' },
      ),
      anEntry({ disease: 'a', autoantibody: 'X10', autoantigen: 'two', type: 'enzyme', synonym: 's2' }),
      anEntry(
        { disease: 'b', autoantibody: 'x2', autoantigen: 'two', type: 'Cytokine' },
        { Checked: 'yes', Curator: 'JS' },
      ),
    ),
  );

  const values = async (
    field: string,
    ...conditions: [field: 'disease' | 'autoantibody' | 'type', value: string][]
  ) =>
    (
      await test.services.distinctValues.unique(
        visitor,
        field,
        conditions.map(([name, value]) => ({ field: name, op: 'equals', values: [value] })),
      )
    ).values.map(({ value, count }) => `${value} ${count}`);

  it('ignore case, have counts, and are in natural order', async () => {
    expect(await values('disease')).toEqual(['a 1', 'B 2']);
    expect(await values('autoantibody')).toEqual(['x2 2', 'X10 1']);
    expect(await values('synonym')).toEqual(['s2 1', 'S10 1']);
    expect(await values('affinity')).toEqual([]);
  });

  it('are narrowed by the applicable filters of the cascade, and by no others', async () => {
    expect(await values('autoantibody', ['disease', 'B'])).toEqual(['x2 2']);
    expect(await values('autoantigen', ['disease', 'b'], ['autoantibody', 'X2'])).toEqual(['one 1', 'two 1']);
    expect(await values('type', ['disease', 'a'])).toEqual(['enzyme 1']);
    expect(await values('disease', ['autoantibody', 'x10'])).toEqual(['a 1', 'B 2']);
    expect(await values('autoantibody', ['type', 'Cytokine'])).toEqual(['x2 2', 'X10 1']);
  });

  it('match the entries of a list, as a facet', async () => {
    const facet = async (field: string, list: EntryQueryInput) =>
      (await test.services.distinctValues.facet(visitor, field, list)).values.map(
        ({ value, count }) => `${value} ${count}`,
      );
    expect(await facet('disease', {})).toEqual(['a 1', 'B 2']);
    expect(await facet('disease', { search: 'x10' })).toEqual(['a 1']);
    const condition = { field: 'type', op: 'equals', values: ['cytokine'] } as const;
    expect(await facet('autoantibody', { conditions: [condition] })).toEqual(['x2 1']);
  });

  it('summarise each disease, and list the additional names', async () => {
    const { summaries } = await test.services.statistics.diseaseSummaries(visitor);
    expect(summaries).toEqual([
      { disease: 'a', count: 1, autoantibodies: ['X10'], types: ['enzyme'] },
      { disease: 'B', count: 2, autoantibodies: ['x2'], types: ['Cytokine', 'Enzyme'] },
    ]);
    expect(await test.services.statistics.additionalKeys(visitor)).toMatchObject({
      keys: ['Checked', 'Curator'],
      truncated: false,
    });
  });

  it('list at most as many additional names as values, and say that there are more', async () => {
    const { distinctValues: most, additional } = limits;
    const names = (at: number) => Array.from({ length: additional.keys }, (_, key) => [`n${at}.${key}`, 'x']);
    const named = Array.from({ length: most / additional.keys }, (_, at) =>
      anEntry({ disease: `named ${at}` }, Object.fromEntries(names(at)) as Record<string, string>),
    );
    await test.store(...named);
    const { keys, truncated } = await test.services.statistics.additionalKeys(visitor);
    expect([keys.length, truncated]).toEqual([most, true]);
  });
});
