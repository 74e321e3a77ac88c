import { userNoun, type UserView } from '../nouns/user.js';
import { columnList } from './column-list.js';

/** The columns of `users` that may leave persistence. Password hashes and other secrets are read elsewhere. */
export type UserRow = UserView;

/** The columns of a `UserRow`, for a SELECT or RETURNING list. */
export const userColumns = columnList(Object.keys(userNoun.fields));
