import { type UserView, userView } from '../../services/users/user-views.js';

/** A person as REST shows them: the ten names of the contract, and nothing else. */
export function userJson(user: UserView) {
  const { id, ...seen } = userView(user);
  return { _id: id, ...seen };
}
