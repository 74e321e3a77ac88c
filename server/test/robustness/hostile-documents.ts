import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import fc from 'fast-check';

import { familyMilliseconds } from '../../bench/processor-time.js';
import { markHandled } from '../../cooperative.js';
import { projectRoot } from '../../project-root.js';
import { hostileDocument } from '../graphql/hostile-documents.js';
import { sixtySearches } from '../graphql/sixty-searches.js';
import type { AtlasClient } from '../operations/atlas-client.js';
import { checkLog, forEach, type Product, startProduct } from './product.js';
import { type Finding, megabytes, type Report, tally } from './report.js';
import type { Scale } from './scale.js';

const connections = 4;
const probes = ['/healthz', '/readyz', '/api/disease?limit=1'];
/** Maximum growth of the memory in use from the first to the last document, in bytes. */
const growthMax = 20 * 1_048_576;

/** GraphQL documents that try to keep the server, its memory or its database busy. */
export async function hostileDocuments(report: Report, { documents }: Scale): Promise<void> {
  const probe = pathToFileURL(`${projectRoot()}/server/test/robustness/heap-probe.mjs`).href;
  const product = await startProduct({ NODE_OPTIONS: `--import=${probe}` });
  const { atlas } = product;
  const sample = (seed: number): string[] => fc.sample(hostileDocument, { numRuns: documents, seed });

  await report.check(
    {
      what: 'hostile documents',
      sent: `${documents} generated documents of at most 10 kB, by ${connections} connections, after as many others`,
      expected: 'each 200 or 400; at most 50 ms of processor time on average',
    },
    async () => {
      // V8 compiles most of the code meanwhile.
      await sendDocuments(atlas, sample(0));
      const before = processorTime(product);
      const statuses = await sendDocuments(atlas, sample(1));
      const each = (processorTime(product) - before) / documents;
      const ok = statuses.every((status) => status === 200 || status === 400) && each <= 50;
      return { seen: `${tally(statuses)}; ${each.toFixed(1)} ms each`, ok };
    },
  );

  await report.check(
    {
      what: 'health while they come',
      sent: `the same again, and meanwhile ${probes.join(', ')}`,
      expected: 'every probe 200 within 2 s',
    },
    () => allProbesWell(atlas, () => sendDocuments(atlas, sample(2))),
  );

  await report.check(
    {
      what: 'sixty searches in a document',
      sent: '4 documents at once with 60 searches each, 5 times; meanwhile lists of other clients',
      expected: 'documents 200, lists 200 within 2 s',
    },
    async () => {
      let refused = 0;
      const found = await allProbesWell(atlas, async () => {
        for (let round = 0; round < 5; round += 1) {
          const statuses = await sendDocuments(atlas, Array<string>(4).fill(sixtySearches));
          refused += statuses.filter((status) => status !== 200).length;
        }
      });
      return { seen: `${refused} of 20 documents refused; ${found.seen}`, ok: found.ok && refused === 0 };
    },
  );

  await report.check(
    {
      what: 'memory',
      sent: `${(documents * 10).toLocaleString('en')} different hostile documents`,
      expected: `after garbage collection at most ${megabytes(growthMax)} more in use than after the first tenth`,
    },
    async () => {
      await sendDocuments(atlas, sample(10));
      const before = await memoryOf(product);
      for (let seed = 11; seed < 20; seed += 1) await sendDocuments(atlas, sample(seed));
      const after = await memoryOf(product);
      const seen =
        `${megabytes(before.used)} then ${megabytes(after.used)} in use; ` +
        `resident ${megabytes(before.rss)} then ${megabytes(after.rss)}`;
      return { seen, ok: after.used - before.used <= growthMax };
    },
  );

  await checkLog(report, product);
}

/** Sends documents by several connections, up to one without an answer; returns the statuses, 0 for no answer. */
export async function sendDocuments(atlas: AtlasClient, documents: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  await forEach(documents, connections, async (query) => {
    if (statuses.includes(0)) return;
    const headers = { accept: 'application/graphql-response+json' };
    const { status } = await atlas.call('POST', '/graphql', {
      body: { query, variables: { v: 'x' } },
      headers,
    });
    statuses.push(status);
  });
  return statuses;
}

/** Calls health probes and a list in turn until `work` ends; returns their statuses and the slowest answer. */
export async function probeWhile(
  atlas: AtlasClient,
  work: () => Promise<unknown>,
): Promise<{ readonly statuses: readonly number[]; readonly slowestMs: number }> {
  const ended = new AbortController();
  const worked = markHandled(work().finally(() => ended.abort()));
  const statuses: number[] = [];
  let slowestMs = 0;
  do {
    for (const path of probes) {
      const started = performance.now();
      statuses.push((await atlas.call('GET', path)).status);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    }
    await sleep(20);
  } while (!ended.signal.aborted);
  await worked;
  return { statuses, slowestMs };
}

/** Expects every probe to succeed within two seconds while `work` runs. */
export async function allProbesWell(atlas: AtlasClient, work: () => Promise<unknown>): Promise<Finding> {
  const { statuses, slowestMs } = await probeWhile(atlas, work);
  const ok = slowestMs <= 2000 && statuses.every((status) => status === 200);
  return { seen: `${tally(statuses)}; the slowest after ${slowestMs.toFixed(0)} ms`, ok };
}

function processorTime({ running }: Product): number {
  return familyMilliseconds(running.child.pid ?? 0) ?? 0;
}

/** Asks the probe in the server for the memory in use after garbage collection. */
async function memoryOf({ running }: Product): Promise<{ used: number; rss: number }> {
  const lines = (): string[] =>
    running
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"probe":"heap"'));
  const known = lines().length;
  running.child.kill('SIGUSR2');
  for (let waited = 0; waited < 100 && lines().length === known; waited += 1) await sleep(50);
  const line = lines().at(known);
  if (line === undefined) throw new Error('The server did not tell its memory');
  return JSON.parse(line) as { used: number; rss: number };
}
