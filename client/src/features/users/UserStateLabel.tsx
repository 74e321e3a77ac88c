import { IconArchive, IconCircleCheck, IconCircleOff, IconLock, IconMail } from '@tabler/icons-react';

import { formatTime } from '../../components/format';
import type { AdministeredUserFragment } from '../../generated/types';
import { userStateOf, userStates } from './userState';
import classes from './UserStateLabel.module.css';

interface UserStateLabelProps {
  readonly user: AdministeredUserFragment;
}

const icons = {
  active: IconCircleCheck,
  invited: IconMail,
  locked: IconLock,
  inactive: IconCircleOff,
  closed: IconArchive,
} as const;

/** The state of an account as an icon and a word, with its meaning as a tooltip. */
export function UserStateLabel({ user }: UserStateLabelProps) {
  const state = userStateOf(user);
  const { label, meaning } = userStates[state];
  const until = state === 'locked' ? user.account?.lockedUntil : null;
  const Icon = icons[state];
  return (
    <span className={classes.mark} data-state={state} title={meaning}>
      <Icon size={16} aria-hidden="true" />
      {until ? `Locked until ${formatTime(until)}` : label}
    </span>
  );
}
