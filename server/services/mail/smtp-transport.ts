import { createTransport } from 'nodemailer';

import type { Secret } from '../../secret.js';
import { type AddressedEmail, type MailTransport, messageOf } from './mail-transport.js';

/** Longest wait for a mail server: to connect, to be greeted, and for each of its answers. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends letters through a mail server. */
export class SmtpTransport implements MailTransport {
  private readonly transport;

  constructor(
    url: Secret,
    private readonly from: string,
  ) {
    this.transport = createTransport({ ...timeouts, url: url.reveal() });
  }

  async deliver(letter: AddressedEmail): Promise<string> {
    await this.transport.sendMail(messageOf(letter, this.from));
    return `Mail ${letter.id} is sent.`;
  }
}
