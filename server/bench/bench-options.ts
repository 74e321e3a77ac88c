import { parseArgs } from 'node:util';

import { type ScenarioName, scenarioNames } from './scenarios.js';
import { type TargetName, targetNames } from './targets.js';

/** Options of the command line. */
export interface BenchOptions {
  readonly sizes: readonly number[];
  readonly scenarios: readonly ScenarioName[];
  readonly targets: readonly TargetName[];
  readonly rounds: number;
  readonly seconds: number;
  readonly profile: boolean;
}

/** Options of the measurements of one size. */
export interface RunOptions extends Omit<BenchOptions, 'sizes'> {
  /** Folder for logs and profiles. */
  readonly folder: string;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

export const usage = `npm run bench -- [options]
  --quick              10,000 entries, one short round: does everything run?
  --size 10000,100000  numbers of entries (default 10000,100000,1000000)
  --scenario list,…    of: ${scenarioNames.join(', ')}
  --api rest,…        only these APIs beside the bare servers: rest, graphql
  --rounds 5           rounds a scenario; the median counts
  --seconds 2          length of one measurement
  --profile            write a CPU profile of every server beside the logs`;

const smallest = 1000;
const largest = 3_000_000;

const known = {
  quick: { type: 'boolean', default: false },
  size: { type: 'string' },
  scenario: { type: 'string', default: scenarioNames.join() },
  api: { type: 'string', default: 'rest,graphql' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  profile: { type: 'boolean', default: false },
} as const;

/** Parses the command line. Throws an error that states the allowed values. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({ args: [...args], options: known });
  const { quick } = values;
  const apis = chosen('api', values.api, ['rest', 'graphql'] as const);
  return {
    sizes: listed(values.size ?? (quick ? '10000' : '10000,100000,1000000')).map((size) =>
      number('size', size, smallest, largest),
    ),
    scenarios: chosen('scenario', values.scenario, scenarioNames),
    targets: targetNames.filter((name) => name === 'bare' || name === 'plain' || apis.includes(name)),
    rounds: number('rounds', values.rounds ?? (quick ? '1' : '5'), 1, 100),
    seconds: number('seconds', values.seconds ?? (quick ? '1' : '2'), 0.1, 600),
    profile: values.profile,
  };
}

function listed(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim());
}

function chosen<Word extends string>(name: string, text: string, allowed: readonly Word[]): readonly Word[] {
  return listed(text).map((word) => {
    const known = allowed.find((candidate) => candidate === word);
    if (known === undefined) throw new RangeError(`--${name} takes of: ${allowed.join(', ')}`);
    return known;
  });
}

function number(name: string, text: string, min: number, max: number): number {
  const value = Number(text.replaceAll('_', ''));
  if (value >= min && value <= max) return value;
  throw new RangeError(`--${name} takes numbers from ${String(min)} to ${String(max)}`);
}
