import { limits } from '../../../schema/contract/limits.js';
import type { NewMail } from '../../persistence/repositories/mail-queue.repository.js';
import type { PasswordLinkRepository } from '../../persistence/repositories/password-link.repository.js';
import { linkTokenHash, newLinkToken } from '../auth/link-tokens.js';
import type { Letter } from './letter.js';
import { passwordLetter } from './password-letter.js';

/** Turns queued messages into letters. Only now is a token made: until it is sent, a link exists nowhere. */
export class PasswordMailWriter {
  constructor(
    private readonly links: PasswordLinkRepository,
    private readonly publicUrl: string,
  ) {}

  /** The letter and the stored address it goes to; `null` where nobody active has this e-mail. */
  async write({ kind, recipient }: NewMail): Promise<(Letter & { readonly to: string }) | null> {
    const token = newLinkToken();
    const tokenHash = linkTokenHash(token.reveal());
    const lifetimeMs = limits.passwordLinkMs[kind];
    const owner = await this.links.replace({ email: recipient, purpose: kind, tokenHash, lifetimeMs });
    if (owner === null) return null;
    const { publicUrl } = this;
    return {
      ...passwordLetter({ purpose: kind, name: owner.name, publicUrl, token }),
      to: owner.email,
    };
  }
}
