import type { ScenarioName } from './scenarios.js';

/**
 * Goals of a scenario: the throughput of each API relative to a bare server, if there is one, with ten connections and,
 * where it is measured, with one; the growth of time from 10,000 entries, and the maximum latency.
 */
interface Goal {
  readonly rest?: number;
  readonly graphql?: number;
  readonly growth: number;
  /** Maximum 99th percentile of the latency in milliseconds, up to a number of entries. */
  readonly wait?: { readonly p99: number; readonly entries: number };
  /** Maximum median of the latency under load, in milliseconds. */
  readonly median?: number;
}

export const goals: Readonly<Record<ScenarioName, Goal>> = {
  list: { rest: 0.65, graphql: 0.4, growth: 1.3 },
  'list-uncached': { rest: 0.65, graphql: 0.4, growth: 1.3 },
  deep: { rest: 0.9, graphql: 0.7, growth: 5 },
  disease: { rest: 0.65, graphql: 0.4, growth: 1.5 },
  'disease-uncached': { rest: 0.65, graphql: 0.4, growth: 1.5 },
  search: { rest: 0.8, graphql: 0.6, growth: 20 },
  words: { rest: 0.8, graphql: 0.6, growth: 20, median: 400 },
  advanced: { growth: 20, wait: { p99: 300, entries: 1_000_000 } },
  suggestions: { growth: 5, wait: { p99: 30, entries: 100_000 } },
  // The largest diseases have thousands of rows, so that one in a hundred takes longer than the goal of one in twenty.
  overview: { growth: 20, wait: { p99: 150, entries: 100_000 } },
  entry: { rest: 0.65, graphql: 0.4, growth: 1.3 },
  'entry-uncached': { rest: 0.65, graphql: 0.4, growth: 1.3 },
  values: { rest: 0.5, graphql: 0.15, growth: 2 },
  statistics: { rest: 0.5, graphql: 0.15, growth: 2 },
  create: { rest: 0.6, graphql: 0.5, growth: 1.5 },
  export: { rest: 0.6, growth: 1 },
  // Relative to COPY into the same tables with the same indexes.
  import: { rest: 0.6, growth: 1.5 },
};

/** Maximum size on disk, compared with plain rows that have a trigram index. */
export const diskGoal = 1.6;

/** Maximum time to the first byte of an export, in milliseconds. */
export const firstByteGoal = 50;
