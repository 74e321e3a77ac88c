import DataLoader from 'dataloader';

import type { RequestContext } from '../../services/request-context.js';
import type { UserDirectoryService } from '../../services/users/user-directory.service.js';
import type { UserAccount } from '../../services/users/user-views.js';

/** Collects the people of one request whose accounts are looked at, and asks for them all at once. */
export class UserAccountsLoader {
  private readonly loader: DataLoader<string, UserAccount | null>;

  constructor(users: Pick<UserDirectoryService, 'accounts'>, ctx: RequestContext) {
    this.loader = new DataLoader(async (ids) => {
      const accounts = await users.accounts(ctx, ids);
      return ids.map((id) => accounts.get(id) ?? null);
    });
  }

  /** The account of a person, or `null` where it is gone meanwhile. */
  load(id: string): Promise<UserAccount | null> {
    return this.loader.load(id);
  }
}
