import { Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import type { SessionService } from '../../../services/auth/session.service.js';
import type { RequestContext } from '../../../services/request-context.js';
import { Notice, Session } from '../types/session.type.js';
import { User } from '../types/user.type.js';
import { text } from './arguments.js';

@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Mutation(() => Session, { description: 'Signs a person in.' })
  async login(
    @text('email', 'E-mail address of the account.') email: string | null,
    @text('password', 'Password of the account.') password: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Session> {
    return this.sessions.signIn(ctx, { email, password });
  }

  @Query(() => User, { description: 'The signed-in person.' })
  async me(@Ctx('request') ctx: RequestContext): Promise<User> {
    return this.sessions.profile(ctx);
  }

  @Mutation(() => Notice, { description: 'Ends all sessions of the signed-in person, including this one.' })
  async signOutEverywhere(@Ctx('request') ctx: RequestContext): Promise<Notice> {
    await this.sessions.signOutEverywhere(ctx);
    return { message: messages.signedOutEverywhere };
  }
}
