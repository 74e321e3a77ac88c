import type { UserSortKey } from '@contract/users';

interface UserColumn {
  readonly sortKey: UserSortKey;
  readonly label: string;
  /** Its share of the table's width. */
  readonly share: number;
  /** Whether to truncate long texts. @default false */
  readonly isCut?: boolean;
  /** The labels of both orders. */
  readonly orders: { readonly asc: string; readonly desc: string };
}

const inAlphabet = { asc: 'A to Z', desc: 'Z to A' };
const inTime = { asc: 'oldest first', desc: 'newest first' };

/** The columns of the list, from left to right. */
export const userColumns = [
  { sortKey: 'name', label: 'Name', share: 23, isCut: true, orders: inAlphabet },
  { sortKey: 'email', label: 'E-mail', share: 26, isCut: true, orders: inAlphabet },
  { sortKey: 'role', label: 'Role', share: 10, orders: inAlphabet },
  {
    sortKey: 'isActive',
    label: 'State',
    share: 15,
    orders: { asc: 'inactive first', desc: 'active first' },
  },
  { sortKey: 'lastLoginAt', label: 'Last sign-in', share: 11, orders: inTime },
  { sortKey: 'createdAt', label: 'Created', share: 10, orders: inTime },
] as const satisfies readonly UserColumn[];
