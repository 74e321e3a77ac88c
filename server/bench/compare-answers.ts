import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';

import { canonicalJson } from '../services/canonical-json.js';
import { type BenchServers, exportUrl, serverOf } from './bench-servers.js';
import type { Scenario } from './scenarios.js';
import { type ApiRequest, requestTo, type TargetName } from './targets.js';

const requestsCompared = 12;

/**
 * Compares the answers of all targets on the same tables. Returns the number of compared questions. Throws if any
 * answers differ.
 */
export async function compareAnswers(scenario: Scenario, servers: BenchServers): Promise<number> {
  const asks = scenario.asks(0, 0).slice(0, requestsCompared);
  const targets = comparedTargets(scenario);
  for (const ask of asks) {
    // One after another: the bare server writes new names in another order, so that creating at once could deadlock.
    const answers: unknown[] = [];
    for (const target of targets) answers.push(await answerOf(target, ask, scenario, servers));
    answers.forEach((answer, index) => {
      expectSame(`${targets[index] ?? ''} about ${ask.path}`, answers[0], answer);
    });
  }
  return asks.length;
}

/** The plain rows have another order and other related entries. */
export function comparedTargets({ targets }: Scenario): readonly TargetName[] {
  return targets.filter((target) => target !== 'plain');
}

/** Throws if the two exports differ in any byte. */
export async function compareExports(servers: BenchServers): Promise<void> {
  const bare = await digest(exportUrl('bare', servers));
  expectSame('rest about the export', bare, await digest(exportUrl('rest', servers)));
}

async function answerOf(
  target: TargetName,
  ask: ApiRequest,
  { fromGraphql, fromRest }: Scenario,
  servers: BenchServers,
): Promise<unknown> {
  const { path, ...request } = requestTo(target, ask);
  const response = await fetch(serverOf(target, servers).url + path, request);
  const body: unknown = await response.json();
  return target === 'graphql' ? fromGraphql(body) : fromRest(body);
}

/** Reads the answer as a stream: an export of a million entries is half a gigabyte. */
async function digest(url: string): Promise<string> {
  const response = await fetch(url);
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Uint8Array> | null = response.body;
  if (chunks !== null) await pipeline(chunks, hash);
  return hash.digest('hex');
}

function expectSame(who: string, expected: unknown, found: unknown): void {
  // The APIs may return the keys of an object in different orders.
  const [one, other] = [canonicalJson(expected), canonicalJson(found)];
  if (one === other) return;
  throw new Error(`Not the same answer by ${who}:\n${one.slice(0, 1000)}\n${other.slice(0, 1000)}`);
}
