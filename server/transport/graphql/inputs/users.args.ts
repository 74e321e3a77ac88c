import { ArgsType, Field, InputType, Int } from 'type-graphql';

import { userListDefaults } from '../../../../schema/contract/users.js';
import { SortOrderEnum, UserSortKeyEnum } from '../enums.js';
import { RoleEnum } from '../types/user.type.js';
import { limitOptions, pageNumber } from './paging.js';

/** Filters, sorting and paging of a list of people. */
@ArgsType()
export class UsersArgs {
  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('people on a page'))
  limit?: number | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only people with this role.' })
  role?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active, or only inactive people.' })
  isActive?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether to list the closed accounts instead of the others.',
  })
  closed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that must occur in name, username, e-mail address or contact number. Case and accents are folded.',
  })
  search?: string | null;

  @Field(() => UserSortKeyEnum, {
    nullable: true,
    defaultValue: userListDefaults.sortBy,
    description: 'Sort key of the list.',
  })
  sortBy?: string | null;

  @Field(() => SortOrderEnum, {
    nullable: true,
    defaultValue: userListDefaults.sortOrder,
    description: 'Sort direction.',
  })
  sortOrder?: string | null;
}

const optional = { nullable: true } as const;

@InputType({
  description:
    'A new person, or changes of one. An update keeps omitted fields; null clears a username or contact number.',
})
export class UserInput {
  @Field(() => String, { ...optional, description: 'Name of the person; required for a new account.' })
  name?: string | null;

  @Field(() => String, { ...optional, description: 'Alternative name, unique among all accounts.' })
  username?: string | null;

  @Field(() => String, { ...optional, description: 'E-mail address; required for a new account.' })
  email?: string | null;

  @Field(() => String, { ...optional, description: 'Telephone number or another contact.' })
  contactNumber?: string | null;

  @Field(() => RoleEnum, { ...optional, description: 'Role of the person; required for a new account.' })
  role?: string | null;

  @Field(() => Boolean, { ...optional, description: 'Whether the person can sign in. Used by updates only.' })
  isActive?: boolean | null;

  @Field(() => String, {
    ...optional,
    description:
      'For a new account. Without a password, an invitation to set one is e-mailed. Updates ignore it.',
  })
  password?: string | null;
}
