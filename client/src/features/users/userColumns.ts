import type { UserSortKey } from '@contract/users';

interface UserColumn {
  readonly sortKey: UserSortKey;
  readonly label: string;
  /** Share of the table's width, in percent. */
  readonly width: number;
  /** What the two orders are called, upwards first. */
  readonly orders: { readonly asc: string; readonly desc: string };
}

const inAlphabet = { asc: 'A to Z', desc: 'Z to A' };
const inTime = { asc: 'oldest first', desc: 'newest first' };

/** What the list says of each person, from left to right. */
export const userColumns: readonly UserColumn[] = [
  { sortKey: 'name', label: 'Name', width: 23, orders: inAlphabet },
  { sortKey: 'email', label: 'E-mail', width: 26, orders: inAlphabet },
  { sortKey: 'role', label: 'Role', width: 10, orders: inAlphabet },
  {
    sortKey: 'isActive',
    label: 'State',
    width: 15,
    orders: { asc: 'inactive first', desc: 'active first' },
  },
  { sortKey: 'lastLoginAt', label: 'Last sign-in', width: 11, orders: inTime },
  { sortKey: 'createdAt', label: 'Created', width: 10, orders: inTime },
];
