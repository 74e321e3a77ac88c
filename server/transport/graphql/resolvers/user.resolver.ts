import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { type Notice, noticeNoun } from '../../../nouns/session.js';
import {
  type DeletedUser,
  deletedUserNoun,
  userAccountNoun,
  type UserInput,
  userInput,
  userListNoun,
  userNoun,
  type UsersArgs,
  usersArgs,
  userStatisticsNoun,
  type UserView,
} from '../../../nouns/user.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { SizedBy } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { argsOf, typeOf } from '../object-type.js';
import { Id, optional } from './arguments.js';

@Resolver(typeOf(userNoun))
export class UserResolver {
  constructor(private readonly services: Pick<Services, 'userAdministration' | 'users'>) {}

  @SizedBy('limit', limits.listLimit, ['users'])
  @Query(typeOf(userListNoun), { description: 'People with an account. Administrators only.' })
  async users(@Args(argsOf(usersArgs)) list: UsersArgs, @Ctx('request') ctx: RequestContext) {
    return this.services.users.list(ctx, list);
  }

  @Query(typeOf(userNoun), { description: 'One person. Administrators only.' })
  async user(@Id('account') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.users.find(ctx, id);
  }

  @Query(typeOf(userStatisticsNoun), { description: 'Figures of all accounts. Administrators only.' })
  async userStats(@Ctx('request') ctx: RequestContext) {
    return this.services.users.statistics(ctx);
  }

  @FieldResolver(typeOf(userAccountNoun), {
    nullable: true,
    description: 'The state of the account. Administrators only.',
  })
  async account(@Root() user: UserView, @Ctx('userAccounts') accounts: Loaders['userAccounts']) {
    return accounts.load(user.id);
  }

  @Mutation(typeOf(userNoun), {
    description:
      'Creates an account. Without a password, an invitation to set one is e-mailed. Administrators only.',
  })
  async createUser(
    @Arg('input', typeOf(userInput), { description: 'The person.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.userAdministration.create(ctx, input);
  }

  @Mutation(typeOf(userNoun), {
    description:
      'Changes the given fields of a person. People can change their own name, username and contact number. ' +
      'Administrators can change everything, except their own role and state.',
  })
  async updateUser(
    @Id('account') id: string,
    @Arg('input', typeOf(userInput), { description: 'The changed fields.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.userAdministration.update(ctx, id, input);
  }

  @Mutation(typeOf(userNoun), {
    description: 'Deactivates an active account, or activates an inactive one. Administrators only.',
  })
  async toggleUserStatus(@Id('account') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.userAdministration.toggleStatus(ctx, id);
  }

  @Mutation(typeOf(deletedUserNoun), {
    description:
      'Closes an account, which can be reversed, or deletes it permanently with all personal data. ' +
      'Administrators only.',
  })
  async deleteUser(
    @Id('account') id: string,
    @Arg('permanent', () => Boolean, optional('Whether to delete the account permanently.', false))
    permanent: boolean | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<DeletedUser> {
    const deleted = await this.services.userAdministration.delete(ctx, id, { permanent });
    return { ...deleted, message: deleted.permanent ? messages.userDeleted : messages.userDeactivated };
  }

  @Mutation(typeOf(noticeNoun), {
    description:
      'E-mails a link to set a password: an invitation if no password is set yet, else a reset link. ' +
      'Administrators only.',
  })
  async sendPasswordLink(@Id('account') id: string, @Ctx('request') ctx: RequestContext): Promise<Notice> {
    const { purpose } = await this.services.userAdministration.sendPasswordLink(ctx, id);
    return {
      message: purpose === 'invitation' ? messages.invitationOnItsWay : messages.passwordLinkOnItsWay,
    };
  }

  @Mutation(typeOf(userNoun), {
    description: 'Unlocks an account after too many failed sign-ins. Administrators only.',
  })
  async unlockUser(@Id('account') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.userAdministration.unlock(ctx, id);
  }
}
