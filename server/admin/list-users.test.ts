import type { UserDirectoryService } from '../services/users/user-directory.service.js';
import { listUsers } from './list-users.js';

const user = {
  id: '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b11',
  name: 'Bob\nroot@example.org  Root  Admin  active\rEve',
  email: 'bob@example.org',
  role: 'Curator',
  isActive: true,
  lastLoginAt: null,
};

test('a name cannot look like another account', async () => {
  const list = async (_ctx: unknown, { closed }: { readonly closed: boolean }) => ({
    users: closed ? [] : [user],
    pagination: { hasNextPage: false },
  });
  const users = { list, accounts: async () => new Map() } as unknown as UserDirectoryService;
  const lines: string[] = [];
  await listUsers({} as never, false, { users, print: (line) => lines.push(line) });
  expect(lines.map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    'E-mail Name Role State Last sign-in',
    'bob@example.org Bob root@example.org Root Admin active Eve Curator active never',
  ]);
});
