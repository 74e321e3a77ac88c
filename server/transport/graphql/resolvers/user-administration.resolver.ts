import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { UserAdministrationService } from '../../../services/users/user-administration.service.js';
import { optional } from '../inputs/argument-options.js';
import { UserInput } from '../inputs/users.args.js';
import { Notice } from '../types/session.type.js';
import { DeletedUser, User } from '../types/user.type.js';

const idArgument = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Id of the account.' });

@Resolver()
export class UserAdministrationResolver {
  constructor(private readonly administration: UserAdministrationService) {}

  @Mutation(() => User, {
    description:
      'Creates an account. Without a password, an invitation to set one is e-mailed. Administrators only.',
  })
  async createUser(
    @Arg('input', () => UserInput, { description: 'The person.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<User> {
    return this.administration.create(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Changes the given fields of a person. People can change their own name, username and contact number. ' +
      'Administrators can change everything, except their own role and state.',
  })
  async updateUser(
    @idArgument() id: string,
    @Arg('input', () => UserInput, { description: 'The changed fields.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<User> {
    return this.administration.update(ctx, id, input);
  }

  @Mutation(() => User, {
    description: 'Deactivates an active account, or activates an inactive one. Administrators only.',
  })
  async toggleUserStatus(@idArgument() id: string, @Ctx('request') ctx: RequestContext): Promise<User> {
    return this.administration.toggleStatus(ctx, id);
  }

  @Mutation(() => DeletedUser, {
    description:
      'Closes an account, which can be reversed, or deletes it permanently with all personal data. ' +
      'Administrators only.',
  })
  async deleteUser(
    @idArgument() id: string,
    @Arg('permanent', () => Boolean, optional('Whether to delete the account permanently.', false))
    permanent: boolean | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<DeletedUser> {
    const deleted = await this.administration.delete(ctx, id, { permanent });
    return { ...deleted, message: deleted.permanent ? messages.userDeleted : messages.userDeactivated };
  }

  @Mutation(() => Notice, {
    description:
      'E-mails a link to set a password: an invitation if no password is set yet, else a reset link. ' +
      'Administrators only.',
  })
  async sendPasswordLink(@idArgument() id: string, @Ctx('request') ctx: RequestContext): Promise<Notice> {
    const { purpose } = await this.administration.sendPasswordLink(ctx, id);
    return {
      message: purpose === 'invitation' ? messages.invitationOnItsWay : messages.passwordLinkOnItsWay,
    };
  }

  @Mutation(() => User, {
    description: 'Unlocks an account after too many failed sign-ins. Administrators only.',
  })
  async unlockUser(@idArgument() id: string, @Ctx('request') ctx: RequestContext): Promise<User> {
    return this.administration.unlock(ctx, id);
  }
}
