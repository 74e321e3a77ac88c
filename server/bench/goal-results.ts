import { diskGoal, firstByteGoal, type Goal, goals } from './goals.js';
import type { Rates } from './measure-scenario.js';
import { medianRatio } from './median.js';
import type { SizeResult } from './run-size.js';
import { scenarioNames } from './scenarios.js';

/** A measured number and its goal; `goal` is absent if there is none. */
export interface GoalResult {
  readonly scenario: string;
  readonly what:
    | 'rest'
    | 'graphql'
    | 'rest alone'
    | 'graphql alone'
    | 'growth'
    | 'first byte'
    | 'wait'
    | 'median'
    | 'disk';
  readonly value: number;
  readonly goal: number;
  readonly met: boolean;
}

/** Compares the measurements with the goals. `base` is the measurement with 10,000 entries. */
export function compareWithGoals(result: SizeResult, base: SizeResult | undefined): readonly GoalResult[] {
  const { disk } = result;
  const byScenario = scenarioNames.flatMap((scenario) => {
    const goal = goals[scenario];
    if (scenario === 'export') return compareExport(result, base, goal);
    if (scenario === 'import') return compareImport(result, base, goal);
    const rates = result.rates[scenario];
    if (rates === undefined) return [];
    const waits = compareWaits(scenario, result.waits[scenario], result.size, goal);
    const growth = compareGrowth(scenario, rates, base?.rates[scenario], goal);
    return [...compareRates(scenario, rates, result.waits[scenario], goal), ...growth, ...waits];
  });
  return [...byScenario, ...atMost('disk', 'disk', disk.ours / disk.plain, diskGoal)];
}

/** Compares with the bare server. `alone` are the rates with one connection, where they were measured. */
function compareRates(
  scenario: string,
  rates: Rates,
  alone: Rates | undefined,
  { reference, rest, graphql }: Goal,
): readonly GoalResult[] {
  // Compares round by round, since measurements close in time share the state of the machine.
  const share = (of: Rates | undefined, api: 'rest' | 'graphql'): number | undefined =>
    reference === null ? undefined : medianRatio(of?.[api]?.eachPerSecond, of?.[reference]?.eachPerSecond);
  return [
    ...atLeast(scenario, 'rest', share(rates, 'rest'), rest),
    ...atLeast(scenario, 'graphql', share(rates, 'graphql'), graphql),
    ...atLeast(scenario, 'rest alone', share(alone, 'rest'), rest),
    ...atLeast(scenario, 'graphql alone', share(alone, 'graphql'), graphql),
  ];
}

function compareGrowth(
  scenario: string,
  { rest, graphql }: Rates,
  base: Rates | undefined,
  { growth, median }: Goal,
): readonly GoalResult[] {
  return [
    ...atMost(scenario, 'growth', ratio(base?.rest?.perSecond, rest?.perSecond), growth),
    ...atMost(scenario, 'median', Math.max(rest?.p50 ?? 0, graphql?.p50 ?? 0), median),
  ];
}

/** Compares the latencies with the goal. The slower API counts. */
function compareWaits(
  scenario: string,
  waits: Rates | undefined,
  size: number,
  { wait }: Goal,
): readonly GoalResult[] {
  if (wait === undefined || waits === undefined || size > wait.entries) return [];
  const slowest = Math.max(waits.rest?.p99 ?? 0, waits.graphql?.p99 ?? 0);
  return atMost(scenario, 'wait', slowest, wait.p99);
}

function compareExport(
  { exports }: SizeResult,
  base: SizeResult | undefined,
  goal: Goal,
): readonly GoalResult[] {
  const { bare, rest } = exports;
  return [
    ...atLeast('export', 'rest', medianRatio(rest?.eachPerSecond, bare?.eachPerSecond), goal.rest),
    ...atMost('export', 'first byte', rest?.firstByteMs, firstByteGoal),
    ...atMost('export', 'growth', ratio(base?.exports.rest?.perSecond, rest?.perSecond), goal.growth),
  ];
}

function compareImport(
  { imports }: SizeResult,
  base: SizeResult | undefined,
  goal: Goal,
): readonly GoalResult[] {
  const { copy, rest } = imports;
  return [
    ...atLeast('import', 'rest', medianRatio(rest?.eachPerSecond, copy?.eachPerSecond), goal.rest),
    ...atMost('import', 'growth', ratio(base?.imports.rest?.perSecond, rest?.perSecond), goal.growth),
  ];
}

function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one / other;
}

type Number = number | null | undefined;

function atLeast(scenario: string, what: GoalResult['what'], value: Number, goal: Number): GoalResult[] {
  return typeof value === 'number' && typeof goal === 'number'
    ? [{ scenario, what, value, goal, met: value >= goal }]
    : [];
}

function atMost(scenario: string, what: GoalResult['what'], value: Number, goal: Number): GoalResult[] {
  return typeof value === 'number' && typeof goal === 'number'
    ? [{ scenario, what, value, goal, met: value <= goal }]
    : [];
}
