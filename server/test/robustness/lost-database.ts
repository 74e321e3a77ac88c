import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { messages } from '../../../schema/contract/messages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { AtlasClient } from '../operations/atlas-client.js';
import { databaseProcess } from '../operations/atlas-process.js';
import { callsOfEveryKind, timed } from '../operations/calls-of-every-kind.js';
import { queryEmbedded } from '../operations/embedded-query.js';
import { killDuringImports } from '../operations/kill-during-imports.js';
import { killDuringWrites } from '../operations/kill-during-writes.js';
import { administrator, type Product, startProduct } from './product.js';
import { type Finding, type Report, tally } from './report.js';
import type { Scale } from './scale.js';

const content = { disease: 'A disease', autoantibody: 'An autoantibody', autoantigen: 'An autoantigen' };

const answeredWithinMs = 2000;

/** A database that is stopped, killed or read-only; kills of server and database during writes and imports. */
export async function lostDatabase(report: Report, { kills }: Scale): Promise<void> {
  const product = await startProduct();

  await report.check(
    {
      what: 'stopped database',
      sent: 'SIGSTOP to all its processes; one call of every kind, 3 times; SIGCONT',
      expected: '503 with Retry-After within 2 s, health too; served again within 5 s',
    },
    async () => {
      const processes = databaseProcesses(product);
      for (const pid of processes) process.kill(pid, 'SIGSTOP');
      const found = await everyCallRefused(product, 3).finally(() => {
        for (const pid of processes) process.kill(pid, 'SIGCONT');
      });
      return servedAgain(product.atlas, found, 5);
    },
  );

  await report.check(
    {
      what: 'killed database',
      sent: 'SIGKILL to its first process; calls of every kind until it is back',
      expected: 'success, 503 or a conflict of the calls, none over 2 s; back within 30 s by itself',
    },
    async () => {
      process.kill(databaseProcess(product.dataDir) ?? 0, 'SIGKILL');
      return servedAgain(product.atlas, await callsUntilBack(product), 30);
    },
  );

  await report.check(
    {
      what: 'read-only database',
      sent: 'default_transaction_read_only = on; a read, a write, /readyz; then off',
      expected: 'read 200, write 503 that says so, /readyz reads-only',
    },
    () => readOnly(product),
  );

  await report.check(
    {
      what: 'kills during writes',
      sent: `${kills} × kill -9 of server, database, both or one connection, while 6 clients write`,
      expected: 'no acknowledged write lost, none half done, no repeated call done twice',
    },
    async () => {
      const {
        acknowledged,
        unanswered,
        appliedUnacknowledged: applied,
        repeated,
      } = await killDuringWrites(kills);
      const seen = `${acknowledged} acknowledged, ${unanswered} not, ${applied} of them done; ${repeated} repeated`;
      return { seen, ok: true };
    },
  );

  await report.check(
    {
      what: 'kills during imports',
      sent: `${kills} × kill -9 of server or database, during an import of 3,000 rows`,
      expected: 'each import whole or absent, as its status says',
    },
    async () => ({
      seen: `${await killDuringImports(kills)} of ${kills} stored whole, the others absent`,
      ok: true,
    }),
  );
}

/** The first process of the database and its children. */
function databaseProcesses({ dataDir }: Product): number[] {
  const first = databaseProcess(dataDir) ?? 0;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  return [first, ...children.split('\n').filter(Boolean).map(Number)];
}

/** Sends every kind of call several times while the database does not respond. */
async function everyCallRefused(product: Product, times: number): Promise<Finding> {
  const { atlas } = product;
  const calls = [
    ...callsOfEveryKind(atlas, 'AIA0000001', administrator).all,
    ['GET /readyz', () => atlas.call('GET', serverPaths.readyz)] as const,
  ];
  const answers = [];
  for (let time = 0; time < times; time += 1) {
    answers.push(...(await Promise.all(calls.map(([name, call]) => timed(name, call)))));
  }
  const { status: alive } = await atlas.call('GET', serverPaths.healthz);
  const bad = answers.filter(({ status, later, ms }) => status !== 503 || !later || ms > answeredWithinMs);
  const seen = [
    tally(answers.map(({ status }) => status)),
    `/healthz ${alive}`,
    ...bad.slice(0, 3).map(shown),
  ];
  return { seen: seen.join('; '), ok: bad.length === 0 && alive === 200 };
}

/** Sends calls of every kind from the failure of the database until it is ready again. */
async function callsUntilBack(product: Product): Promise<Finding> {
  const { atlas } = product;
  const calls = callsOfEveryKind(atlas, 'AIA0000001', administrator).all;
  const answers = [];
  const end = Date.now() + 30_000;
  do {
    answers.push(...(await Promise.all(calls.map(([name, call]) => timed(name, call)))));
  } while ((await atlas.call('GET', serverPaths.readyz)).status !== 200 && Date.now() < end);
  const allowed = new Set([200, 201, 404, 409, 503]);
  const bad = answers.filter(({ status, ms }) => !allowed.has(status) || ms > answeredWithinMs);
  const seen = [tally(answers.map(({ status }) => status)), ...bad.slice(0, 3).map(shown)];
  return { seen: seen.join('; '), ok: bad.length === 0 };
}

function shown({ name, status, ms }: Awaited<ReturnType<typeof timed>>): string {
  return `${name}: ${status}${ms > answeredWithinMs ? ', late' : ''}`;
}

/** Adds to a finding how soon the product was ready again, and whether it then served every read. */
async function servedAgain(atlas: AtlasClient, found: Finding, seconds: number): Promise<Finding> {
  const started = Date.now();
  const end = started + seconds * 1000;
  while ((await atlas.call('GET', serverPaths.readyz)).status !== 200 && Date.now() < end) await sleep(50);
  const took = ((Date.now() - started) / 1000).toFixed(1);
  const { status } = await atlas.call('POST', '/api/disease', { body: content });
  const statuses = await Promise.all(
    callsOfEveryKind(atlas, 'AIA0000002', administrator).reads.map(async ([, read]) => (await read()).status),
  );
  const ok = status === 201 && statuses.every((one) => one === 200);
  return {
    seen: `${found.seen}; ready after ${took} s, create ${status}, reads ${tally(statuses)}`,
    ok: found.ok && ok,
  };
}

async function readOnly({ atlas, dataDir }: Product): Promise<Finding> {
  await setReadOnly(dataDir, 'on');
  const [read, write, ready] = [
    await atlas.call('GET', '/api/disease'),
    await atlas.call('POST', '/api/disease', { body: content }),
    await atlas.call('GET', serverPaths.readyz),
  ];
  await setReadOnly(dataDir, 'off');
  const after = await atlas.call('POST', '/api/disease', { body: content });
  const message: unknown = write.body?.message;
  const seen = [
    `read ${read.status}, write ${write.status} “${String(message)}”`,
    `/readyz ${String(ready.body?.status)}, then write ${after.status}`,
  ];
  const refused = write.status === 503 && message === messages.databaseReadOnly;
  const ok = read.status === 200 && refused && ready.body?.status === 'reads-only' && after.status === 201;
  return { seen: seen.join('; '), ok };
}

/** Changes a setting that applies to new sessions, and ends the present ones. */
async function setReadOnly(dataDir: string, value: 'on' | 'off'): Promise<void> {
  await queryEmbedded(
    dataDir,
    `BEGIN READ WRITE;
     ALTER DATABASE atlas SET default_transaction_read_only = ${value};
     COMMIT;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = 'atlas' AND pid <> pg_backend_pid()`,
  );
  await sleep(1500);
}
