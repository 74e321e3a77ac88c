import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Database } from '../../persistence/database.js';
import { MailQueueRepository } from '../../persistence/repositories/mail-queue.repository.js';
import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { SubmissionMailRepository } from '../../persistence/repositories/submission-mail.repository.js';
import type { Secret } from '../../secret.js';
import type { MailWriter } from './email.js';
import { MailJob } from './mail-job.js';
import type { MailTransport } from './mail-transport.js';
import { OutboxTransport } from './outbox-transport.js';
import { PasswordMailWriter } from './password-mail-writer.js';
import { SmtpTransport } from './smtp-transport.js';
import { SubmissionMailWriter } from './submission-mail-writer.js';
import { WritersByKind } from './writers-by-kind.js';

/** The settings of the installation that mail needs. */
interface MailSettings {
  /** If unset, e-mails are written as files to the outbox. */
  readonly smtpUrl: Secret | undefined;
  readonly mailFrom: string;
  readonly publicUrl: string;
  readonly dataDir: string;
}

/** Creates the job that sends queued e-mails. */
export function createMailJob(database: Database, settings: MailSettings, log: Logger): MailJob {
  return new MailJob(
    new MailQueueRepository(database),
    mailWriter(database, settings.publicUrl),
    transportOf(settings),
    log,
  );
}

/** Creates the writer for every kind of e-mail. */
export function mailWriter(database: Database, publicUrl: string): MailWriter {
  const passwords = new PasswordMailWriter(new PasswordLinkRepository(database), publicUrl);
  const submissions = new SubmissionMailWriter(new SubmissionMailRepository(database), publicUrl);
  return new WritersByKind({
    reset: passwords,
    invitation: passwords,
    'submission-approved': submissions,
    'submission-rejected': submissions,
    'submission-sent_back': submissions,
  });
}

function transportOf({ smtpUrl, mailFrom, dataDir }: MailSettings): MailTransport {
  return smtpUrl === undefined
    ? new OutboxTransport(join(dataDir, 'outbox'), mailFrom)
    : new SmtpTransport(smtpUrl, mailFrom);
}
