import { text } from 'node:stream/consumers';

import { type EntryFieldName, entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { EntryView } from '../../nouns/entry.js';
import { sortKey } from '../../search/index/sort-key.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, anEditor } from './editors.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from './recomputed-lists.js';

/** The same random numbers in every run, so that failures are reproducible. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const texts = [
  'Lupus',
  'LUPUS',
  'lúpus',
  'Myositis 2',
  'myositis 10',
  'β2-GPI',
  'beta2-gpi',
  `Long ${'x'.repeat(400)}`,
];
const optional: readonly EntryFieldName[] = ['epitope', 'uniprotId', 'type', 'synonym', 'mechanism'];

describe('after random writes in random order', () => {
  const test = useTestDatabase();
  const editor = usePrepared(() => anEditor(test));
  /** The state of each entry at each of its versions, from the answers; the last one is `null` for a deleted entry. */
  const versionsById = new Map<string, (EntryView | null)[]>();

  function draft(pick: (below: number) => number): Record<string, unknown> {
    const anyText = () => texts[pick(texts.length)];
    const fields = optional.map((name) => [name, pick(3) === 0 ? null : anyText()]);
    const additional = { [`Name ${pick(4)}`]: anyText(), Note: pick(2) === 0 ? null : anyText() };
    return aDraft({ disease: anyText(), autoantibody: anyText(), ...Object.fromEntries(fields), additional });
  }

  async function write(pick: (below: number) => number): Promise<void> {
    const { entryEditing } = test.services;
    const [id, versions] = [...versionsById][pick(versionsById.size)] ?? ['', []];
    const action = pick(10);
    if (versions.length === 0 || action < 3) {
      const made = await entryEditing.create(editor, draft(pick));
      versionsById.set(made.id, [made]);
    } else if (action < 5 && versions.at(-1) !== null) {
      await entryEditing.delete(editor, id);
      versions.push(null);
    } else if (action < 7 || versions.at(-1) === null) {
      const restored = await entryEditing.restore(editor, id, { version: 1 + pick(versions.length) });
      if (restored.version > versions.length) versions.push(restored);
    } else {
      const sent = Object.fromEntries(Object.entries(draft(pick)).filter(() => pick(2) === 0));
      const next = await entryEditing.update(editor, id, sent, { version: versions.length });
      if (next.version > versions.length) versions.push(next);
    }
  }

  beforeAll(async () => {
    const pick = chance(42);
    for (let count = 0; count < 300; count += 1) await write(pick);
  });

  const living = () =>
    [...versionsById.values()]
      .map((versions) => versions.at(-1))
      .filter((entry) => !!entry)
      .sort((a, b) => (a.accession < b.accession ? -1 : 1));
  const plain = (entries: readonly EntryView[]) => new Map(entries.map((entry) => [entry.id, entry]));

  it('lists, searches and exports contain exactly the living entries', async () => {
    const { entryList, entrySearch, exports } = test.services;
    const { entries, pagination } = await entryList.list(visitor, { limit: 1000 });
    expect(living().length).toBeGreaterThan(30);
    expect(versionsById.size - living().length).toBeGreaterThan(10);
    expect(pagination.total).toBe(living().length);
    expect(plain(entries)).toEqual(plain(living()));
    const found = await entrySearch.simple(visitor, { term: 'myositis', limit: 1000 });
    const holding = living().filter((entry) => /myositis/i.test(JSON.stringify(entry)));
    expect(plain(found.entries)).toEqual(plain(holding));
    const file = JSON.parse(await text((await exports.export(visitor, { format: 'json' })).body));
    const records = living().map(({ id, ...entry }) => ({ _id: id, ...entry }));
    const byId = (list: readonly { _id: string }[]) => new Map(list.map((record) => [record._id, record]));
    expect(byId(file.data)).toEqual(byId(JSON.parse(JSON.stringify(records))));
  });

  it('values are counted, with the spelling of the first living entry', async () => {
    const { distinctValues, statistics } = test.services;
    const counts = new Map<string, { value: string; count: number }[]>();
    for (const field of entryFieldNames) {
      const byKey = new Map<string, { value: string; count: number }>();
      for (const entry of living()) {
        const key = sortKey(entry[field]);
        if (key === null) continue;
        const { value, count } = byKey.get(key) ?? { value: entry[field] ?? '', count: 0 };
        byKey.set(key, { value, count: count + 1 });
      }
      const expected = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
      expect((await distinctValues.unique(visitor, field)).values).toEqual(expected);
      counts.set(field, expected);
    }
    const { overview, diseaseBreakdown } = await statistics.overview(visitor);
    expect(overview).toMatchObject({
      totalEntries: living().length,
      uniqueDiseasesCount: counts.get('disease')?.length,
      uniqueAntibodiesCount: counts.get('autoantibody')?.length,
      uniqueUniprotIdsCount: counts.get('uniprotId')?.length,
    });
    expect(new Set(diseaseBreakdown)).toEqual(new Set(counts.get('disease')));
  });

  it('every version of every entry is available', async () => {
    for (const [id, versions] of versionsById) {
      const { total } = await test.services.entryHistory.history(editor, id, {});
      expect(total).toBe(versions.length);
      for (const [index, entry] of versions.entries()) {
        if (entry === null) continue;
        const { id: own, createdAt, updatedAt, ...then } = entry;
        const past = await test.services.entryHistory.at(editor, id, index + 1);
        expect(past).toEqual({ ...then, at: updatedAt });
      }
    }
    await expectCompleteHistories(test);
  });

  it('derived tables match a recomputation, also after concurrent writes', async () => {
    await expectListsMatchRecomputation(test);
    const ids = [...versionsById.keys()];
    const { entryEditing } = test.services;
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const pick = chance(writer);
        for (let count = 0; count < 25; count += 1) {
          const id = ids[pick(ids.length)] ?? '';
          const actions = [
            () => entryEditing.create(editor, draft(pick)),
            () => entryEditing.update(editor, id, draft(pick)),
            () => entryEditing.delete(editor, id),
            () => entryEditing.restore(editor, id, { version: 1 }),
          ];
          // Another editor may have deleted it just before: then there is nothing to change.
          await actions[pick(4)]?.().catch((error: unknown) =>
            expect(error).toMatchObject({ code: 'NOT_FOUND' }),
          );
        }
      }),
    );
    await expectListsMatchRecomputation(test);
    await expectCompleteHistories(test);
  });
});
