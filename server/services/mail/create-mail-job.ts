import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Database } from '../../persistence/database.js';
import { type MailKind, MailQueueRepository } from '../../persistence/repositories/mail-queue.repository.js';
import { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { SubmissionMailRepository } from '../../persistence/repositories/submission-mail.repository.js';
import type { Secret } from '../../secret.js';
import type { EmailTemplate } from './email.js';
import { MailJob } from './mail-job.js';
import { type MailTransport, OutboxTransport, SmtpTransport } from './mail-transport.js';
import { passwordEmails } from './password-email.js';
import { submissionEmails } from './submission-email.js';

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
    createEmailTemplates(database, settings.publicUrl),
    transportOf(settings),
    log,
  );
}

/** Creates the templates of every kind of e-mail. */
export function createEmailTemplates(database: Database, publicUrl: string): EmailTemplate {
  const passwords = passwordEmails(new PasswordLinkRepository(database), publicUrl);
  const submissions = submissionEmails(new SubmissionMailRepository(database), publicUrl);
  const templates: Readonly<Record<MailKind, EmailTemplate>> = {
    reset: passwords,
    invitation: passwords,
    'submission-approved': submissions,
    'submission-rejected': submissions,
    'submission-sent_back': submissions,
  };
  const byKind: ReadonlyMap<string, EmailTemplate> = new Map(Object.entries(templates));
  return async (mail) => {
    const write = byKind.get(mail.kind);
    // An unknown kind stays in the queue for an instance of another version that knows it.
    if (write === undefined) throw new Error(`No template for e-mails of the kind ${mail.kind}`);
    return write(mail);
  };
}

function transportOf({ smtpUrl, mailFrom, dataDir }: MailSettings): MailTransport {
  return smtpUrl === undefined
    ? new OutboxTransport(join(dataDir, 'outbox'), mailFrom)
    : new SmtpTransport(smtpUrl, mailFrom);
}
