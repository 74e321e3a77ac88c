import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import {
  type UserAccount,
  userAccountNoun,
  type UserList,
  userListNoun,
  userNoun,
  type UserStatistics,
  userStatisticsNoun,
  type UserView,
} from '../../../nouns/user.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { UserDirectoryService } from '../../../services/users/user-directory.service.js';
import { UsersArgs } from '../inputs/users.args.js';
import { SizedBy } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { typeOf } from '../object-type.js';
import { Id } from './arguments.js';

@Resolver(typeOf(userNoun))
export class UserResolver {
  // The name must differ from those of the query methods.
  constructor(private readonly directory: UserDirectoryService) {}

  @SizedBy('limit', limits.listLimit, ['users'])
  @Query(typeOf(userListNoun), { description: 'People with an account. Administrators only.' })
  async users(@Args() list: UsersArgs, @Ctx('request') ctx: RequestContext): Promise<UserList> {
    return this.directory.list(ctx, list);
  }

  @Query(typeOf(userNoun), { description: 'One person. Administrators only.' })
  async user(@Id('account') id: string, @Ctx('request') ctx: RequestContext): Promise<UserView> {
    return this.directory.find(ctx, id);
  }

  @Query(typeOf(userStatisticsNoun), { description: 'Figures of all accounts. Administrators only.' })
  async userStats(@Ctx('request') ctx: RequestContext): Promise<UserStatistics> {
    return this.directory.statistics(ctx);
  }

  @FieldResolver(typeOf(userAccountNoun), {
    nullable: true,
    description: 'The state of the account. Administrators only.',
  })
  async account(
    @Root() user: UserView,
    @Ctx('userAccounts') accounts: Loaders['userAccounts'],
  ): Promise<UserAccount | null> {
    return accounts.load(user.id);
  }
}
