import { createTransport } from 'nodemailer';

import type { Secret } from '../../secret.js';
import { type AddressedEmail, type MailTransport, messageOf } from './mail-transport.js';

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
