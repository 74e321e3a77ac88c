import { limits } from '../../schema/contract/limits.js';
import type { UserView } from '../nouns/user.js';
import type { RequestContext } from '../services/request-context.js';
import type { UserDirectoryService } from '../services/users/user-directory.service.js';
import { terminalLine } from './terminal-text.js';

interface Parts {
  readonly users: UserDirectoryService;
  readonly print: (line: string) => void;
}

interface Listed extends UserView {
  readonly isClosed: boolean;
  /** Whether the account has no password yet. */
  readonly isInvited: boolean;
}

/** Prints all accounts, closed ones last. */
export async function listUsers(ctx: RequestContext, json: boolean, { users, print }: Parts): Promise<void> {
  const allAccounts = [...(await all(ctx, users, false)), ...(await all(ctx, users, true))];
  const lines = json ? [JSON.stringify(allAccounts, null, 2)] : asTable(allAccounts);
  for (const line of lines) print(line);
}

const headings = ['E-mail', 'Name', 'Role', 'State', 'Last sign-in'];

function asTable(allAccounts: readonly Listed[]): string[] {
  const rows = allAccounts.map((user) => [
    user.email,
    terminalLine(user.name),
    user.role,
    stateOf(user),
    lastSeen(user),
  ]);
  return inColumns([headings, ...rows]);
}

async function all(ctx: RequestContext, users: UserDirectoryService, closed: boolean): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { page, limit: limits.listLimit.max, closed, sortBy: 'email', sortOrder: 'asc' };
    const list = await users.list(ctx, asked);
    const accounts = await users.accounts(
      ctx,
      list.users.map(({ id }) => id),
    );
    const isInvited = ({ id }: UserView): boolean => accounts.get(id)?.hasPassword === false;
    found.push(...list.users.map((user) => ({ ...user, isClosed: closed, isInvited: isInvited(user) })));
    if (!list.pagination.hasNextPage) return found;
  }
}

function stateOf({ isActive, isClosed, isInvited }: Listed): string {
  if (isClosed) return 'closed';
  if (isActive && isInvited) return 'invited';
  return isActive ? 'active' : 'deactivated';
}

function lastSeen({ lastLoginAt }: Listed): string {
  return lastLoginAt?.toISOString() ?? 'never';
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
