import { limits } from '../../../../schema/contract/limits.js';
import { roles } from '../../../../schema/contract/roles.js';
import { count, flagOf, listOf, moment, objectOf } from './json-schemas.js';
import type { JsonSchema } from './route-document.js';

const upTo = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const optional = (maxLength: number): JsonSchema => ({ type: ['string', 'null'], maxLength });
const role: JsonSchema = { type: 'string', enum: roles };

const changeable = {
  name: upTo(limits.user.name),
  username: optional(limits.user.username),
  email: { ...upTo(limits.user.email), format: 'email' },
  contactNumber: optional(limits.user.contactNumber),
  role,
};
const isActive = flagOf('Whether the person can sign in.');
const password = {
  type: 'string',
  format: 'password',
  minLength: limits.password.min,
  maxLength: limits.password.max,
};

/** The schemas about people. */
export const userSchemas = {
  User: objectOf({
    _id: { type: 'string', format: 'uuid' },
    ...changeable,
    isActive,
    lastLoginAt: { type: ['string', 'null'], format: 'date-time' },
    createdAt: moment,
    updatedAt: moment,
  }),
  NewUser: objectOf({ ...changeable, password }, ['username', 'contactNumber', 'password']),
  UserChanges: objectOf({ ...changeable, isActive }, [...Object.keys(changeable), 'isActive']),
  UserPagination: objectOf({
    currentPage: count,
    totalPages: count,
    totalUsers: count,
    hasNextPage: flagOf('Whether a page follows.'),
    hasPrevPage: flagOf('Whether a page comes before.'),
  }),
  UserStatistics: objectOf({
    overview: objectOf({ totalUsers: count, activeUsers: count, inactiveUsers: count }),
    roleStats: listOf(objectOf({ role, count, active: count, inactive: count })),
  }),
} satisfies Record<string, JsonSchema>;
