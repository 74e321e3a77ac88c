import { setTimeout as sleep } from 'node:timers/promises';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { AtlasClient } from './atlas-client.js';
import { type AtlasProcess, databaseProcess, initialisedDataDir, startAtlas } from './atlas-process.js';
import { auditTables } from './audit-tables.js';
import { queryEmbedded } from './embedded-query.js';

const env = { SEED: 'none', ADMIN_PASSWORD: 'the keys of all the tests' };
const rowsEach = 3000;

/** The outcome of the import of a round. */
interface Outcome {
  readonly status: string;
  readonly stored: number;
}

/**
 * Kills the server or its database during an import, once per round. Expects each import to be stored completely or
 * not at all, and accepted ones to be stored. Returns the number of imports that were stored.
 */
export async function killDuringImports(rounds: number): Promise<number> {
  const dataDir = await initialisedDataDir();
  const atlas = new AtlasClient();
  let running = await startAtlas({ dataDir, env });
  atlas.address = await running.ready();
  await atlas.signIn('admin@localhost', env.ADMIN_PASSWORD);
  let imported = 0;

  for (let round = 0; round < rounds; round += 1) {
    const kind = round % 3 === 2 ? 'database' : 'server';
    const sent = upload(atlas, `Round ${round}`);
    // The kill happens between the first bytes received and shortly after the last row is stored.
    await Promise.race([sleep(((round % 10) + Math.random()) * 250), sent.then(() => sleep(50))]);
    await kill(kind, running, dataDir);
    const accepted = await sent;
    if (kind === 'server') {
      await running.ended;
      running = await startAtlas({ dataDir, env });
      atlas.address = await running.ready();
    }
    const outcome = await settled(atlas, dataDir, `Round ${round}`);
    if (outcome.status === 'done') imported += 1;
    expect([0, rowsEach]).toContain(outcome.stored);
    expect(outcome.stored === rowsEach).toBe(outcome.status === 'done');
    // A crash of the server loses no received data. Rows buffered in the database can be lost if the database crashes,
    // which the status reports.
    if (accepted) expect(outcome.status).toBe('done');
    if (kind === 'server') expect(['done', 'failed', 'never began']).toContain(outcome.status);
  }
  await auditTables(dataDir);
  return imported;
}

/** Whether the answer confirmed that all rows are stored. */
async function upload(atlas: AtlasClient, disease: string): Promise<boolean> {
  const lines = Array.from(
    { length: rowsEach },
    (_row, index) => `${disease},anti-${index},Antigen ${index}`,
  );
  const form = new FormData();
  const csv = ['disease,autoantibody,autoantigen', ...lines].join('\r\n');
  form.set('file', new Blob([csv], { type: 'text/csv' }), `${disease}.csv`);
  try {
    const answer = await fetch(atlas.address + restPaths.importFile, {
      method: 'POST',
      headers: { authorization: `Bearer ${atlas.token ?? ''}` },
      body: form,
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function kill(kind: string, { child }: AtlasProcess, dataDir: string): Promise<void> {
  if (kind === 'server') child.kill('SIGKILL');
  else process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  await sleep(10);
}

/** Returns the outcome of an import once its processing has ended. */
async function settled(atlas: AtlasClient, dataDir: string, disease: string): Promise<Outcome> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    if ((await atlas.call('GET', serverPaths.readyz)).status !== 200) continue;
    const [found] = await queryEmbedded<{ status: string | null; stored: number }>(
      dataDir,
      `SELECT (SELECT status FROM imports WHERE file_name = '${disease}.csv') AS status,
        (SELECT count(*)::integer FROM entries WHERE disease = '${disease}') AS stored`,
    ).catch(() => []);
    if (found === undefined || ['receiving', 'waiting', 'running'].includes(found.status ?? '')) continue;
    return { status: found.status ?? 'never began', stored: found.stored };
  }
  throw new Error('The import did not settle');
}
