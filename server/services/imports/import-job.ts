import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Database } from '../../persistence/database.js';
import type { ImportRepository } from '../../persistence/imports/import.repository.js';
import { tryLockImport, tryLockStoring, unlockAll } from '../../persistence/imports/import-locks.js';
import type { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import type { ImportRunner } from './import-runner.js';

interface Parts {
  readonly database: Database;
  readonly imports: ImportRepository;
  readonly rows: ImportRowsRepository;
  readonly runner: ImportRunner;
  readonly log: Logger;
}

/** How often it looks for what other instances received, and for imports whose runner died. */
const pollMs = 1000;
const sweepMs = 600_000;
/** Longest wait for the piece of an import that is being stored when the job is to stop; all of it is stored later. */
const stopMs = 5000;

/** Runs the imports that wait, one at a time among all instances, and clears away those that broke off. */
export class ImportJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private woken = false;
  private stopped = true;
  private troubled = false;
  private sweepAfter = 0;

  constructor(private readonly parts: Parts) {}

  start(): void {
    this.stopped = false;
    this.lookIn(0);
  }

  /** Has the imports looked at once. */
  wake(): void {
    if (this.stopped) return;
    this.woken = true;
    if (this.running === undefined) this.lookIn(0);
  }

  /** Throws once the job is to stop: whatever runs is left to the next start. */
  checkpoint(): void {
    if (this.stopped) throw new Error('The import job stops');
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.race([this.running, sleep(stopMs, undefined, { ref: false })]);
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), ms).unref();
  }

  private look(): void {
    this.woken = false;
    this.running = this.runAll()
      .then(
        () => this.lookWorked(),
        (error: unknown) => this.lookFailed(error),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.stopped) this.lookIn(this.woken ? 0 : pollMs);
      });
  }

  private lookWorked(): void {
    this.troubled = false;
  }

  /** Said once: it is tried again every second. */
  private lookFailed(err: unknown): void {
    if (!this.troubled && !this.stopped) this.parts.log.warn({ err }, 'Imports cannot be run.');
    this.troubled = true;
  }

  private async runAll(): Promise<void> {
    const { imports, log } = this.parts;
    for (const id of await imports.failBrokenOff(messages.importBrokenOff)) {
      log.info({ import: id }, 'An import broke off while its rows were received; nothing of it is stored.');
    }
    for (const id of await imports.underWay()) {
      if (this.stopped) return;
      await this.runOne(id);
    }
    await this.sweepNowAndThen();
  }

  private async runOne(id: string): Promise<void> {
    const { database, runner } = this.parts;
    await database.session(async (session) => {
      if (!(await tryLockStoring(session)) || !(await tryLockImport(session, id))) return;
      await runner.run(session, id);
      await unlockAll(session);
    });
  }

  /** Rows that nobody needs any more: of previews that got old, and of imports that ended while a server was killed. */
  private async sweepNowAndThen(): Promise<void> {
    if (Date.now() < this.sweepAfter) return;
    this.sweepAfter = Date.now() + sweepMs;
    const { database, imports, rows } = this.parts;
    await database.session(async (session) => {
      for (const id of await imports.expired(session, limits.imports.previewHours))
        await rows.clear(session, id);
    });
  }
}
