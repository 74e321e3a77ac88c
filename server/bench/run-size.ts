import type { BenchDatabase } from './bench-database.js';
import { type BenchServers, startBenchServers } from './bench-servers.js';
import { compareAnswers, compareExports } from './compare-answers.js';
import { readFacts } from './facts.js';
import {
  type Exports,
  measureExports,
  measureScenario,
  type Rates,
  type Rounds,
} from './measure-scenario.js';
import { type RequestScenarioName, type ScenarioName, scenariosOf, scenarioTitles } from './scenarios.js';

export interface RunOptions extends Rounds {
  /** Where logs and profiles are written. */
  readonly folder: string;
  readonly scenarios: readonly ScenarioName[];
  readonly profile: boolean;
  readonly say: (line: string) => void;
}

export interface SizeResult {
  readonly size: number;
  /** How many questions all targets were seen to answer alike. */
  readonly compared: number;
  readonly rates: Partial<Record<RequestScenarioName, Rates>>;
  readonly exports: Exports;
}

/** Measures the scenarios over one database, once all targets were seen to answer the same. */
export async function runSize(database: BenchDatabase, options: RunOptions): Promise<SizeResult> {
  options.signal.throwIfAborted();
  const servers = await startBenchServers(database, options.folder, options.profile);
  try {
    return await measureAll(database, servers, options);
  } finally {
    await servers.stop();
  }
}

async function measureAll(
  database: BenchDatabase,
  servers: BenchServers,
  options: RunOptions,
): Promise<SizeResult> {
  const { scenarios: names, say, signal } = options;
  const scenarios = scenariosOf(await readFacts(database)).filter(({ name }) => names.includes(name));
  const exporting = names.includes('export');

  let compared = 0;
  for (const scenario of scenarios) {
    signal.throwIfAborted();
    compared += await compareAnswers(scenario, servers);
  }
  if (exporting) await compareExports(servers);
  say(`All targets answer ${String(compared)} questions${exporting ? ' and an export' : ''} alike.`);

  const rates: SizeResult['rates'] = {};
  for (const scenario of scenarios) {
    const measured = await measureScenario(scenario, servers, options);
    rates[scenario.name] = measured;
    say(`${scenarioTitles(database.size)[scenario.name]}: ${inShort(measured)}`);
  }
  const exports = exporting ? await measureExports(servers, options) : {};
  return { size: database.size, compared, rates, exports };
}

/** A line while the rest is still being measured. */
function inShort(rates: Rates): string {
  const each = Object.entries(rates).map(([name, { perSecond, processor }]) => {
    const cost = processor ? ` (${processor.server.toFixed(0)} + ${processor.database.toFixed(0)} µs)` : '';
    return `${name} ${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s${cost}`;
  });
  return each.join(', ');
}
