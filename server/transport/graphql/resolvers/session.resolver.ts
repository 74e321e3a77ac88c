import { Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import {
  type Notice,
  noticeNoun,
  type ResetTokenCheck,
  resetTokenCheckNoun,
  sessionNoun,
} from '../../../nouns/session.js';
import { userNoun } from '../../../nouns/user.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { typeOf } from '../object-type.js';
import { text } from './arguments.js';

@Resolver()
export class SessionResolver {
  constructor(private readonly services: Pick<Services, 'passwords' | 'sessions'>) {}

  @Mutation(typeOf(noticeNoun), {
    description:
      'E-mails a link to set a new password. The answer does not reveal whether the account exists.',
  })
  async forgotPassword(
    @text('email', 'E-mail address of the account.') email: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Notice> {
    await this.services.passwords.forgot(ctx, { email });
    return { message: messages.resetLinkOnItsWay };
  }

  @Query(typeOf(resetTokenCheckNoun), {
    description: 'Checks whether an e-mailed password link is still valid.',
  })
  async verifyResetToken(
    @text('token', 'Token of the link.') token: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<ResetTokenCheck> {
    return { valid: true, ...(await this.services.passwords.verify(ctx, { token })) };
  }

  @Mutation(typeOf(noticeNoun), {
    description: 'Sets a password with an e-mailed link, which works once. Ends all sessions of the person.',
  })
  async resetPassword(
    @text('token', 'Token of the link.') token: string | null,
    @text('newPassword', 'The new password; 12 to 128 characters.') newPassword: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Notice> {
    await this.services.passwords.reset(ctx, { token, newPassword });
    return { message: messages.passwordSet };
  }

  @Mutation(typeOf(sessionNoun), {
    description:
      "Changes the caller's password and ends all other sessions. The token of this call stays valid; returns a new " +
      'session, too.',
  })
  async changePassword(
    @text('currentPassword', 'The current password.') currentPassword: string | null,
    @text('newPassword', 'The new password; 12 to 128 characters.') newPassword: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.passwords.change(ctx, { currentPassword, newPassword });
  }

  @Mutation(typeOf(sessionNoun), { description: 'Signs a person in.' })
  async login(
    @text('email', 'E-mail address of the account.') email: string | null,
    @text('password', 'Password of the account.') password: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.sessions.signIn(ctx, { email, password });
  }

  @Query(typeOf(userNoun), { description: 'The signed-in person.' })
  async me(@Ctx('request') ctx: RequestContext) {
    return this.services.sessions.profile(ctx);
  }

  @Mutation(typeOf(noticeNoun), {
    description: 'Ends all sessions of the signed-in person, including this one.',
  })
  async signOutEverywhere(@Ctx('request') ctx: RequestContext): Promise<Notice> {
    await this.services.sessions.signOutEverywhere(ctx);
    return { message: messages.signedOutEverywhere };
  }
}
