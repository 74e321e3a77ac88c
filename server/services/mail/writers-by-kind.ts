import type { MailKind, NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { MailWriter } from './email.js';

/** Has each message written by who knows its kind. */
export class WritersByKind implements MailWriter {
  private readonly writers: ReadonlyMap<string, MailWriter>;

  constructor(writers: Readonly<Record<MailKind, MailWriter>>) {
    this.writers = new Map(Object.entries(writers));
  }

  /** Throws for a kind that nobody here knows: it stays in the queue for an instance that does. */
  async write(mail: NewMail): ReturnType<MailWriter['write']> {
    const writer = this.writers.get(mail.kind);
    if (writer === undefined) throw new Error('Nobody here writes mails of this kind');
    return writer.write(mail);
  }
}
