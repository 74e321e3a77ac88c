import { ArgsType, Field, InputType, Int } from 'type-graphql';

import { userListDefaults } from '../../../../schema/contract/users.js';
import { roleNoun } from '../../../nouns/user.js';
import { SortOrderEnum, UserSortKeyEnum } from '../enums.js';
import { enumType } from '../object-type.js';
import { limitOptions, optional, pageNumber } from './argument-options.js';

const RoleEnum = enumType(roleNoun);

/** Filters, sorting and paging of a list of people. */
@ArgsType()
export class UsersArgs {
  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('people on a page'))
  limit?: number | null;

  @Field(() => RoleEnum, optional('Only people with this role.'))
  role?: string | null;

  @Field(() => Boolean, optional('Only active, or only inactive people.'))
  isActive?: boolean | null;

  @Field(() => Boolean, optional('Whether to list the closed accounts instead of the others.', false))
  closed?: boolean | null;

  @Field(
    () => String,
    optional(
      'Words that must occur in name, username, e-mail address or contact number. Case and accents are folded.',
    ),
  )
  search?: string | null;

  @Field(() => UserSortKeyEnum, optional('Sort key of the list.', userListDefaults.sortBy))
  sortBy?: string | null;

  @Field(() => SortOrderEnum, optional('Sort direction.', userListDefaults.sortOrder))
  sortOrder?: string | null;
}

@InputType({
  description:
    'A new person, or changes of one. An update keeps omitted fields; null clears a username or contact number.',
})
export class UserInput {
  @Field(() => String, optional('Name of the person; required for a new account.'))
  name?: string | null;

  @Field(() => String, optional('Alternative name, unique among all accounts.'))
  username?: string | null;

  @Field(() => String, optional('E-mail address; required for a new account.'))
  email?: string | null;

  @Field(() => String, optional('Telephone number or another contact.'))
  contactNumber?: string | null;

  @Field(() => RoleEnum, optional('Role of the person; required for a new account.'))
  role?: string | null;

  @Field(() => Boolean, optional('Whether the person can sign in. Used by updates only.'))
  isActive?: boolean | null;

  @Field(
    () => String,
    optional(
      'For a new account. Without a password, an invitation to set one is e-mailed. Updates ignore it.',
    ),
  )
  password?: string | null;
}
