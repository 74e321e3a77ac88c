import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { UserView } from '../users/user-views.js';

/** What a person who signed in is given. The token is a bearer token and shows up nowhere else. */
export interface Session {
  readonly token: string;
  readonly user: UserView;
}

/** A mailed link that works, and what it is for. */
export interface PasswordLink {
  readonly purpose: PasswordLinkPurpose;
}
