import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createOutput } from '../../log.js';
import type { Database } from '../../persistence/database.js';
import { MailQueueRepository } from '../../persistence/repositories/mail-queue.repository.js';
import { createEmailTemplates, createMailJob } from '../../services/mail/create-mail-job.js';
import { MailJob } from '../../services/mail/mail-job.js';
import type { MailTransport } from '../../services/mail/mail-transport.js';

const publicUrl = 'https://atlas.example.org';

/** Jobs that send the e-mails of a test, and their results. */
interface MailTestSetup {
  readonly dataDir: string;
  /** The log lines of the jobs. */
  readonly lines: readonly string[];
  readonly startOutbox: () => MailJob;
  /** Starts a job that delivers its e-mails to the test. */
  readonly startWith: (deliver: MailTransport['deliver']) => MailJob;
  /** The number of e-mails in the queue. */
  readonly waiting: () => Promise<number>;
  /** The files in the outbox. */
  readonly files: () => Promise<string[]>;
  /** Stops the jobs, empties the queue and removes the folder. */
  readonly close: () => Promise<void>;
}

export async function openMailTestSetup(database: Database): Promise<MailTestSetup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-mail-'));
  const lines: string[] = [];
  const jobs: MailJob[] = [];
  const target = { write: (line: string) => void lines.push(line) };
  const { log } = createOutput({ logLevel: 'trace', logFormat: 'json' }, target);
  const started = (job: MailJob): MailJob => {
    jobs.push(job);
    job.start();
    return job;
  };
  const queue = new MailQueueRepository(database);
  const writer = createEmailTemplates(database, publicUrl);
  const settings = { smtpUrl: undefined, mailFrom: 'Atlas <atlas@example.org>', publicUrl, dataDir };
  return {
    dataDir,
    lines,
    startOutbox: () => started(createMailJob(database, settings, log)),
    startWith: (deliver) => started(new MailJob(queue, writer, { deliver }, log)),
    waiting: async () => (await database.query('SELECT 1 FROM mails')).length,
    files: () => readdir(join(dataDir, 'outbox')).catch(() => []),
    close: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await database.query('DELETE FROM mails');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
