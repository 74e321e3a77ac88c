import { limits } from '../../../schema/contract/limits.js';
import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { linkTokenHash, newLinkToken } from '../link-tokens.js';
import type { MailWriter } from './email.js';
import { passwordEmail } from './password-email.js';

/** Turns queued messages into letters. Only now is a token made: until it is sent, a link exists nowhere. */
export class PasswordMailWriter implements MailWriter {
  constructor(
    private readonly links: PasswordLinkRepository,
    private readonly publicUrl: string,
  ) {}

  /** The letter and the stored address it goes to; `null` where nobody active has this e-mail. */
  async write({ recipient }: NewMail): ReturnType<MailWriter['write']> {
    const token = newLinkToken();
    const tokenHash = linkTokenHash(token.reveal());
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
