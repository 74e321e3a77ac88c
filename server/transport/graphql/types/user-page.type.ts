import { Field, ID, Int, ObjectType } from 'type-graphql';

import { type Role, roles } from '../../../../schema/contract/roles.js';
import { RoleEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { User } from './user.type.js';

@ObjectType({ simpleResolvers: true, description: 'Where a page of people stands in its list.' })
class UserPagination {
  @Field(() => Int, { description: 'Number of this page, from 1.' })
  currentPage!: number;

  @Field(() => Int, { description: 'Pages in the whole list.' })
  totalPages!: number;

  @Field(() => Int, { description: 'People in the whole list.' })
  totalUsers!: number;

  @Field(() => Boolean, { description: 'Whether a page follows.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether a page comes before.' })
  hasPrevPage!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list of people.' })
export class UserPage {
  @Field(() => [User], { description: 'The people of this page; none past the end.' })
  users!: readonly User[];

  @Field(() => UserPagination, { description: 'Where this page stands in the list.' })
  pagination!: UserPagination;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many accounts there are. Closed ones are not counted.',
})
class UserOverview {
  @Field(() => Int, { description: 'All accounts.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Accounts whose owners can sign in.' })
  activeUsers!: number;

  @Field(() => Int, { description: 'Deactivated accounts.' })
  inactiveUsers!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many accounts have one role.' })
class RoleCount {
  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role;

  @Field(() => Int, { description: 'All accounts with it.' })
  count!: number;

  @Field(() => Int, { description: 'The active ones.' })
  active!: number;

  @Field(() => Int, { description: 'The deactivated ones.' })
  inactive!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of all accounts.' })
export class UserStatistics {
  @Field(() => UserOverview, { description: 'All roles together.' })
  overview!: UserOverview;

  @SizedAbout(roles.length)
  @Field(() => [RoleCount], { description: 'Each role, also one that nobody has.' })
  roleStats!: readonly RoleCount[];
}

@ObjectType({ simpleResolvers: true, description: 'An account that was deleted.' })
export class DeletedUser {
  @Field(() => ID, { description: 'The id it had.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is gone for good; otherwise it is closed.' })
  permanent!: boolean;

  @Field(() => String, { description: 'What was done, for a person.' })
  message!: string;
}
