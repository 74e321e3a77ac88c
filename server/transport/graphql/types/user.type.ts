import { Field, ID, ObjectType } from 'type-graphql';

import {
  roleNoun,
  type UserAccount as Account,
  userAccountNoun,
  type UserList,
  userListNoun,
  userNoun,
  type UserStatistics as Statistics,
  userStatisticsNoun,
  type UserView,
} from '../../../nouns/user.js';
import { enumType, objectType } from '../object-type.js';

export const RoleEnum = enumType(roleNoun);

export const User = objectType(userNoun);
export type User = UserView;

export const UserAccount = objectType(userAccountNoun);
export type UserAccount = Account;

export const UserPage = objectType(userListNoun);
export type UserPage = UserList;

export const UserStatistics = objectType(userStatisticsNoun);
export type UserStatistics = Statistics;

@ObjectType({ simpleResolvers: true, description: 'A deleted account.' })
export class DeletedUser {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => Boolean, { description: 'True: permanently deleted. False: the account is closed.' })
  permanent!: boolean;

  @Field(() => String, { description: 'Human-readable message about the deletion.' })
  message!: string;
}
