import type { Queryable } from '../../persistence/database.js';
import type { MailQueueRepository, NewMail } from '../../persistence/repositories/mail-queue.repository.js';

/** Queues messages. Any instance sends them later, so no request waits for a mail server. */
export class MailQueue {
  constructor(
    private readonly queue: MailQueueRepository,
    /** Notifies the mail job of a new message. */
    readonly wake: () => void,
  ) {}

  /** Queues a message in the transaction that causes it; call `wake` after the commit. */
  async post(transaction: Queryable, mail: NewMail): Promise<void> {
    await this.queue.add(mail, transaction);
  }

  /** Queues a message on its own and wakes the mail job. */
  async send(mail: NewMail): Promise<void> {
    await this.queue.add(mail);
    this.wake();
  }
}
