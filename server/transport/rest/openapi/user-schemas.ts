import { limits } from '../../../../schema/contract/limits.js';
import { type JsonSchema, objectOf } from '../../../nouns/noun.js';
import { userNoun, userPaginationNoun, userStatisticsNoun } from '../../../nouns/user.js';

const changeable = ['name', 'username', 'email', 'contactNumber', 'role'];
const password = {
  type: 'string',
  format: 'password',
  minLength: limits.password.min,
  maxLength: limits.password.max,
};

/** Schemas for people and accounts. */
export const userSchemas = {
  User: userNoun.schema,
  NewUser: objectOf({ ...only(changeable), password }, ['username', 'contactNumber', 'password']),
  UserChanges: objectOf(only([...changeable, 'isActive']), [...changeable, 'isActive']),
  UserPagination: userPaginationNoun.schema,
  UserStatistics: userStatisticsNoun.schema,
} satisfies Record<string, JsonSchema>;

function only(names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(userNoun.properties).filter(([name]) => names.includes(name)));
}
