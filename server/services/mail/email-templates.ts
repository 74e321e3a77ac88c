import type { MailKind, NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { EmailTemplate } from './email.js';

/** Passes each message to the writer for its kind. */
export class EmailTemplates implements EmailTemplate {
  private readonly writers: ReadonlyMap<string, EmailTemplate>;

  constructor(writers: Readonly<Record<MailKind, EmailTemplate>>) {
    this.writers = new Map(Object.entries(writers));
  }

  /** Throws for an unknown kind: the message stays in the queue for an instance of another version that knows it. */
  async write(mail: NewMail): ReturnType<EmailTemplate['write']> {
    const writer = this.writers.get(mail.kind);
    if (writer === undefined) throw new Error('Nobody here writes mails of this kind');
    return writer.write(mail);
  }
}
