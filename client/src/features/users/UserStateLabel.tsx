import { IconArchive, IconCircleCheck, IconCircleOff, IconLock, IconMail } from '@tabler/icons-react';

import { formatTime } from '../../components/format';
import { StatusBadge, type StatusLook } from '../../components/StatusBadge';
import type { AdministeredUserFragment } from '../../generated/types';
import { type UserState, userStateOf, userStates } from './userState';

const looks: Readonly<Record<UserState, StatusLook>> = {
  active: { drawing: IconCircleCheck, tone: 'good' },
  invited: { drawing: IconMail, tone: 'open' },
  locked: { drawing: IconLock, tone: 'bad' },
  inactive: { drawing: IconCircleOff, tone: 'quiet' },
  closed: { drawing: IconArchive, tone: 'quiet' },
};

/** The state of an account, with its meaning as a tooltip. */
export function UserStateLabel({ user }: { readonly user: AdministeredUserFragment }) {
  const state = userStateOf(user);
  const { label, meaning } = userStates[state];
  const until = state === 'locked' ? user.account?.lockedUntil : null;
  return (
    <StatusBadge
      {...looks[state]}
      label={until ? `Locked until ${formatTime(until)}` : label}
      meaning={meaning}
    />
  );
}
