import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { type AddressedEmail, type MailTransport, messageOf } from './mail-transport.js';

/**
 * Writes e-mails as `.eml` files to a folder, for installations without a mail server. Only their owner can read them.
 */
export class OutboxTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {}

  async deliver(email: AddressedEmail): Promise<string> {
    const { message } = await this.composer.sendMail(messageOf(email, this.from));
    const name = `${fileTime(new Date())}-${email.id}.eml`;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Renamed only when complete, so that a program that watches the folder never reads half an e-mail.
    const draft = join(this.folder, `.${email.id}.part`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(this.folder, name));
    return `An e-mail was written to the outbox: ${name}`;
  }
}

/** Formats a time as ISO 8601 basic, because not every file system allows a colon in a name. */
function fileTime(time: Date): string {
  return time.toISOString().replace(/[-:]/g, '');
}
