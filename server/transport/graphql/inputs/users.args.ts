import { ArgsType, Field, Int } from 'type-graphql';

import { userListDefaults } from '../../../../schema/contract/users.js';
import { SortOrderEnum, UserSortKeyEnum } from '../enums.js';
import { RoleEnum } from '../types/user.type.js';
import { limitOptions, pageNumber } from './paging.js';

/** Which people are asked for, and in which order. */
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
    description: 'List the closed accounts instead of the others.',
  })
  closed?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must occur in name, username, e-mail or contact number; case and accents fold.',
  })
  search?: string | null;

  @Field(() => UserSortKeyEnum, {
    nullable: true,
    defaultValue: userListDefaults.sortBy,
    description: 'What the list is sorted by.',
  })
  sortBy?: string | null;

  @Field(() => SortOrderEnum, {
    nullable: true,
    defaultValue: userListDefaults.sortOrder,
    description: 'In which direction.',
  })
  sortOrder?: string | null;
}
