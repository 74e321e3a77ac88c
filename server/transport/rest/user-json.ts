import { type UserView, userView } from '../../services/users/user-views.js';

/** Converts a person to REST JSON: exactly the ten properties of the contract. */
export function userJson(user: UserView) {
  const { id, ...seen } = userView(user);
  return { _id: id, ...seen };
}
