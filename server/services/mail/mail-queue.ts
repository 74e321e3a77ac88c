import type { Queryable } from '../../persistence/database.js';
import type { MailQueueRepository, NewMail } from '../../persistence/repositories/mail-queue.repository.js';

/** Takes messages in: they are sent later, by whichever instance comes first, so nobody waits for a mail server. */
export class MailQueue {
  /** `wake` tells whoever sends messages that there is one. */
  constructor(
    private readonly queue: MailQueueRepository,
    private readonly onWake: () => void,
  ) {}

  /** Queues a message in the transaction of what it is about; call `wake` once that is stored. */
  async post(transaction: Queryable, mail: NewMail): Promise<void> {
    await this.queue.add(mail, transaction);
  }

  /** Queues a message by itself and has it sent. */
  async send(mail: NewMail): Promise<void> {
    await this.queue.add(mail);
    this.wake();
  }

  wake(): void {
    this.onWake();
  }
}
