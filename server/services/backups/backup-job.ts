import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Logger } from 'pino';

import { makeFolder } from '../../make-folder.js';
import { BackupRunRepository } from '../../persistence/backups/backup-run.repository.js';
import type { Database } from '../../persistence/database.js';
import { PollingJob } from '../polling-job.js';
import { verifyBackup } from './verify-backup.js';
import { createBackup } from './write-archive.js';

/** How often the job asks whether a backup is due, in milliseconds. */
const lookMs = 60_000;

interface Parts extends Pick<BackupSettings, 'keep'> {
  readonly database: Database;
  readonly runs: BackupRunRepository;
  readonly folder: BackupFolder;
  readonly everySeconds: number;
  /** The data folder, in which backups are verified. */
  readonly dataDir: string;
  /** The version of the product. */
  readonly product: string;
  readonly log: Logger;
}

/** Writes and verifies backups at an interval: one at a time, whatever the number of instances. */
export class BackupJob extends PollingJob {
  constructor(private readonly parts: Parts) {
    super(parts.log, 'Backups cannot be written.', Math.min(lookMs, parts.everySeconds * 1000));
  }

  protected override async work(): Promise<void> {
    const { runs, everySeconds } = this.parts;
    await runs.whenDue(everySeconds, () => this.runOne());
  }

  /** A stop ends the backup under way; another one is written as after a failure. */
  private async runOne(): Promise<void> {
    const { folder, runs, keep, log } = this.parts;
    const { stopSignal } = this;
    const path = folder.pathFor(new Date());
    const run = await runs.begin(path);
    try {
      await folder.prepare();
      const bytes = await this.write(path, stopSignal);
      const file = await folder.keep(path, keep);
      await runs.succeed(run, file, bytes);
      log.info({ file, bytes }, 'A backup was written and verified.');
    } catch (err) {
      if (stopSignal.aborted) return;
      log.error({ err, file: path }, 'A backup failed.');
      await runs.fail(run, err instanceof Error ? err.message : String(err));
    }
  }

  private async write(path: string, signal: AbortSignal): Promise<number> {
    const { database, dataDir, product, log } = this.parts;
    const { bytes } = await createBackup(database, path, { product, signal });
    const { notRestored } = await verifyBackup(path, { dataDir, log, signal });
    if (notRestored !== null)
      log.warn({ reason: notRestored }, 'The backup was read, but not restored for a trial.');
    return bytes;
  }
}

/** The settings of the backups that the server writes by itself. */
export interface BackupSettings {
  /** Absolute path. */
  readonly folder: string;
  /** Seconds from the start of one backup to the start of the next. If unset, none is written. */
  readonly everySeconds: number | undefined;
  /** Number of backups that are kept. */
  readonly keep: number;
}

interface Installation {
  readonly backups?: BackupSettings | undefined;
  readonly dataDir: string;
}

/** Creates the job that writes backups; `null` if the settings ask for none. `product`: version of this program. */
export function createBackupJob(
  database: Database,
  { backups, dataDir }: Installation,
  product: string,
  log: Logger,
): BackupJob | null {
  if (backups?.everySeconds === undefined) return null;
  const { folder, everySeconds, keep } = backups;
  const runs = new BackupRunRepository(database);
  return new BackupJob({
    ...{ database, runs, folder: new BackupFolder(folder) },
    ...{ everySeconds, keep, dataDir, product, log },
  });
}

const ours = /^autoimmune-atlas-\d{8}T\d{6}Z\.zip$/;
const unverified = '.unverified';
const leftOver = /^autoimmune-atlas-\d{8}T\d{6}Z\.zip\.unverified(?:\.part)?$/;

/** The folder with the backups that the server writes. Files of other names are never touched. */
class BackupFolder {
  constructor(private readonly folder: string) {}

  /** Returns the path for a backup that is not verified yet. */
  pathFor(at: Date): string {
    const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
    return join(this.folder, `autoimmune-atlas-${stamp}.zip${unverified}`);
  }

  /** Creates the folder, and removes backups that were not verified, as of a server that was killed. */
  async prepare(): Promise<void> {
    await makeFolder(this.folder);
    for (const name of await readdir(this.folder)) {
      if (leftOver.test(name)) await rm(join(this.folder, name));
    }
  }

  /** Gives a verified backup its final name, and removes the oldest ones but `keep`. Returns its path. */
  async keep(path: string, keep: number): Promise<string> {
    const final = path.slice(0, -unverified.length);
    await rename(path, final);
    // Names of the future are of a clock that was wrong, and must not count as newer than this backup.
    const isPast = (name: string): boolean => ours.test(name) && name <= basename(final);
    const past = (await readdir(this.folder)).filter(isPast).sort();
    for (const name of past.slice(0, -keep)) await rm(join(this.folder, name));
    return final;
  }
}
