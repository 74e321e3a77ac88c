import type { UserSortKey } from '@contract/users';
import { Table, VisuallyHidden } from '@mantine/core';

import { ClampedTexts } from '../../components/ClampedTexts';
import { SortableHead } from '../../components/SortableHead';
import type { AdministeredUserFragment } from '../../generated/graphql';
import type { UserAction } from './userActions';
import { userColumns } from './userColumns';
import type { UserLinkState } from './userLinkState';
import { UserRow } from './UserRow';
import type { UsersView } from './usersSearchParams';
import classes from './UsersTable.module.css';

/** What a table and cards show alike. */
export interface UserRowsProps {
  readonly users: readonly AdministeredUserFragment[];
  /** Who is looking. */
  readonly ownId: string | null;
  readonly link: UserLinkState;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

interface UsersTableProps extends UserRowsProps {
  readonly view: UsersView;
  readonly onSort: (sortBy: UserSortKey) => void;
}

/** People as rows: who, in which role and state, and what can be done. */
export function UsersTable({ users, ownId, link, view, onSort, onAction }: UsersTableProps) {
  return (
    <ClampedTexts>
      <div className={classes.frame}>
        <Table className={classes.table} aria-label="Users">
          <colgroup>
            {userColumns.map(({ sortKey, width }) => (
              <col key={sortKey} style={{ width: `${width}%` }} />
            ))}
            <col style={{ width: '5%' }} />
          </colgroup>
          <Table.Thead className={classes.head}>
            <Table.Tr>
              {userColumns.map(({ sortKey, label }) => (
                <SortableHead
                  key={sortKey}
                  label={label}
                  order={view.sortBy === sortKey ? view.sortOrder : undefined}
                  onSort={() => onSort(sortKey)}
                />
              ))}
              <Table.Th className={classes.th}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {users.map((user) => (
              <UserRow key={user.id} user={user} isOwn={user.id === ownId} link={link} onAction={onAction} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </ClampedTexts>
  );
}
