import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { BackupRunRepository } from '../../persistence/backups/backup-run.repository.js';
import { type BackupJob, createBackupJob } from '../../services/backups/backup-job.js';
import { openBackup } from '../../services/backups/restore-backup.js';
import { eventually } from '../eventually.js';
import { anEntry, startTestDatabase, type TestDatabase } from '../test-database.js';

let test: TestDatabase;
let home: string;
let runs: BackupRunRepository;
const jobs: BackupJob[] = [];

beforeEach(async () => {
  test = await startTestDatabase();
  await test.store(anEntry());
  home = await mkdtemp(join(tmpdir(), 'atlas-backup-job-'));
  runs = new BackupRunRepository(test.database);
});
afterEach(async () => {
  await Promise.all(jobs.splice(0).map((job) => job.stop()));
  await test.close();
  await rm(home, { recursive: true, force: true });
});

/** Starts the job of an instance that keeps two backups in `folder`, one each hour. */
function startJob(folder: string, instance: string): void {
  const settings = { backups: { folder, everySeconds: 3600, keep: 2 }, dataDir: join(home, instance) };
  const job = createBackupJob(test.database, settings, '1.2.3', pino({ level: 'silent' }));
  job?.start();
  jobs.push(job!);
}

const countRuns = async (): Promise<number> => (await test.database.query('SELECT FROM backup_runs')).length;

it('one of several instances writes a verified backup; the newest are kept, and files of others', async () => {
  const old = [1, 2, 3].map((day) => `autoimmune-atlas-2020010${String(day)}T000000Z.zip`);
  const left = 'autoimmune-atlas-20200104T000000Z.zip.unverified';
  // Of a clock that was wrong.
  const future = [1, 2].map((day) => `autoimmune-atlas-2999010${String(day)}T000000Z.zip`);
  await runs.succeed(await runs.begin('future.zip'), 'future.zip', 1);
  await test.database.query(`UPDATE backup_runs SET started_at = now() + interval '900 years'`);
  for (const name of [...old, ...future, left, 'atlas.zip', 'notes.txt'])
    await writeFile(join(home, name), name);
  startJob(home, 'one');
  startJob(home, 'two');

  const { file, bytes } = await eventually(async () => {
    const { lastGood } = await runs.latest();
    return lastGood?.file === 'future.zip' ? null : lastGood;
  });
  const names = (await readdir(home)).filter((name) => /\./.test(name)).sort();
  expect(names).toEqual([
    'atlas.zip',
    old[2],
    expect.stringMatching(/^autoimmune-atlas-2\d{7}T\d{6}Z\.zip$/),
    ...future,
    'notes.txt',
  ]);
  expect(file).toBe(join(home, names[2]!));
  const { manifest } = await openBackup(file, () => undefined);
  expect(manifest.tables.find(({ name }) => name === 'entries')?.rows).toBe(1);
  expect(bytes).toBeGreaterThan(1000);
  expect(await countRuns()).toBe(1);
  expect((await runs.latest()).lastFailure).toBeNull();
}, 600_000);

it('none is written before it is due', async () => {
  await runs.succeed(await runs.begin('earlier.zip'), 'earlier.zip', 1);
  let written = false;
  const write = (): Promise<void> => {
    written = true;
    return Promise.resolve();
  };
  await runs.whenDue(3600, write);
  expect(written).toBe(false);
  await test.database.query(`UPDATE backup_runs SET started_at = now() - interval '61 minutes'`);
  await runs.whenDue(3600, write);
  expect(written).toBe(true);
  written = false;
  await test.database.query(`UPDATE backup_runs SET started_at = now() + interval '1 year'`);
  await runs.whenDue(3600, write);
  expect(written).toBe(true);
});

it('a failure is recorded, and repeated after ten minutes, not at once', async () => {
  const file = join(home, 'a-file');
  await writeFile(file, 'not a folder');
  startJob(file, 'one');
  const { message } = await eventually(async () => (await runs.latest()).lastFailure);
  expect(message).toContain('EEXIST');
  const due: string[] = [];
  const look = (name: string) => runs.whenDue(86_400, () => Promise.resolve(void due.push(name)));
  await look('at once');
  await test.database.query(`UPDATE backup_runs SET started_at = now() - interval '11 minutes'`);
  await look('later');
  expect(due).toEqual(['later']);
});

it('while one instance writes a backup, no other one does', async () => {
  const written: string[] = [];
  await runs.whenDue(60, async () => {
    await runs.whenDue(60, () => Promise.resolve(void written.push('other')));
    written.push('first');
  });
  expect(written).toEqual(['first']);
});
