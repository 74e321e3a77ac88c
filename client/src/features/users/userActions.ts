import { userMessages } from '@contract/messages-users';

import type { AdministeredUserFragment } from '../../generated/types';
import { userStateOf } from './userState';

/** The actions of an administrator on an account, other than editing it. */
export type UserAction =
  | 'changeRole'
  | 'toggle'
  | 'reopen'
  | 'sendLink'
  | 'unlock'
  | 'close'
  | 'deletePermanently';

export interface OfferedAction {
  readonly name: UserAction;
  readonly label: string;
  /** Why the server would refuse the action; `null` if it would not. */
  readonly refusal: string | null;
}

/** The actions available for an account in its current state, with the reason for those that would be refused. */
export function offeredActions(user: AdministeredUserFragment, isOwn: boolean): readonly OfferedAction[] {
  const state = userStateOf(user);
  const guarded = isOwn ? userMessages.ownAccountGuarded : null;
  const deletePermanently: OfferedAction = {
    name: 'deletePermanently',
    label: 'Delete permanently',
    refusal: guarded,
  };
  if (state === 'closed') return [{ name: 'reopen', label: 'Reopen', refusal: null }, deletePermanently];
  return [
    { name: 'changeRole', label: 'Change role', refusal: guarded },
    { name: 'toggle', label: user.isActive ? 'Deactivate' : 'Activate', refusal: guarded },
    {
      name: 'sendLink',
      label: user.account?.hasPassword === false ? 'Resend invitation' : 'Send reset link',
      refusal: user.isActive ? null : userMessages.linkNeedsActiveAccount,
    },
    ...(state === 'locked' ? [{ name: 'unlock', label: 'Unlock', refusal: null } as const] : []),
    { name: 'close', label: 'Delete', refusal: guarded },
    deletePermanently,
  ];
}

/** Whether an action removes something. */
export function isDangerous(action: UserAction): boolean {
  return action === 'close' || action === 'deletePermanently';
}
