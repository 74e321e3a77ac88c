import { bodyOf, type JsonSchema } from '../../../nouns/noun.js';
import {
  newUser,
  userChanges,
  userNoun,
  userPaginationNoun,
  userStatisticsNoun,
} from '../../../nouns/user.js';

/** Schemas for people and accounts. */
export const userSchemas = {
  User: userNoun.schema,
  NewUser: bodyOf(newUser, ['name', 'email', 'role']),
  UserChanges: bodyOf(userChanges),
  UserPagination: userPaginationNoun.schema,
  UserStatistics: userStatisticsNoun.schema,
} satisfies Record<string, JsonSchema>;
