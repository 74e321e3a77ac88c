import { limits } from '../../../schema/contract/limits.js';
import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import type { Secret } from '../../secret.js';
import { hashToken, newLinkToken } from '../link-tokens.js';
import { type EmailMessage, type EmailParts, type EmailTemplate, writeEmail } from './email.js';

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
  const { label, ...words } = wordings[purpose](publicUrl, lifetime(limits.passwordLinkMs[purpose]));
  return writeEmail({ ...words, greeting: `Hello ${oneLine(name)},`, action: { label, link } });
}

type Wording = Omit<EmailParts, 'greeting' | 'action'> & { readonly label: string };

const wordings: Readonly<Record<PasswordLinkPurpose, (publicUrl: string, lasts: string) => Wording>> = {
  reset: (publicUrl, lasts) => ({
    subject: 'Set a new password for Autoimmune Atlas',
    before: [
      `Someone, probably you, requested a new password for your account at ${publicUrl}. Set it here:`,
    ],
    label: 'Set a new password',
    after: [
      `The link works once and for ${lasts}. If you request another link, only the newest one works.`,
      'If you did not request it, ignore this e-mail: your password does not change. If you receive more such ' +
        'e-mails, tell the administrator.',
    ],
  }),
  invitation: (publicUrl, lasts) => ({
    subject: 'Your account at Autoimmune Atlas',
    before: [
      `An administrator created an account for you at ${publicUrl}. You sign in with this e-mail address and a ` +
        `password. Set the password here:`,
    ],
    label: 'Set a password',
    after: [
      `The link works once and for ${lasts}. If it has expired, use "Forgot your password?" on the sign-in ` +
        `page, or ask the administrator to resend the invitation.`,
      'If you did not expect this e-mail, ignore it: without a password nobody can sign in to the account.',
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

/**
 * Writes e-mails with password links, to the stored address of an active account; `null` if none has the address. The
 * token is created here, so no link exists before the e-mail is sent.
 */
export function passwordEmails(links: PasswordLinkRepository, publicUrl: string): EmailTemplate {
  return async ({ recipient }) => {
    const token = newLinkToken();
    const tokenHash = hashToken(token.reveal());
    const lifetimesMs = limits.passwordLinkMs;
    const owner = await links.replace({ email: recipient, tokenHash, lifetimesMs });
    if (owner === null) return null;
    const { purpose, name, email } = owner;
    return { ...passwordEmail({ purpose, name, publicUrl, token }), to: email };
  };
}
