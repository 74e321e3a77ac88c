import { withCopy } from './bench-copy.js';
import type { BenchDatabase } from './bench-database.js';
import type { RunOptions } from './bench-options.js';
import { type BenchServers, withServers } from './bench-servers.js';
import { expectCorrectCounts, expectSameStoredData } from './check-stored-data.js';
import { compareAnswers, comparedTargets, compareExports } from './compare-answers.js';
import { readFacts } from './facts.js';
import {
  type Exports,
  type Imports,
  measureExports,
  measureImports,
  measureScenario,
  type Rates,
} from './measure-scenario.js';
import {
  createScenario,
  type Facts,
  type RequestScenarioName,
  type Scenario,
  scenariosOf,
  scenarioTitles,
} from './scenarios.js';

export interface SizeResult {
  readonly size: number;
  /** Number of questions for which all targets gave the same answer. */
  readonly compared: number;
  readonly rates: Partial<Record<RequestScenarioName, Rates>>;
  /** Results with one request at a time. */
  readonly waits: Partial<Record<RequestScenarioName, Rates>>;
  readonly exports: Exports;
  readonly imports: Imports;
  readonly disk: Facts['disk'];
}

/** Measures the scenarios on one database, after checking that all targets answer alike. Writes go to a copy of it. */
export async function runSize(database: BenchDatabase, options: RunOptions): Promise<SizeResult> {
  const { scenarios: names, signal } = options;
  signal.throwIfAborted();
  const facts = await readFacts(database);
  const reads = await measureReads(database, facts, options);
  const imports = names.includes('import') ? await measureImports(database, facts.vocabulary, options) : {};
  if (!names.includes('create')) return { ...reads, imports };
  signal.throwIfAborted();
  const create = await withCopy(database, (copy) => measureCreate(copy, facts, options));
  const rates = { ...reads.rates, create: create.rates };
  const waits = { ...reads.waits, create: create.waits };
  return { ...reads, imports, rates, waits, compared: reads.compared + create.compared };
}

async function measureReads(database: BenchDatabase, facts: Facts, options: RunOptions): Promise<SizeResult> {
  const { size, disk } = facts;
  const scenarios = scenariosOf(facts).filter(({ name }) => options.scenarios.includes(name));
  const exporting = options.scenarios.includes('export');
  const nothing = { size, compared: 0, rates: {}, waits: {}, exports: {}, imports: {}, disk };
  if (scenarios.length === 0 && !exporting) return nothing;
  return withServers(database, options, async (servers) => {
    const { print, signal } = options;
    let compared = 0;
    for (const scenario of scenarios) {
      signal.throwIfAborted();
      // A question that is sent once is compared after it was measured.
      if (scenario.once !== true) compared += await compareAnswers(scenario, servers);
    }
    if (exporting) await compareExports(servers);
    print(`All targets answer ${String(compared)} questions${exporting ? ' and an export' : ''} alike.`);

    const rates: SizeResult['rates'] = {};
    const waits: SizeResult['waits'] = {};
    for (const scenario of scenarios) {
      rates[scenario.name] = await measured(scenario, servers, facts, options);
      if (scenario.once === true) compared += await compareAnswers(scenario, servers);
      if (scenario.alone) waits[scenario.name] = await measureScenario(scenario, servers, options, 1);
    }
    const exports = exporting ? await measureExports(servers, options) : {};
    return { ...nothing, compared, rates, waits, exports };
  });
}

function measureCreate(
  copy: BenchDatabase,
  facts: Facts,
  options: RunOptions,
): Promise<{ readonly compared: number; readonly rates: Rates; readonly waits: Rates }> {
  return withServers(copy, options, async (servers) => {
    const scenario = createScenario(facts, await servers.signIn());
    const compared = await compareAnswers(scenario, servers);
    await expectSameStoredData(copy.url, comparedTargets(scenario).length);
    options.print(`All targets make ${String(compared)} entries alike.`);
    const rates = await measured(scenario, servers, facts, options);
    const waits = await measureScenario(scenario, servers, options, 1);
    await expectCorrectCounts(copy.url);
    return { compared, rates, waits };
  });
}

async function measured(
  scenario: Scenario,
  servers: BenchServers,
  facts: Facts,
  options: RunOptions,
): Promise<Rates> {
  const rates = await measureScenario(scenario, servers, options);
  options.print(`${scenarioTitles(facts.size)[scenario.name]}: ${summarise(rates)}`);
  return rates;
}

function summarise(rates: Rates): string {
  const each = Object.entries(rates).map(([name, { perSecond, processor }]) => {
    const cost = processor ? ` (${processor.server.toFixed(0)} + ${processor.database.toFixed(0)} µs)` : '';
    return `${name} ${perSecond.toFixed(perSecond < 100 ? 1 : 0)}/s${cost}`;
  });
  return each.join(', ');
}
