import { statfs } from 'node:fs/promises';

import type { SystemView } from '../../nouns/system.js';
import type { BackupRunRepository } from '../../persistence/backups/backup-run.repository.js';
import type { SystemRepository } from '../../persistence/repositories/system.repository.js';
import { authorize } from '../authorize.js';
import type { BackupSettings } from '../backups/backup-job.js';
import type { RequestContext } from '../request-context.js';

/** The facts of the instance that an administrator sees. */
export interface InstanceFacts {
  /** Version of the product. */
  readonly version: string;
  readonly dataDir: string;
  readonly isEmbedded: boolean;
  readonly backups?: BackupSettings | undefined;
}

const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** Shows administrators the state of the installation. */
export class SystemService {
  constructor(
    private readonly repository: SystemRepository,
    private readonly runs: BackupRunRepository,
    private readonly instance: InstanceFacts,
  ) {}

  async read(ctx: RequestContext): Promise<SystemView> {
    authorize(ctx, 'system.read');
    const { version, dataDir, isEmbedded } = this.instance;
    const [facts, migrations, queues, latest, disk] = await Promise.all([
      this.repository.facts(),
      this.repository.migrations(),
      this.repository.queues(),
      this.runs.latest(),
      diskOf(dataDir),
    ]);
    return {
      version,
      nodeVersion: process.version,
      platform: `${process.platform} ${process.arch}`,
      startedAt,
      dataDir,
      disk,
      database: { version: facts.version, isEmbedded, bytes: facts.bytes, entries: facts.entries },
      queues,
      backups: { ...this.schedule(), ...latest },
      migrations,
    };
  }

  private schedule() {
    const { backups } = this.instance;
    if (backups?.everySeconds === undefined) {
      return { isScheduled: false, folder: null, everySeconds: null, keep: null };
    }
    const { folder, everySeconds, keep } = backups;
    return { isScheduled: true, folder, everySeconds, keep };
  }
}

async function diskOf(folder: string) {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
