import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import { makeFolder } from '../../make-folder.js';
import type { Secret } from '../../secret.js';
import type { EmailMessage } from './email.js';

/** An e-mail with its one recipient, a stored address. */
export interface AddressedEmail extends EmailMessage {
  /** Stays the same when the e-mail is sent again. */
  readonly id: string;
  readonly to: string;
}

/** Delivers e-mails. */
export interface MailTransport {
  /** Sends an e-mail, or throws; returns the line for the log. */
  deliver(email: AddressedEmail): Promise<string>;
}

/** The message fields that all transports share. */
function messageOf({ to, subject, text, html }: AddressedEmail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
    await makeFolder(this.folder);
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

/** Maximum waits for a mail server, in milliseconds: to connect, for its greeting, and for each answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends e-mails through a mail server. */
export class SmtpTransport implements MailTransport {
  private readonly transport;

  constructor(
    url: Secret,
    private readonly from: string,
  ) {
    this.transport = createTransport({ ...timeouts, url: url.reveal() });
  }

  async deliver(email: AddressedEmail): Promise<string> {
    await this.transport.sendMail(messageOf(email, this.from));
    return `E-mail ${email.id} was sent.`;
  }
}
