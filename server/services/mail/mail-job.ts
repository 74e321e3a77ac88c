import { randomInt } from 'node:crypto';

import type { Logger } from 'pino';

import type {
  ClaimedMail,
  MailQueueRepository,
} from '../../persistence/repositories/mail-queue.repository.js';
import { PollingJob } from '../polling-job.js';
import type { EmailTemplate } from './email.js';
import type { MailTransport } from './mail-transport.js';

/** Range of the random delay between `wake` and the check of the queue, in milliseconds. */
const soonMs = { min: 200, max: 800 };
/** Longer than a mail server can take to answer; after that the message counts as not sent. */
const leaseSeconds = 180;
const attemptsMax = 10;
const maxDelaySeconds = 3600;

/** Sends queued e-mails, one after the other; any number of instances may do so concurrently. */
export class MailJob extends PollingJob {
  /** What became of the e-mails that this instance has claimed since its start. */
  readonly outcomes = { sent: 0, postponed: 0, discarded: 0 };

  constructor(
    private readonly queue: MailQueueRepository,
    private readonly write: EmailTemplate,
    private readonly transport: MailTransport,
    log: Logger,
  ) {
    super(log, 'The mail queue cannot be read.');
  }

  /**
   * Without the random delay, the work on the e-mail would slow down concurrent requests, and a person who requested a
   * link could measure from that whether the account exists.
   */
  protected override delayMs(): number {
    return randomInt(soonMs.min, soonMs.max);
  }

  protected override async work(): Promise<void> {
    while (!this.isStopped) {
      const mail = await this.queue.claim(leaseSeconds);
      if (mail === null) return;
      await this.send(mail);
    }
  }

  private async send(mail: ClaimedMail): Promise<void> {
    try {
      const email = await this.write(mail);
      // No active account has this address or wants the message. The message counts as sent, and nothing is logged.
      if (email !== null) this.log.info(await this.transport.deliver({ ...email, id: mail.id }));
    } catch (error) {
      await this.postpone(mail, error);
      return;
    }
    this.outcomes.sent += 1;
    await this.queue.remove(mail.id);
  }

  private async postpone({ id, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const logDetails = { mail: id, attempts, reason: reasonOf(error) };
    if (attempts >= attemptsMax) {
      this.log.error(logDetails, 'An e-mail could not be sent and is discarded.');
      this.outcomes.discarded += 1;
      await this.queue.remove(id);
      return;
    }
    const seconds = Math.min(5 * 2 ** attempts, maxDelaySeconds);
    this.log.warn(
      { ...logDetails, againInSeconds: seconds },
      'An e-mail could not be sent; it will be retried.',
    );
    this.outcomes.postponed += 1;
    await this.queue.postpone(id, seconds);
  }
}

/**
 * Returns the error code, and the response code or why there was no connection. Any other text is left out: that of a
 * mail server may repeat the address or the e-mail.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const isUnconnected = 'command' in error && error.command === 'CONN';
  const [why = ''] = isUnconnected ? error.message.split('\n') : [];
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : why;
  return `${code} ${String(answer)}`.trim();
}
