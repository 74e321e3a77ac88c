import { type Action, allows } from '@contract/policy';
import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
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
import classes from './Account.module.css';
import { AccountInitials } from './AccountInitials';

interface RestrictedPage {
  readonly action: Action;
  readonly to: string;
  readonly label: string;
  readonly Icon: Icon;
}

/** Pages that only some roles can open. */
const restrictedPages: readonly RestrictedPage[] = [
  { action: 'imports.run', to: paths.imports(), label: 'Import entries', Icon: IconFileImport },
  { action: 'entries.restore', to: paths.deletedEntries(), label: 'Deleted entries', Icon: IconArchive },
  { action: 'users.read', to: paths.users(), label: 'Users', Icon: IconUsers },
  { action: 'system.read', to: paths.system, label: 'System', Icon: IconServer },
];

/** Shows who is signed in, the pages only they can open, and the sign-out item. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const submissions = allows('submissions.review', user.role) ? 'Submissions' : 'Your submissions';
  const pages = [
    { to: paths.profile, label: 'Profile', Icon: IconUserCircle },
    { to: paths.submissions(), label: submissions, Icon: IconInbox },
    ...restrictedPages.filter(({ action }) => allows(action, user.role)),
  ];
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
              <span style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{user.name}</span>
              <span data-text="note">{user.role}</span>
            </div>
            {pages.map(({ to, label, Icon: Drawing }) => (
              <Menu.Item
                key={to}
                component={Link}
                to={to}
                leftSection={<Drawing size={16} aria-hidden="true" />}
              >
                {label}
              </Menu.Item>
            ))}
          </div>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden="true" />}
            onClick={() => leaveAfterConfirmation(signOut)}
          >
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
