import { flag, key, noun, type Of, text } from '../../../nouns/noun.js';
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

const deletedUserNoun = noun('DeletedUser', 'A deleted account.', {
  id: key('Id of the account.'),
  permanent: flag('True: permanently deleted. False: the account is closed.'),
  message: text('Human-readable message about the deletion.'),
});
export const DeletedUser = objectType(deletedUserNoun);
export type DeletedUser = Of<typeof deletedUserNoun>;
