import { randomInt } from 'node:crypto';

import type { Logger } from 'pino';

import type {
  ClaimedMail,
  MailQueueRepository,
} from '../../persistence/repositories/mail-queue.repository.js';
import { PollingJob } from '../polling-job.js';
import type { MailWriter } from './email.js';
import type { MailTransport } from './mail-transport.js';

/** Between these many milliseconds after it was woken it looks at the queue. */
const soonMs = { min: 200, max: 800 };
/** Longer than a mail server can keep a letter waiting; after that it counts as not sent. */
const leaseSeconds = 180;
const attemptsMax = 10;
const longestDelaySeconds = 3600;

/** Sends what is queued, one message after the other; any number of instances may do so beside each other. */
export class MailJob {
  private readonly polling: PollingJob;

  constructor(
    private readonly queue: MailQueueRepository,
    private readonly writer: MailWriter,
    private readonly transport: MailTransport,
    private readonly log: Logger,
  ) {
    this.polling = new PollingJob({
      work: () => this.sendAll(),
      soonMs: soon,
      trouble: 'The queue of mails cannot be read.',
      log,
    });
  }

  start(): void {
    this.polling.start();
  }

  /**
   * Has the queue looked at soon. Not at once: a letter that is being written slows down what is asked meanwhile, and
   * whoever asked for a link could tell from that whether there is an account to write to.
   */
  wake(): void {
    this.polling.wake();
  }

  /** Waits a little for the letter that is on its way; it is sent again later. */
  stop(): Promise<void> {
    return this.polling.stop();
  }

  private async sendAll(): Promise<void> {
    while (!this.polling.isStopped) {
      const mail = await this.queue.claim(leaseSeconds);
      if (mail === null) return;
      await this.send(mail);
    }
  }

  private async send(mail: ClaimedMail): Promise<void> {
    try {
      const letter = await this.writer.write(mail);
      // Nobody active has this address, or wants the message: that is as good as sent, and nobody is told.
      if (letter !== null) this.log.info(await this.transport.deliver({ ...letter, id: mail.id }));
    } catch (error) {
      await this.postpone(mail, error);
      return;
    }
    await this.queue.remove(mail.id);
  }

  private async postpone({ id, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const told = { mail: id, attempts, reason: reasonOf(error) };
    if (attempts >= attemptsMax) {
      this.log.error(told, 'A mail could not be sent and is given up.');
      await this.queue.remove(id);
      return;
    }
    const seconds = Math.min(5 * 2 ** attempts, longestDelaySeconds);
    this.log.warn({ ...told, againInSeconds: seconds }, 'A mail could not be sent; it is tried again.');
    await this.queue.postpone(id, seconds);
  }
}

function soon(): number {
  return randomInt(soonMs.min, soonMs.max);
}

/** The code and the answer's number: what a mail server says in words may repeat the address or the letter. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : '';
  return `${code} ${String(answer)}`.trim();
}
