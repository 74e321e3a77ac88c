import type { EmailMessage } from './email.js';

/** A letter with the one stored address it goes to. */
export interface AddressedEmail extends EmailMessage {
  /** Stays the same when it is sent again. */
  readonly id: string;
  readonly to: string;
}

/** A way for letters to leave. */
export interface MailTransport {
  /** Sends a letter, or throws; answers with what the log may say about it. */
  deliver(letter: AddressedEmail): Promise<string>;
}

/** The fields of a message that are the same whichever way it leaves. */
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
