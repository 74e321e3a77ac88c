import { limits } from '../../../schema/contract/limits.js';
import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { Secret } from '../../secret.js';
import { type EmailMessage, type EmailParts, writeEmail } from './email.js';

interface PasswordMail {
  readonly purpose: PasswordLinkPurpose;
  readonly name: string;
  /** The public address of the product, without a slash at its end. */
  readonly publicUrl: string;
  readonly token: Secret;
}

/** Returns the e-mail with a link to set a password: a requested reset, or an invitation. */
export function passwordEmail({ purpose, name, publicUrl, token }: PasswordMail): EmailMessage {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token.reveal())}`;
  const words = wordings[purpose](publicUrl, lifetime(limits.passwordLinkMs[purpose]));
  return writeEmail({
    subject: words.subject,
    greeting: `Hello ${oneLine(name)},`,
    before: words.before,
    action: { label: words.label, link },
    after: words.after,
  });
}

type Wording = Omit<EmailParts, 'greeting' | 'action'> & { readonly label: string };

const wordings: Readonly<Record<PasswordLinkPurpose, (publicUrl: string, lasts: string) => Wording>> = {
  reset: (publicUrl, lasts) => ({
    subject: 'Set a new password for Autoimmune Atlas',
    before: [
      `Somebody, most likely you, asked for a new password for your account at ${publicUrl}. Choose one here:`,
    ],
    label: 'Set a new password',
    after: [
      `The link works for ${lasts} and only once. If you ask again, only the newest link works.`,
      'If you did not ask for this, you need not do anything: your password stays as it is. If such messages keep coming, tell the administrator.',
    ],
  }),
  invitation: (publicUrl, lasts) => ({
    subject: 'Your account at Autoimmune Atlas',
    before: [
      `An administrator made an account for you at ${publicUrl}. You sign in with this e-mail address and a password of your own. Choose one here:`,
    ],
    label: 'Set a password',
    after: [
      `The link works for ${lasts} and only once. If it has run out, use "Forgot your password?" where you sign in, or ask the administrator to send the invitation again.`,
      'If you did not expect this message, you can ignore it: without a password nobody can sign in to the account.',
    ],
  }),
};

function lifetime(ms: number): string {
  const hours = Math.round(ms / 3_600_000);
  if (hours === 1) return 'one hour';
  return hours < 48 ? `${String(hours)} hours` : `${String(Math.round(hours / 24))} days`;
}

/** A name is user input: this reduces it to one line. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}
