import type { Role } from '@contract/roles';
import { useState } from 'react';

import type { AdministeredUserFragment } from '../../generated/types';
import type { AdministerUser } from './useAdministerUser';
import type { UserAction } from './userActions';

/** An action that awaits confirmation. */
export interface AskedAction {
  readonly name: Extract<UserAction, 'changeRole' | 'close' | 'deleteForGood'>;
  readonly user: AdministeredUserFragment;
}

interface UserActionsOptions {
  readonly administer: AdministerUser;
  /** Called after a user is deleted, permanently or not. */
  readonly onDeleted?: (user: AdministeredUserFragment) => void;
}

/** Runs reversible actions immediately, and asks for confirmation before all others. */
export function useUserActions({ administer, onDeleted }: UserActionsOptions) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleAction = (name: UserAction, user: AdministeredUserFragment) => {
    if (name === 'changeRole' || name === 'close' || name === 'deleteForGood') {
      setAsked({ name, user });
      setIsOpen(true);
    } else void administer[name](user);
  };
  const handleConfirm = async ({ name, user }: AskedAction, role: Role) => {
    const done =
      name === 'changeRole'
        ? await administer.changeRole(user, role)
        : await administer.remove(user, { permanent: name === 'deleteForGood' });
    if (!done) return;
    close();
    if (name !== 'changeRole') onDeleted?.(user);
  };
  return {
    onAction: handleAction,
    dialog: { asked, isOpen, isBusy: administer.isBusy, onConfirm: handleConfirm, onClose: close },
  };
}

export type UserDialogState = ReturnType<typeof useUserActions>['dialog'];
