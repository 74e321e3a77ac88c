/**
 * Writes `<commit>.sql`: the database of this commit, filled with example-data.mjs. See README.md for its use.
 *
 *     DATABASE_URL=postgres://… node server/test/schemas/make-dump.mjs <path of pg_dump>
 *
 * The database of DATABASE_URL must be empty and run on PostgreSQL 15, the oldest supported version.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from '../../../tools/build.mjs';
import { administrator, fillWithExamples } from './example-data.mjs';

const { DATABASE_URL } = process.env;
const pgDump = process.argv[2] ?? 'pg_dump';
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
const target = join(import.meta.dirname, `${commit}.sql`);
const root = join(import.meta.dirname, '../../..');
process.chdir(root);
const changes = execFileSync('git', ['status', '--porcelain', 'migrations', 'schema', 'server'], {
  encoding: 'utf8',
});
if (changes !== '')
  throw new Error(`The dump would not be that of ${commit}. Run \`git stash -u\` first:\n${changes}`);

await build(['server']);
await withAtlas(fillWithExamples);
writeFileSync(target, dump());
process.stdout.write(`Wrote ${target}\n`);

/** Runs the product of this commit on the database until `use` resolves, then stops it. */
async function withAtlas(use) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atlas-dump-'));
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL,
    DATA_DIR: dataDir,
    PORT: '4599',
    SEED: 'none',
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const atlas = spawn(process.execPath, ['dist/server-build/server/main.js'], { env, stdio: 'pipe' });
  const ended = new Promise((resolve) => atlas.once('close', resolve));
  try {
    await use(await readyAddress(atlas));
    // The background jobs send the queued e-mails and merge derived rows.
    await sleep(5000);
  } finally {
    atlas.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readyAddress(atlas) {
  let output = '';
  for (const stream of [atlas.stdout, atlas.stderr]) stream.on('data', (text) => (output += text));
  for (const end = Date.now() + 60_000; Date.now() < end && atlas.exitCode === null; await sleep(50)) {
    if (output.includes('Autoimmune Atlas is ready')) return 'http://127.0.0.1:4599';
  }
  throw new Error(`The Atlas did not start:\n${output}`);
}

/** The dump as plain SQL, without comments, blank lines, and the lines that only psql understands. */
function dump() {
  const flags = ['--inserts', '--no-owner', '--no-privileges', '--dbname', DATABASE_URL];
  const text = execFileSync(pgDump, flags, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return text.replace(/^(\\(un)?restrict .*|--.*|)\n/gm, '');
}
