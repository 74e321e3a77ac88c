import { Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import type { PasswordService } from '../../../services/auth/password.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Plain } from '../plain.js';
import { Notice, ResetTokenCheck, Session } from '../types/session.type.js';
import { text } from './arguments.js';

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Mutation(() => Notice, {
    description:
      'Mails a link to set a new password. The answer is the same whether or not there is such an account.',
  })
  async forgotPassword(
    @text('email', 'E-mail address of the account.') email: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Notice>> {
    await this.passwords.forgot(ctx, { email });
    return { message: messages.resetLinkOnItsWay };
  }

  @Query(() => ResetTokenCheck, { description: 'Whether a mailed link to set a password still works.' })
  async verifyResetToken(
    @text('token', 'The token of the link.') token: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<ResetTokenCheck>> {
    return { valid: true, ...(await this.passwords.verify(ctx, { token })) };
  }

  @Mutation(() => Notice, {
    description: 'Sets a password by a mailed link, which works once, and ends every session of that person.',
  })
  async resetPassword(
    @text('token', 'The token of the link.') token: string | null,
    @text('newPassword', 'The password to be; 12 to 128 characters.') newPassword: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Notice>> {
    await this.passwords.reset(ctx, { token, newPassword });
    return { message: messages.passwordSet };
  }

  @Mutation(() => Session, {
    description: "Changes one's own password and ends one's other sessions; the new session goes on.",
  })
  async changePassword(
    @text('currentPassword', 'The password until now.') currentPassword: string | null,
    @text('newPassword', 'The password to be; 12 to 128 characters.') newPassword: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Session>> {
    return this.passwords.change(ctx, { currentPassword, newPassword });
  }
}
