import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { type Notice, noticeNoun } from '../../../nouns/session.js';
import { type DeletedUser, deletedUserNoun, userNoun, type UserView } from '../../../nouns/user.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { UserAdministrationService } from '../../../services/users/user-administration.service.js';
import { optional } from '../inputs/argument-options.js';
import { UserInput } from '../inputs/users.args.js';
import { typeOf } from '../object-type.js';
import { Id } from './arguments.js';

@Resolver()
export class UserAdministrationResolver {
  constructor(private readonly administration: UserAdministrationService) {}

  @Mutation(typeOf(userNoun), {
    description:
      'Creates an account. Without a password, an invitation to set one is e-mailed. Administrators only.',
  })
  async createUser(
    @Arg('input', () => UserInput, { description: 'The person.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<UserView> {
    return this.administration.create(ctx, input);
  }

  @Mutation(typeOf(userNoun), {
    description:
      'Changes the given fields of a person. People can change their own name, username and contact number. ' +
      'Administrators can change everything, except their own role and state.',
  })
  async updateUser(
    @Id('account') id: string,
    @Arg('input', () => UserInput, { description: 'The changed fields.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<UserView> {
    return this.administration.update(ctx, id, input);
  }

  @Mutation(typeOf(userNoun), {
    description: 'Deactivates an active account, or activates an inactive one. Administrators only.',
  })
  async toggleUserStatus(@Id('account') id: string, @Ctx('request') ctx: RequestContext): Promise<UserView> {
    return this.administration.toggleStatus(ctx, id);
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
    const deleted = await this.administration.delete(ctx, id, { permanent });
    return { ...deleted, message: deleted.permanent ? messages.userDeleted : messages.userDeactivated };
  }

  @Mutation(typeOf(noticeNoun), {
    description:
      'E-mails a link to set a password: an invitation if no password is set yet, else a reset link. ' +
      'Administrators only.',
  })
  async sendPasswordLink(@Id('account') id: string, @Ctx('request') ctx: RequestContext): Promise<Notice> {
    const { purpose } = await this.administration.sendPasswordLink(ctx, id);
    return {
      message: purpose === 'invitation' ? messages.invitationOnItsWay : messages.passwordLinkOnItsWay,
    };
  }

  @Mutation(typeOf(userNoun), {
    description: 'Unlocks an account after too many failed sign-ins. Administrators only.',
  })
  async unlockUser(@Id('account') id: string, @Ctx('request') ctx: RequestContext): Promise<UserView> {
    return this.administration.unlock(ctx, id);
  }
}
