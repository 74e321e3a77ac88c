import { userNoun, type UserView } from '../nouns/user.js';
import { columnList } from './column-list.js';

/** What of `users` may leave persistence for anybody to see. The password's hash and the like are read elsewhere. */
export type UserRow = UserView;

/** The columns of a `UserRow`, for a SELECT or RETURNING list. */
export const userColumns = columnList(Object.keys(userNoun.fields));
