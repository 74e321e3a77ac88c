import type { Role } from '@contract/roles';

import { useDialogSubject } from '../../components/useDialogSubject';
import type { AdministeredUserFragment } from '../../generated/types';
import type { AdministerUser } from './useAdministerUser';
import type { UserAction } from './userActions';

/** An action that awaits confirmation. */
export interface PendingAction {
  readonly name: Extract<UserAction, 'changeRole' | 'close' | 'deletePermanently'>;
  readonly user: AdministeredUserFragment;
}

interface UserActionsOptions {
  readonly administer: AdministerUser;
  /** Called after a user is deleted, permanently or not. */
  readonly onDeleted?: (user: AdministeredUserFragment) => void;
}

/** Runs reversible actions immediately, and asks for confirmation before all others. */
export function useUserActions({ administer, onDeleted }: UserActionsOptions) {
  const { subject, isOpen, open, close } = useDialogSubject<PendingAction>();
  const handleAction = (name: UserAction, user: AdministeredUserFragment) => {
    if (name === 'changeRole' || name === 'close' || name === 'deletePermanently') open({ name, user });
    else void administer[name](user);
  };
  const handleConfirm = async ({ name, user }: PendingAction, role: Role) => {
    const done =
      name === 'changeRole'
        ? await administer.changeRole(user, role)
        : await administer.remove(user, { permanent: name === 'deletePermanently' });
    if (!done) return;
    close();
    if (name !== 'changeRole') onDeleted?.(user);
  };
  return {
    onAction: handleAction,
    dialog: { asked: subject, isOpen, isBusy: administer.isBusy, onConfirm: handleConfirm, onClose: close },
  };
}

export type UserDialogState = ReturnType<typeof useUserActions>['dialog'];
