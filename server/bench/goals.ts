import type { ScenarioName } from './scenarios.js';
import type { TargetName } from './targets.js';

/**
 * What a scenario should reach at least: each API as a part of a bare server, where there is one, how time may grow from
 * 10,000 entries, and how long anybody may wait who asks alone.
 */
export interface Goal {
  readonly beside: Extract<TargetName, 'bare' | 'maintained'> | null;
  readonly rest: number | null;
  readonly graphql: number | null;
  readonly growth: number;
  /** Milliseconds that 99 of 100 requests take at most, with up to so many entries. */
  readonly wait?: { readonly p99: number; readonly entries: number };
}

const alone = { beside: null, rest: null, graphql: null } as const;

export const goals: Readonly<Record<ScenarioName, Goal>> = {
  list: { beside: 'maintained', rest: 0.65, graphql: 0.35, growth: 1.3 },
  deep: { beside: 'maintained', rest: 0.8, graphql: 0.6, growth: 5 },
  disease: { beside: 'maintained', rest: 0.65, graphql: 0.35, growth: 1.5 },
  search: { beside: 'bare', rest: 0.8, graphql: 0.6, growth: 20 },
  words: { beside: 'bare', rest: 0.8, graphql: 0.6, growth: 20 },
  advanced: { ...alone, growth: 20, wait: { p99: 300, entries: 1_000_000 } },
  suggestions: { ...alone, growth: 5, wait: { p99: 30, entries: 100_000 } },
  entry: { beside: 'bare', rest: 0.65, graphql: 0.3, growth: 1.3 },
  values: { beside: 'maintained', rest: 0.5, graphql: 0.2, growth: 2 },
  statistics: { beside: 'maintained', rest: 0.5, graphql: 0.2, growth: 2 },
  create: { beside: 'maintained', rest: 0.6, graphql: 0.5, growth: 1.5 },
  export: { beside: 'bare', rest: 0.6, graphql: null, growth: 1 },
  // Beside COPY into the same tables with the same indexes.
  import: { beside: 'bare', rest: 0.3, graphql: null, growth: 1.5 },
};

/** Longest wait for the first byte of an export, in milliseconds. */
export const firstByteGoal = 50;
