import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { startStarterDatabase } from '../starter-database.js';
import { visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';

/**
 * first-hits.csv: the search term, the number of first hits to check, and the expected values of each of them. "|"
 * separates alternative diseases or autoantibodies; a blank cell matches anything.
 */
const row = z.object({
  typed: z.string(),
  first: z.coerce.number(),
  disease: z.string(),
  autoantibody: z.string(),
  tier: z.string(),
  field: z.string(),
  synonym: z.string(),
});
const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const table = z.array(row).parse(parse(file('first-hits.csv'), { columns: true }));
const gibberish = file('gibberish.txt').split('\n').filter(Boolean);

const test = useStarted(startStarterDatabase);

const advanced = (term: string) => test.services.entrySearch.advanced(visitor, { term, limit: 50 });
const oneOf = (cell: string, value: string | null) => cell === '' || cell.split('|').includes(value ?? '');

it('the table has at least 80 searches', () => {
  expect(table.length).toBeGreaterThanOrEqual(80);
});

it.each(table)('$typed has the expected first hits', async ({ typed, first, ...meant }) => {
  const { hits, didYouMean } = await advanced(typed);
  expect(hits.length).toBeGreaterThanOrEqual(first);
  const wrong = hits
    .slice(0, first)
    .filter(
      ({ entry, tier, field, synonym }) =>
        !oneOf(meant.disease, entry.disease) ||
        !oneOf(meant.autoantibody, entry.autoantibody) ||
        !oneOf(meant.tier, tier) ||
        !oneOf(meant.field, field) ||
        (synonym ?? '') !== meant.synonym,
    );
  expect(wrong.map(summary)).toEqual([]);
  expect(didYouMean === null).toBe(meant.tier !== 'similar');
  const scores = hits.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

function summary({
  entry,
  tier,
  field,
  synonym,
  meaning,
  score,
}: Awaited<ReturnType<typeof advanced>>['hits'][number]) {
  return [entry.disease, entry.autoantibody, tier, field, synonym, meaning, score];
}

it.each(gibberish)('%s finds nothing', async (typed) => {
  const { hits, didYouMean } = await advanced(typed);
  expect([hits.map(summary), didYouMean]).toEqual([[], null]);
});

it.each(table)(
  'a list sorted by relevance starts with the same entries for $typed',
  async ({ typed, tier }) => {
    if (tier === 'similar') return;
    const { hits } = await advanced(typed);
    const { entries } = await test.services.entryList.list(visitor, {
      search: typed,
      sortBy: 'relevance',
      limit: 50,
    });
    expect(entries.map(({ accession }) => accession)).toEqual(hits.map(({ entry }) => entry.accession));
    const why = await test.services.entrySearch.explain(visitor, entries, typed, 'all');
    expect(why.map((one) => [one.tier, one.field, one.synonym, one.meaning, one.highlights])).toEqual(
      hits.map((one) => [one.tier, one.field, one.synonym, one.meaning, one.highlights]),
    );
  },
);
