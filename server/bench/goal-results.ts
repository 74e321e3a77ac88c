import { diskGoal, firstByteGoal, goals } from './goals.js';
import { medianRatio } from './median.js';
import type { EarlierResult } from './results-folder.js';
import type { SizeResult } from './run-size.js';
import { type ScenarioName, scenarioNames } from './scenarios.js';

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

/** What was measured of the APIs, and of the servers that they are compared with. */
type Measurements = Partial<Record<'bare' | 'rest' | 'graphql', Measurement>>;

interface Measurement {
  readonly perSecond: number;
  readonly eachPerSecond: readonly number[];
  readonly p50?: number;
  readonly p99?: number;
  readonly firstByteMs?: number;
}

/** Compares the measurements with the goals. `base` is the measurement with 10,000 entries. */
export function compareWithGoals(result: SizeResult, base: EarlierResult | undefined): readonly GoalResult[] {
  const { ours, plain } = result.disk;
  return [
    ...scenarioNames.flatMap((scenario) => compareScenario(scenario, result, base)),
    ...judge('disk', 'disk', ours / plain, diskGoal),
  ];
}

function compareScenario(
  scenario: ScenarioName,
  result: SizeResult,
  base: EarlierResult | undefined,
): readonly GoalResult[] {
  const { rest, graphql, growth, median, wait } = goals[scenario];
  const measured = measuredOf(scenario, result, result.rates);
  const alone = measuredOf(scenario, { exports: {}, imports: {} }, result.waits);
  // Compares round by round, since measurements close in time share the state of the machine.
  const share = (of: Measurements, api: 'rest' | 'graphql'): number | undefined =>
    medianRatio(of[api]?.eachPerSecond, of.bare?.eachPerSecond);
  const before = base && restBefore(scenario, base);
  return [
    ...judge(scenario, 'rest', share(measured, 'rest'), rest),
    ...judge(scenario, 'graphql', share(measured, 'graphql'), graphql),
    ...judge(scenario, 'rest alone', share(alone, 'rest'), rest),
    ...judge(scenario, 'graphql alone', share(alone, 'graphql'), graphql),
    ...judge(scenario, 'first byte', measured.rest?.firstByteMs, firstByteGoal),
    ...judge(scenario, 'growth', before && measured.rest && before / measured.rest.perSecond, growth),
    ...judge(scenario, 'median', slower(measured, 'p50'), median),
    ...judge(scenario, 'wait', slower(alone, 'p99'), wait && result.size <= wait.entries ? wait.p99 : null),
  ];
}

/** An import is compared with COPY of the same rows. */
function measuredOf(
  scenario: ScenarioName,
  { exports, imports }: Pick<SizeResult, 'exports' | 'imports'>,
  rates: SizeResult['rates'],
): Measurements {
  if (scenario === 'export') return exports;
  if (scenario === 'import') return { ...imports, bare: imports.copy };
  return rates[scenario] ?? {};
}

function restBefore(scenario: ScenarioName, { rates, exports, imports }: EarlierResult): number | undefined {
  const measured: EarlierResult['rates'] = { ...rates, export: exports, import: imports };
  return measured[scenario]?.rest?.perSecond;
}

/** The latency of the slower API. */
function slower({ rest, graphql }: Measurements, percentile: 'p50' | 'p99'): number | undefined {
  const times = [rest?.[percentile], graphql?.[percentile]].filter((time) => time !== undefined);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Whether a goal is a minimum: throughput compared with another server. The others are maxima. */
export function isMinimum(what: GoalResult['what']): boolean {
  return what.startsWith('rest') || what.startsWith('graphql');
}

type Figure = number | null | undefined;

function judge(scenario: string, what: GoalResult['what'], value: Figure, goal: Figure): GoalResult[] {
  if (typeof value !== 'number' || typeof goal !== 'number') return [];
  return [{ scenario, what, value, goal, met: isMinimum(what) ? value >= goal : value <= goal }];
}
