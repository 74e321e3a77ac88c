import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { AtlasCaller } from './atlas-caller.js';
import { type AtlasProcess, cleanUp, databaseProcess, newDataDir, startAtlas } from './atlas-process.js';
import { audit } from './audit.js';
import { settle } from './settle-ledger.js';
import { startWriting } from './steady-writers.js';
import { sharedDisease, WriteLedger } from './write-ledger.js';

/** More rounds than are worth it at every run: `KILL_ROUNDS=20 npm test -- operations`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? '4');
const env = { SEED: 'none', ADMIN_PASSWORD: 'the keys of all the tests' };
const kinds = ['server', 'database', 'both', 'connection'] as const;

afterEach(cleanUp);

test('kill -9 of the server, of its database or of both loses no acknowledged write and leaves no half one', async () => {
  const dataDir = newDataDir();
  const [atlas, ledger] = [new AtlasCaller(), new WriteLedger()];
  let running = await startAtlas({ dataDir, env });
  atlas.address = await running.ready();
  await atlas.signIn('admin@localhost', env.ADMIN_PASSWORD);

  for (let round = 0; round < rounds; round += 1) {
    await beginShared(atlas, ledger);
    const writers = startWriting(atlas, ledger);
    await sleep(300 + Math.random() * 700);
    const kind = kinds[round % kinds.length]!;
    kill[kind](running, dataDir);
    if (kind === 'server' || kind === 'both') {
      await running.ended;
      await writers.stop();
      running = await startAtlas({ dataDir, env });
      atlas.address = await running.ready();
    } else {
      await writers.stop();
      await untilReady(atlas);
    }
    expect((await atlas.call('GET', '/api/auth/profile')).status).toBe(200);
    await settle(atlas, ledger);
    await audit(atlas, ledger);
  }
  if (process.env['KILL_ROUNDS']) process.stdout.write(`${JSON.stringify(summary(ledger))}\n`);
}, 900_000);

const kill = {
  server: ({ child }: AtlasProcess) => void child.kill('SIGKILL'),
  database: (_: AtlasProcess, dataDir: string) => void process.kill(databaseProcess(dataDir)!, 'SIGKILL'),
  both: ({ child }: AtlasProcess, dataDir: string) => {
    child.kill('SIGKILL');
    process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  },
  /** One process of the database that serves a connection; the others end with it, and the database recovers. */
  connection: (_: AtlasProcess, dataDir: string) => {
    const serving = childrenOf(databaseProcess(dataDir)!).filter(({ title }) =>
      / atlas 127\.0\.0\.1/.test(title),
    );
    process.kill(serving[0]!.pid, 'SIGKILL');
  },
};

function childrenOf(parent: number): { pid: number; title: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${parent}\n`)) return [];
      return [{ pid: Number(pid), title: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** A new one for every round, so that its history can be asked for at once. */
async function beginShared(atlas: AtlasCaller, { shared }: WriteLedger): Promise<void> {
  if (shared.id !== '') await atlas.good('DELETE', `/api/disease/${shared.id}`);
  const content = { disease: sharedDisease, autoantibody: 'Anti-shared', autoantigen: 'Shared' };
  const { data } = await atlas.good('POST', '/api/disease', { body: content });
  shared.id = data._id;
  shared.sent.clear();
  shared.acknowledged.clear();
}

async function untilReady(atlas: AtlasCaller): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if ((await atlas.call('GET', '/readyz')).status === 200) return;
  }
  throw new Error('The Atlas did not come back');
}

function summary({ figures, entries, living }: WriteLedger) {
  return { rounds, ...figures, entries: entries.length, living: living.length };
}
