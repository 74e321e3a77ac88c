import type { ScenarioName } from './scenarios.js';
import type { TargetName } from './targets.js';

/** What a scenario should reach at least: each door as a part of a bare server, and how time may grow from 10,000 entries. */
export interface Goal {
  readonly beside: Extract<TargetName, 'bare' | 'maintained'>;
  readonly rest: number;
  readonly graphql: number | null;
  readonly growth: number;
}

export const goals: Readonly<Record<ScenarioName, Goal>> = {
  list: { beside: 'maintained', rest: 0.65, graphql: 0.35, growth: 1.3 },
  deep: { beside: 'maintained', rest: 0.8, graphql: 0.6, growth: 5 },
  disease: { beside: 'maintained', rest: 0.65, graphql: 0.35, growth: 1.5 },
  search: { beside: 'bare', rest: 0.8, graphql: 0.6, growth: 20 },
  words: { beside: 'bare', rest: 0.8, graphql: 0.6, growth: 20 },
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
