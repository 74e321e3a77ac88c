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
export function messageOf({ to, subject, text, html }: AddressedEmail, from: string) {
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
