import { Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { type Notice, noticeNoun, type Session, sessionNoun } from '../../../nouns/session.js';
import { userNoun, type UserView } from '../../../nouns/user.js';
import type { SessionService } from '../../../services/auth/session.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { typeOf } from '../object-type.js';
import { text } from './arguments.js';

@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Mutation(typeOf(sessionNoun), { description: 'Signs a person in.' })
  async login(
    @text('email', 'E-mail address of the account.') email: string | null,
    @text('password', 'Password of the account.') password: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Session> {
    return this.sessions.signIn(ctx, { email, password });
  }

  @Query(typeOf(userNoun), { description: 'The signed-in person.' })
  async me(@Ctx('request') ctx: RequestContext): Promise<UserView> {
    return this.sessions.profile(ctx);
  }

  @Mutation(typeOf(noticeNoun), {
    description: 'Ends all sessions of the signed-in person, including this one.',
  })
  async signOutEverywhere(@Ctx('request') ctx: RequestContext): Promise<Notice> {
    await this.sessions.signOutEverywhere(ctx);
    return { message: messages.signedOutEverywhere };
  }
}
