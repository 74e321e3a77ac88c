import { bodyOf, type JsonSchema } from '../../../nouns/noun.js';
import { userInput, userNoun, userPaginationNoun, userStatisticsNoun } from '../../../nouns/user.js';

const { isActive, ...newUser } = userInput.fields;
const { password, ...changes } = userInput.fields;

export const userSchemas = {
  User: userNoun.schema,
  NewUser: bodyOf(newUser, ['name', 'email', 'role']),
  UserChanges: bodyOf(changes),
  UserPagination: userPaginationNoun.schema,
  UserStatistics: userStatisticsNoun.schema,
} satisfies Record<string, JsonSchema>;
