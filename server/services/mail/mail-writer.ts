import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { Letter } from './letter.js';

/** Turns queued messages into letters. */
export interface MailWriter {
  /** The letter and the address it goes to; `null` where nobody is to be written to, or nothing to be told any more. */
  write(mail: NewMail): Promise<(Letter & { readonly to: string }) | null>;
}
