import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { cascadeFields } from '../../schema/contract/entry-filters.js';
import { rowsOf } from '../persistence/with-client.js';
import { type BenchDatabase, openBenchDatabase } from './bench-database.js';
import { compareWithGoals } from './goal-results.js';
import { report } from './report.js';
import { readStoredResult, storeResult } from './results-folder.js';
import { runSize, type SizeResult } from './run-size.js';
import { scenarioNames } from './scenarios.js';
import { targetNames } from './targets.js';

const size = 2000;
const lines: string[] = [];
let folder: string;
let database: BenchDatabase;

const open = (): Promise<BenchDatabase> => openBenchDatabase(folder, size, (line) => lines.push(line));

const ask = (sql: string) => rowsOf(database.url, sql);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atlas-bench-'));
  database = await open();
});

afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('benchmark database', () => {
  it('has a revision and an index row for each entry, and a next entry number', async () => {
    const [counts] = await ask(`SELECT (SELECT count(*) FROM entries)::integer AS entries,
      (SELECT count(*) FROM entry_revisions r JOIN entries e ON e.id = r.entry_id)::integer AS revisions,
      (SELECT count(*) FROM entry_index i JOIN entries e USING (entry_number))::integer AS indexed,
      (SELECT total FROM entry_totals) AS total, nextval('entry_numbers')::integer AS next`);
    expect(counts).toEqual({ entries: size, revisions: size, indexed: size, total: size, next: size + 1 });
  });

  it('counts the values of the cascade as the application does', async () => {
    const wrong = await ask(`
      SELECT v.key FROM entry_values v FULL JOIN
        (SELECT key_disease AS key, count(*) AS count FROM entry_index GROUP BY 1) i ON i.key = v.key
      WHERE (v.field = 'disease' OR v.field IS NULL) AND v.count IS DISTINCT FROM i.count`);
    expect(wrong).toEqual([]);
    expect(await ask('SELECT DISTINCT field FROM entry_values')).toHaveLength(6);
  });

  it('has all indexes of the migrations after filling', async () => {
    const indexes = await ask(`SELECT 1 FROM pg_indexes WHERE tablename = 'entry_index'`);
    // The indexes of the cascade fields, two dates, the primary key, and those of words and names.
    expect(indexes).toHaveLength(cascadeFields.length + 2 + 1 + 4);
  });

  it('is reused if it already has the requested number of entries', async () => {
    await database.stop();
    lines.length = 0;
    database = await open();
    expect(lines).toEqual([]);
  });
});

describe('benchmark run', () => {
  const options = () => ({
    folder,
    rounds: 1,
    seconds: 0.05,
    scenarios: scenarioNames,
    targets: targetNames,
    profile: false,
    print: () => undefined,
    signal: new AbortController().signal,
  });
  let result: SizeResult;

  beforeAll(async () => {
    result = await runSize(database, options());
  }, 600_000);

  it('gets the same answers from all targets, and identical bytes of both exports', () => {
    expect(result.compared).toBeGreaterThan(57);
  });

  it('measures all targets of each scenario', () => {
    const measured = Object.entries(result.rates).map(([name, rates]) => [name, Object.keys(rates).sort()]);
    const apis = ['graphql', 'rest'];
    const counted = ['bare', ...apis];
    const rows = [...counted, 'plain'].sort();
    const logged = [...rows, 'logging'].sort();
    expect(Object.fromEntries(measured)).toEqual({
      ...{ list: logged, 'list-uncached': rows, deep: rows, disease: rows, 'disease-uncached': rows },
      ...{ search: rows, words: rows, entry: rows, 'entry-uncached': rows, create: rows },
      ...{ values: counted, statistics: counted },
      ...{ advanced: apis, suggestions: apis, overview: apis },
    });
    expect(Object.keys(result.waits).sort()).toEqual(['advanced', 'create', 'overview', 'suggestions']);
    expect(Object.keys(result.exports).sort()).toEqual(['bare', 'rest']);
    expect(Object.keys(result.imports).sort()).toEqual(['copy', 'rest']);
  });

  it('compares all scenarios with their goals', () => {
    expect(new Set(compareWithGoals(result, undefined).map(({ scenario }) => scenario))).toEqual(
      new Set([...scenarioNames, 'disk']),
    );
    expect(compareWithGoals(result, result).filter(({ what }) => what === 'growth')).toHaveLength(
      scenarioNames.length,
    );
    expect(report(result, result)).toContain('## 2,000 entries');
  });

  it('changes only a copy of the database', async () => {
    expect(await ask('SELECT total FROM entry_totals')).toEqual([{ total: size }]);
    expect(await ask(`SELECT 1 FROM pg_database WHERE datname = 'bench_copy'`)).toEqual([]);
  });

  it('stores its result for comparison with later runs', async () => {
    const results = join(folder, 'results');
    await storeResult(results, result, { rounds: 1, seconds: 0.05 });
    expect(await readdir(results)).toEqual(['2000.json']);
    const earlier = await readStoredResult(results, size);
    expect(compareWithGoals(result, earlier)).toEqual(compareWithGoals(result, result));
    expect(await readStoredResult(results, 3000)).toBeUndefined();
  });

  it('stops as soon as it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('told to stop'));
    await expect(runSize(database, { ...options(), signal })).rejects.toThrow('told to stop');
  });
});
