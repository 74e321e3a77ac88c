import type { Role } from '@contract/roles';
import { useState } from 'react';

import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { AdministeredUserFragment } from '../../generated/types';
import { RoleChoice } from './RoleChoice';
import type { PendingAction, UserDialogState } from './useUserActions';

interface UserActionDialogProps {
  readonly dialog: UserDialogState;
  /** Called after the closing transition, when the focus can move. */
  readonly onClosed: () => void;
}

/** Confirms changing a user's role or deleting their account. */
export function UserActionDialog({ dialog, onClosed }: UserActionDialogProps) {
  if (dialog.asked === null) return null;
  const { asked } = dialog;
  const props = { ...dialog, asked, onClosed };
  return asked.name === 'changeRole' ? <RoleDialog {...props} /> : <DeletionDialog {...props} />;
}

type DialogProps = Omit<UserDialogState, 'asked'> & {
  readonly asked: PendingAction;
  readonly onClosed: () => void;
};

function RoleDialog({ asked, onConfirm, ...dialog }: DialogProps) {
  const [role, setRole] = useState<Role>(asked.user.role);
  // Each opening resets the dialog.
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    setRole(asked.user.role);
  }
  return (
    <ConfirmDialog
      {...dialog}
      title={`Change the role of ${asked.user.name}`}
      confirmLabel="Change role"
      refusal={role === asked.user.role ? 'Choose another role first' : null}
      onConfirm={() => void onConfirm(asked, role)}
    >
      <RoleChoice
        description="The new role takes effect at once, also in open sessions."
        role={role}
        onRole={setRole}
      />
    </ConfirmDialog>
  );
}

function DeletionDialog({ asked, onConfirm, ...dialog }: DialogProps) {
  const { name, user } = asked;
  const isPermanent = name === 'deletePermanently';
  return (
    <ConfirmDialog
      {...dialog}
      key={name}
      isDangerous
      title={isPermanent ? `Delete ${user.name} permanently` : `Delete ${user.name}`}
      confirmLabel={isPermanent ? 'Delete permanently' : 'Delete'}
      {...(isPermanent && { typed: { label: 'Type the e-mail address to confirm', expected: user.email } })}
      onConfirm={() => void onConfirm(asked, user.role)}
    >
      {isPermanent ? <PermanentDeletion user={user} /> : <Closing user={user} />}
    </ConfirmDialog>
  );
}

interface PersonProps {
  readonly user: AdministeredUserFragment;
}

function Closing({ user }: PersonProps) {
  return (
    <>
      <p>
        This closes the account of {user.email}. All its sessions end, and it cannot sign in. It disappears
        from the list and the figures. Its e-mail address stays reserved.
      </p>
      <p>You can undo this: reopen the account under “Closed accounts”.</p>
    </>
  );
}

function PermanentDeletion({ user }: PersonProps) {
  return (
    <>
      <p>
        The name, the e-mail address {user.email} and all other personal data are deleted permanently. Entries
        and their history remain without the name.
      </p>
      <p>This cannot be undone.</p>
    </>
  );
}
