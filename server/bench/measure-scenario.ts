import type { BenchDatabase } from './bench-database.js';
import type { RunOptions } from './bench-options.js';
import { type BenchServers, exportUrl, serverOf } from './bench-servers.js';
import { type ExportRate, measureExport } from './measure-export.js';
import { type ImportRate, measureCopy, measureImport } from './measure-import.js';
import { manyConnections, measureRequests, type Rate } from './measure-requests.js';
import { medianBy } from './median.js';
import { familyMilliseconds, type ProcessorTime } from './processor-time.js';
import type { Scenario } from './scenarios.js';
import { requestTo, type TargetName } from './targets.js';
import type { Vocabulary } from './vocabulary.js';

/** The median of several measurements, and the requests per second of each of them. */
type Measured<Result> = Result & { readonly eachPerSecond: readonly number[] };
/** Exports take long enough for stable times. */
const exportRounds = 3;
const importRounds = 3;

/** More than a connection sends in a second. */
const asksPerSecond = 1000;

interface CostlyRate extends Rate {
  readonly processor: ProcessorTime | null;
}
/** Names of the measured targets, including REST with logging. */
export type Rates = Partial<Record<TargetName | 'logging', Measured<CostlyRate>>>;
export type Imports = Partial<Record<'copy' | 'rest', Measured<ImportRate>>>;
export type Exports = Partial<Record<'bare' | 'rest', Measured<ExportRate>>>;

interface Contender {
  readonly label: TargetName | 'logging';
  readonly target: TargetName;
  readonly url: string;
  readonly pid: number;
}

/**
 * Measures a scenario on all targets. The first round warms up connections, prepared statements and compiled code; if
 * every question is sent once, there is no such round.
 */
export async function measureScenario(
  scenario: Scenario,
  servers: BenchServers,
  { rounds, seconds, targets, signal }: RunOptions,
  connections = manyConnections,
): Promise<Rates> {
  const contenders = contendersOf(scenario, servers, targets);
  const numbers = scenario.once === true ? { first: 1, last: 1 } : { first: 0, last: rounds };
  const measured = await inTurns(contenders, numbers, signal, async (contender, round) => {
    const time = round === 0 ? Math.min(seconds, 1) : seconds;
    const most = scenario.once === true ? Infinity : Math.ceil(time * asksPerSecond);
    const requests = (connection: number) =>
      scenario
        .asks(round, connection)
        .slice(0, most)
        .map((ask) => requestTo(contender.target, ask));
    const amount = scenario.once === true ? requests(0).length * connections : undefined;
    const load = { seconds: time, amount };
    await servers.quiet();
    return withProcessorTime(contender, servers, () =>
      measureRequests(contender.url, requests, load, connections),
    );
  });
  return middles(measured);
}

function contendersOf(
  { name, targets }: Scenario,
  servers: BenchServers,
  wanted: readonly TargetName[],
): Contender[] {
  const contenders: Contender[] = targets
    .filter((target) => wanted.includes(target))
    .map((target) => ({ label: target, target, ...serverOf(target, servers) }));
  if (name === 'list' && wanted.includes('rest')) {
    contenders.push({ label: 'logging', target: 'rest', ...servers.logging });
  }
  return contenders;
}

async function withProcessorTime(
  { pid }: Contender,
  { databasePid, quiet }: BenchServers,
  measure: () => Promise<Rate>,
): Promise<CostlyRate> {
  const before = [familyMilliseconds(pid), familyMilliseconds(databasePid)] as const;
  const rate = await measure();
  await quiet();
  const each = (start: number | null, end: number | null): number =>
    (((end ?? 0) - (start ?? 0)) * 1000) / Math.max(rate.requests, 1);
  const processor = {
    server: each(before[0], familyMilliseconds(pid)),
    database: each(before[1], familyMilliseconds(databasePid)),
  };
  return { ...rate, processor: before[0] === null || before[1] === null ? null : processor };
}

/** Measures complete exports, one at a time. The comparison before serves as warm-up. */
export async function measureExports(
  servers: BenchServers,
  { rounds, targets, signal }: RunOptions,
): Promise<Exports> {
  const wanted = (['bare', 'rest'] as const).filter((label) => targets.includes(label));
  const sources = wanted.map((label) => ({ label, pid: servers[label].pid, url: exportUrl(label, servers) }));
  const last = Math.min(rounds, exportRounds);
  const measured = await inTurns(sources, { first: 1, last }, signal, async ({ url, pid }) => {
    await servers.quiet();
    return measureExport(url, pid);
  });
  return middles(measured);
}

/** Measures complete imports and COPY of the same rows, one at a time, each into a copy of the database. */
export async function measureImports(
  database: BenchDatabase,
  vocabulary: Vocabulary,
  { rounds, targets, signal, folder }: RunOptions,
): Promise<Imports> {
  const ways = [
    { label: 'copy', measure: () => measureCopy(database, vocabulary) },
    { label: 'rest', measure: () => measureImport(database, vocabulary, folder) },
  ] as const;
  const wanted = ways.filter(({ label }) => label === 'copy' || targets.includes(label));
  const last = Math.min(rounds, importRounds);
  return middles(await inTurns(wanted, { first: 1, last }, signal, ({ measure }) => measure()));
}

function middles<Result extends { readonly perSecond: number }>(
  measured: ReadonlyMap<{ readonly label: string }, readonly Result[]>,
): Record<string, Measured<Result>> {
  const middle = (results: readonly Result[]): Measured<Result> => ({
    ...medianBy(results, ({ perSecond }) => perSecond),
    eachPerSecond: results.map(({ perSecond }) => perSecond),
  });
  return Object.fromEntries([...measured].map(([{ label }, results]) => [label, middle(results)]));
}

/** Runs all targets in every round, each time in a different order, so that other load affects all equally. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  { first, last }: { readonly first: number; readonly last: number },
  signal: AbortSignal,
  measure: (item: Item, round: number) => Promise<Result>,
): Promise<Map<Item, Result[]>> {
  const results = new Map<Item, Result[]>(items.map((item) => [item, []]));
  for (let round = first; round <= last; round += 1) {
    const order = [...items.slice(round % items.length), ...items.slice(0, round % items.length)];
    for (const item of order) {
      signal.throwIfAborted();
      const result = await measure(item, round);
      if (round > 0) results.get(item)?.push(result);
    }
  }
  return results;
}
