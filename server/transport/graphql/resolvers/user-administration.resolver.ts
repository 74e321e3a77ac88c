import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { UserAdministrationService } from '../../../services/users/user-administration.service.js';
import { UserInput } from '../inputs/user.input.js';
import type { Plain } from '../plain.js';
import { Notice } from '../types/session.type.js';
import { User } from '../types/user.type.js';
import { DeletedUser } from '../types/user.type.js';

const idArgument = (): ReturnType<typeof Arg> =>
  Arg('id', () => ID, { description: 'The id of the account.' });

@Resolver()
export class UserAdministrationResolver {
  constructor(private readonly administration: UserAdministrationService) {}

  @Mutation(() => User, {
    description:
      'Makes an account. Without a password, an invitation to set one is mailed. Administrators only.',
  })
  async createUser(
    @Arg('input', () => UserInput, { description: 'The person.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<User>> {
    return this.administration.create(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Changes what is given of a person. Everyone can change their own name, username and contact number; administrators everything of everyone, but for their own role and state.',
  })
  async updateUser(
    @idArgument() id: string,
    @Arg('input', () => UserInput, { description: 'What changes.' }) input: UserInput,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<User>> {
    return this.administration.update(ctx, id, input);
  }

  @Mutation(() => User, {
    description: 'Deactivates an active account, activates any other. Administrators only.',
  })
  async toggleUserStatus(
    @idArgument() id: string,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<User>> {
    return this.administration.toggleStatus(ctx, id);
  }

  @Mutation(() => DeletedUser, {
    description:
      'Closes an account, which can be undone; or deletes it for good, with all personal data. Administrators only.',
  })
  async deleteUser(
    @idArgument() id: string,
    @Arg('permanent', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Whether it is deleted for good.',
    })
    permanent: boolean | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<DeletedUser>> {
    const deleted = await this.administration.delete(ctx, id, { permanent });
    return { ...deleted, message: deleted.permanent ? messages.userDeleted : messages.userDeactivated };
  }

  @Mutation(() => Notice, {
    description:
      'Mails a link to set a password: an invitation while there is none, else one to set a new one. Administrators only.',
  })
  async sendPasswordLink(
    @idArgument() id: string,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<Notice>> {
    const { purpose } = await this.administration.sendPasswordLink(ctx, id);
    return {
      message: purpose === 'invitation' ? messages.invitationOnItsWay : messages.passwordLinkOnItsWay,
    };
  }

  @Mutation(() => User, {
    description: 'Lets a person sign in again at once after too many failures. Administrators only.',
  })
  async unlockUser(@idArgument() id: string, @Ctx('request') ctx: RequestContext): Promise<Plain<User>> {
    return this.administration.unlock(ctx, id);
  }
}
