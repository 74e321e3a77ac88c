import { UnstyledButton } from '@mantine/core';
import {
  IconArchive,
  IconChevronDown,
  IconFileImport,
  IconInbox,
  IconLogout,
  IconServer,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { notifyDone } from '../components/notify';
import { DropdownMenu } from '../components/overlays/Dropdown';
import { paths } from '../paths';
import { leaveAfterConfirmation } from '../session/leaveConfirmation';
import { session } from '../session/session';
import type { SessionUser } from '../session/sessionUser';
import { useMay } from '../session/useSession';
import classes from './Account.module.css';
import { AccountInitials } from './AccountInitials';

interface AccountMenuProps {
  readonly user: SessionUser;
}

/** Shows who is signed in, the pages only they can open, and the sign-out item. */
export function AccountMenu({ user }: AccountMenuProps) {
  const mayManageUsers = useMay('users.read');
  const maySeeSystem = useMay('system.read');
  const mayImport = useMay('imports.run');
  const mayReview = useMay('submissions.review');
  const mayRestore = useMay('entries.restore');
  return (
    <DropdownMenu
      width={248}
      target={
        <UnstyledButton className={classes.target} aria-label={`Account of ${user.name}`}>
          <AccountInitials name={user.name} />
          <IconChevronDown size={14} aria-hidden="true" />
        </UnstyledButton>
      }
    >
      {({ Menu }) => (
        <Menu.Dropdown>
          {/* A menu may contain only items and groups; the signed-in person's name is the label of the group. */}
          <div role="group" aria-label={`${user.name}, ${user.role}`}>
            <div className={classes.who} aria-hidden="true">
              <span className={classes.name}>{user.name}</span>
              <span className={classes.role}>{user.role}</span>
            </div>
            <Menu.Item component={Link} to={paths.profile} leftSection={<IconUserCircle size={16} />}>
              Profile
            </Menu.Item>
            <Menu.Item component={Link} to={paths.submissions()} leftSection={<IconInbox size={16} />}>
              {mayReview ? 'Submissions' : 'Your submissions'}
            </Menu.Item>
            {mayImport && (
              <Menu.Item component={Link} to={paths.imports()} leftSection={<IconFileImport size={16} />}>
                Import entries
              </Menu.Item>
            )}
            {mayRestore && (
              <Menu.Item component={Link} to={paths.deletedEntries()} leftSection={<IconArchive size={16} />}>
                Deleted entries
              </Menu.Item>
            )}
            {mayManageUsers && (
              <Menu.Item component={Link} to={paths.users()} leftSection={<IconUsers size={16} />}>
                Users
              </Menu.Item>
            )}
            {maySeeSystem && (
              <Menu.Item component={Link} to={paths.system} leftSection={<IconServer size={16} />}>
                System
              </Menu.Item>
            )}
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => leaveAfterConfirmation(signOut)}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}

function signOut(): void {
  session.end();
  notifyDone('signedOut');
}
