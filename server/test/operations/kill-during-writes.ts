import { setTimeout as sleep } from 'node:timers/promises';

import { eventually } from '../eventually.js';
import { AtlasClient } from './atlas-client.js';
import { type AtlasProcess, databaseProcess, initialisedDataDir, startAtlas } from './atlas-process.js';
import { auditTables } from './audit-tables.js';
import { audit } from './audit.js';
import { queryEmbedded } from './embedded-query.js';
import { reconcileLedger } from './reconcile-ledger.js';
import { startWriting } from './steady-writers.js';
import { sharedDisease, WriteLedger } from './write-ledger.js';

const env = { SEED: 'none', ADMIN_PASSWORD: 'the keys of all the tests' };
const kinds = ['server', 'database', 'both', 'connection'] as const;

/**
 * Kills the server, its database or both while clients write, once per round. Expects after each that no acknowledged
 * write is lost and that none is half done. Returns the numbers of writes.
 */
export async function killDuringWrites(rounds: number): Promise<WriteLedger['figures']> {
  const dataDir = await initialisedDataDir();
  const [atlas, ledger] = [new AtlasClient(), new WriteLedger()];
  let running = await startAtlas({ dataDir, env });
  atlas.address = await running.ready();
  await atlas.signIn('admin@localhost', env.ADMIN_PASSWORD);

  for (let round = 0; round < rounds; round += 1) {
    await beginShared(atlas, ledger);
    const writers = startWriting(atlas, ledger);
    await sleep(300 + Math.random() * 700);
    const kind = kinds[round % kinds.length]!;
    await kill[kind](running, dataDir);
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
    await reconcileLedger(atlas, ledger);
    await audit(atlas, ledger);
  }
  await auditTables(dataDir);
  return ledger.figures;
}

const kill = {
  server: ({ child }: AtlasProcess) => void child.kill('SIGKILL'),
  database: (_: AtlasProcess, dataDir: string) => void process.kill(databaseProcess(dataDir)!, 'SIGKILL'),
  both: ({ child }: AtlasProcess, dataDir: string) => {
    child.kill('SIGKILL');
    process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  },
  /** A database process that serves a connection; all others end with it, and the database recovers. */
  connection: async (_: AtlasProcess, dataDir: string) => {
    const [serving] = await queryEmbedded<{ pid: number }>(
      dataDir,
      `SELECT pid FROM pg_stat_activity WHERE datname = 'atlas' AND pid <> pg_backend_pid()`,
    );
    process.kill(serving!.pid, 'SIGKILL');
  },
};

/** A new one for every round, so that its whole history fits into one request. */
async function beginShared(atlas: AtlasClient, { shared }: WriteLedger): Promise<void> {
  if (shared.id !== '') await atlas.good('DELETE', `/api/disease/${shared.id}`);
  const content = { disease: sharedDisease, autoantibody: 'Anti-shared', autoantigen: 'Shared' };
  const { data } = await atlas.good('POST', '/api/disease', { body: content });
  shared.id = data._id;
  shared.sent.clear();
  shared.acknowledged.clear();
}

/** Waits until the Atlas is ready for a second: a database may answer once more before it ends the other processes. */
async function untilReady(atlas: AtlasClient): Promise<void> {
  let readySince = Infinity;
  await eventually(async () => {
    const isReady = (await atlas.call('GET', '/readyz')).status === 200;
    readySince = isReady ? Math.min(readySince, Date.now()) : Infinity;
    return Date.now() - readySince >= 1000;
  });
}
