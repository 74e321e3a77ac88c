import DataLoader from 'dataloader';

import type { RequestContext } from '../../services/request-context.js';
import type { UserDirectoryService } from '../../services/users/user-directory.service.js';
import type { UserAccount } from '../../services/users/user-views.js';

/** Data loader for the accounts of the people in one request. */
export class UserAccountsLoader {
  private readonly loader: DataLoader<string, UserAccount | null>;

  constructor(users: Pick<UserDirectoryService, 'accounts'>, ctx: RequestContext) {
    this.loader = new DataLoader(async (ids) => {
      const accounts = await users.accounts(ctx, ids);
      return ids.map((id) => accounts.get(id) ?? null);
    });
  }

  /** Returns the account of a person, or `null` if it was deleted in the meantime. */
  load(id: string): Promise<UserAccount | null> {
    return this.loader.load(id);
  }
}
