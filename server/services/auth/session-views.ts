import type { PasswordLinkPurpose } from '../../../schema/contract/users.js';
import type { UserView } from '../users/user-views.js';

/** The result of signing in. The bearer token appears in no other response. */
export interface Session {
  readonly token: string;
  readonly user: UserView;
}

/** A valid mailed link, and its purpose. */
export interface PasswordLink {
  readonly purpose: PasswordLinkPurpose;
}
