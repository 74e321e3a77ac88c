import { existsSync } from 'node:fs';
import { mkdir, open, stat, truncate, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';

import { pino } from 'pino';

import { backedUpTables, leftOutTables } from '../../persistence/backups/backup-tables.js';
import type { Database, Session } from '../../persistence/database.js';
import { type OpenDatabase, openDatabase } from '../../persistence/open-database.js';
import { openBackup, restoreBackup } from '../../services/backups/restore-backup.js';
import { verifyBackup } from '../../services/backups/verify-backup.js';
import { createBackup } from '../../services/backups/write-archive.js';
import { upgradeDatabase } from '../../services/upgrades/upgrade-database.js';
import { describeSchema } from '../persistence/described-schema.js';
import { dumpedCommits, type DumpServer, startDumpServer } from '../persistence/restored-database.js';
import { backupFolder, changeArchive, changeManifest } from './backup-files.js';

const commits = dumpedCommits();
const product = '1.2.3';
const upgradeTables = [
  'data_steps',
  'entry_totals',
  'imports',
  'vocabulary_terms',
  'vocabulary_revisions',
  'vocabulary_members',
];
const quiet = (): void => undefined;

let server: DumpServer;
let folder: Awaited<ReturnType<typeof backupFolder>>;
let original: OpenDatabase;
let archive: string;
let databases = 0;

beforeAll(async () => {
  server = await startDumpServer();
  folder = await backupFolder();
  original = await openDatabase(await server.create('original', commits.at(-1)), quiet);
  await upgradeDatabase(original);
  archive = folder.file('original.zip');
  await createBackup(original.database, archive, { product });
});
afterAll(async () => {
  await original.close();
  await server.close();
  await folder.remove();
});

const emptyDatabase = (): Promise<string> => server.create(`restored_${String((databases += 1))}`);

async function restore(path: string, url: string): Promise<void> {
  const opened = await openBackup(path, quiet);
  await restoreBackup(url, opened, quiet).finally(() => opened.close());
}

async function inside<Result>(
  url: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(url, quiet);
  return work(opened).finally(() => opened.close());
}

/** Rows and checksum of each table, except those that say when an upgrade ran. */
async function checksums({ database }: OpenDatabase): Promise<object[]> {
  const path = folder.file('again.zip');
  const { manifest } = await createBackup(database, path, { product });
  return manifest.tables.filter(({ name }) => !upgradeTables.includes(name));
}

it('every table is named, as one that backups hold or as one that they leave out', async () => {
  const tables = await original.database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  expect([...backedUpTables, ...leftOutTables].sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('a restored database has the schema, the rows and the sequences of the original', async () => {
  const url = await emptyDatabase();
  await restore(archive, url);

  await inside(url, async (restored) => {
    expect(await describeSchema(restored.database)).toEqual(await describeSchema(original.database));
    expect(await checksums(restored)).toEqual(await checksums(original));
    const next = `SELECT nextval('entry_numbers')::int AS number`;
    expect(await restored.database.query(next)).toEqual(await original.database.query(next));
  });
});

it('the manifest says what the archive holds', async () => {
  const { manifest } = await openBackup(archive, quiet);
  const [entries] = await original.database.query('SELECT count(*)::int AS rows FROM entries');
  expect(manifest).toMatchObject({ product, postgres: expect.stringMatching(/^\d+\.\d+$/) });
  expect(manifest.tables.find(({ name }) => name === 'entries')).toMatchObject(entries as object);
  expect(manifest.tables.length).toBe(backedUpTables.length);
});

it('the number of rows does not depend on when the database says it', async () => {
  const { database } = original;
  const saysNothing = {
    session: <Result>(work: (session: Session) => Promise<Result>) =>
      database.session((session) =>
        work({ ...session, copyOut: (text) => session.copyOut(text).pipe(new PassThrough()) }),
      ),
  } as Database;
  const path = folder.file('counted.zip');
  const { manifest } = await createBackup(saysNothing, path, { product });
  const [counted] = await database.query<{ number: number }>('SELECT count(*)::int AS number FROM entries');
  expect(manifest.tables.find(({ name }) => name === 'entries')?.rows).toBe(counted?.number);
});

it('a backup that was written with wrong numbers of rows is restored', async () => {
  const path = folder.file('miscounted.zip');
  const { manifest } = await createBackup(original.database, path, { product });
  const tables = manifest.tables.map((table) => ({ ...table, rows: 0 }));
  await changeManifest(path, folder.file('wrong.zip'), { tables });
  const url = await emptyDatabase();
  await restore(folder.file('wrong.zip'), url);
  expect(await inside(url, checksums)).toEqual(await checksums(original));
});

it('only its owner may read a backup, and no unfinished file is left', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  await expect(createBackup(original.database, '/nowhere/at/all.zip', { product })).rejects.toThrow('ENOENT');
  const stopped = folder.file('stopped.zip');
  const signal = AbortSignal.abort();
  await expect(createBackup(original.database, stopped, { product, signal })).rejects.toThrow('abort');
  expect([existsSync(stopped), existsSync(`${stopped}.part`)]).toEqual([false, false]);
});

const oldest = '6866424';
/** The oldest, one from before backups and one from after them; the test of upgrades has all. */
const someCommits = [oldest, 'ea74d8b', 'bb80820'];

describe.each(someCommits)('a backup of the schema of commit %s', (commit) => {
  it('is restored and upgraded like the database itself', async () => {
    const url = await server.create(`old_${commit}`, commit);
    const path = folder.file(`${commit}.zip`);
    const restored = await emptyDatabase();
    await inside(url, ({ database }) => createBackup(database, path, { product }));
    await restore(path, restored);

    await inside(url, async (upgraded) => {
      await upgradeDatabase(upgraded);
      await inside(restored, async (other) => {
        expect(await describeSchema(other.database)).toEqual(await describeSchema(upgraded.database));
        // Each upgrade of the built-in terms gives them a version of its own: the time.
        for (const { database } of [upgraded, other])
          await database.query('UPDATE vocabulary_state SET version = 0');
        expect(await checksums(other)).toEqual(await checksums(upgraded));
      });
    });
  });
});

describe('a restore is refused, and changes nothing,', () => {
  let target: string;
  beforeEach(async () => {
    target = await emptyDatabase();
  });
  const tables = (): Promise<object[]> =>
    inside(target, ({ database }) => database.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`));

  it.each([
    ['an entry', 'entries', `DELETE FROM users`],
    ['a user', 'users', `TRUNCATE entries CASCADE`],
  ])('into a database that holds %s', async (_what, name, others) => {
    await restore(archive, target);
    const before = await inside(target, async ({ database }) => {
      await database.query(others);
      return describeSchema(database);
    });

    await expect(restore(archive, target)).rejects.toThrow(`The database already holds ${name}`);
    await inside(target, async ({ database }) => {
      expect(await describeSchema(database)).toEqual(before);
      expect(await database.query(`SELECT FROM ${name}`)).not.toEqual([]);
    });
  });

  it('into a database with tables of something else', async () => {
    await inside(target, ({ database }) => database.query('CREATE TABLE users (id integer)'));
    await expect(restore(archive, target)).rejects.toThrow('tables of something else (users)');
    expect(await tables()).toHaveLength(1);
  });

  it.each([
    ['does not exist', 'does not exist', () => Promise.resolve()],
    ['is something else', 'is not a backup', (path: string) => writeFile(path, 'a text')],
    [
      'is an archive of something else',
      'is not a backup',
      (path: string) => changeArchive(archive, path, only('x')),
    ],
    ['is cut off', 'is not a backup, or not a complete one', cutOff],
    [
      'lacks a table',
      'it lacks entries',
      (path: string) => changeArchive(archive, path, only('entries.copy')),
    ],
    [
      'has other rows',
      'its checksum is another',
      (path: string) => changeArchive(archive, path, withoutLastRow),
    ],
    ['has another byte', 'The backup is damaged', anotherByte],
    [
      'has a newer schema',
      'by a newer version of Autoimmune Atlas: this one does not know its migration Later1900000000000',
      (path: string) => changeManifest(archive, path, { migrations: ['Later1900000000000'] }),
    ],
    [
      'has a newer form',
      'by a newer version of Autoimmune Atlas',
      (path: string) => changeManifest(archive, path, { formatVersion: 2 }),
    ],
  ])('of a file that %s', async (what, message, make) => {
    const path = folder.file(`${what}.zip`);
    await make(path);
    await expect(restore(path, target)).rejects.toThrow(message);
    expect(await tables()).toEqual([]);
  });

  it('when it breaks off in the middle', async () => {
    const opened = await openBackup(archive, quiet);
    const until = (line: string): void => {
      if (line.includes('submissions')) throw new Error('broken off');
    };
    await expect(restoreBackup(target, opened, until)).rejects.toThrow('broken off');
    opened.close();
    expect(await tables()).toEqual([]);
  });
});

it('a backup is restored over an empty database with a newer schema', async () => {
  const path = folder.file('oldest.zip');
  await inside(await server.create('oldest', oldest), ({ database }) =>
    createBackup(database, path, { product }),
  );
  const url = await emptyDatabase();
  await inside(url, (empty) => upgradeDatabase(empty));
  await restore(path, url);
  await inside(url, async ({ database }) => {
    expect(await describeSchema(database)).toEqual(await describeSchema(original.database));
  });
});

it('a database without an Atlas cannot be backed up', async () => {
  await inside(await emptyDatabase(), ({ database }) =>
    expect(createBackup(database, folder.file('none.zip'), { product })).rejects.toThrow(
      'holds no Autoimmune Atlas',
    ),
  );
});

describe('a verification', () => {
  const options = () => ({ dataDir: server.dataDir, log: pino({ level: 'silent' }) });
  const scratch = (): boolean => existsSync(`${server.dataDir}/verification`);

  it('restores the backup, compares it and leaves nothing behind', async () => {
    expect(await verifyBackup(archive, options())).toMatchObject({
      notRestored: null,
      manifest: { product },
    });
    expect(scratch()).toBe(false);
  });

  it('removes what is left of one that was killed, also if files are missing', async () => {
    await mkdir(`${server.dataDir}/verification/postgres`, { recursive: true });
    await writeFile(`${server.dataDir}/verification/postgres/PG_VERSION`, '18');
    expect(await verifyBackup(archive, options())).toMatchObject({ notRestored: null });
    expect(scratch()).toBe(false);
  });

  it('leaves nothing behind if it is stopped before its database runs', async () => {
    const stopped = { ...options(), signal: AbortSignal.timeout(500) };
    await expect(verifyBackup(archive, stopped)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(scratch()).toBe(false);
  });

  it('finds rows that cannot be restored', async () => {
    const path = folder.file('bad-column.zip');
    const tables = (await openBackup(archive, quiet)).manifest.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => (column === 'email' ? 'mail' : column)),
    }));
    await changeManifest(archive, path, { tables });
    await expect(verifyBackup(path, options())).rejects.toThrow('column "mail"');
    expect(scratch()).toBe(false);
  });
});

const only = (name: string) => (file: string, bytes: Buffer) =>
  file.endsWith(name) || (name === 'x' && file === 'manifest.json') ? null : bytes;

const withoutLastRow = (file: string, bytes: Buffer): Buffer =>
  file === 'tables/entries.copy' ? bytes.subarray(0, bytes.lastIndexOf(10, -2) + 1) : bytes;

async function cutOff(path: string): Promise<void> {
  await changeArchive(archive, path, (_file, bytes) => bytes);
  await truncate(path, (await stat(path)).size - 100);
}

/** Changes a byte in the compressed rows. */
async function anotherByte(path: string): Promise<void> {
  await changeArchive(archive, path, (_file, bytes) => bytes);
  const file = await open(path, 'r+');
  const at = Math.floor((await file.stat()).size / 4);
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
  await file.write(Buffer.from([buffer[0]! ^ 0xff]), 0, 1, at);
  await file.close();
}
