import { limits } from '../../../schema/contract/limits.js';
import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { hashToken, newLinkToken } from '../link-tokens.js';
import type { EmailTemplate } from './email.js';
import { passwordEmail } from './password-email.js';

/** Creates e-mails with password links. The token is created here, so no link exists before the e-mail is sent. */
export class PasswordEmailTemplate implements EmailTemplate {
  constructor(
    private readonly links: PasswordLinkRepository,
    private readonly publicUrl: string,
  ) {}

  /** Returns the e-mail and the stored address of its recipient; `null` if no active account has this address. */
  async write({ recipient }: NewMail): ReturnType<EmailTemplate['write']> {
    const token = newLinkToken();
    const tokenHash = hashToken(token.reveal());
    const lifetimesMs = limits.passwordLinkMs;
    const owner = await this.links.replace({ email: recipient, tokenHash, lifetimesMs });
    if (owner === null) return null;
    const { publicUrl } = this;
    return {
      ...passwordEmail({ purpose: owner.purpose, name: owner.name, publicUrl, token }),
      to: owner.email,
    };
  }
}
