import type { Operation } from '@contract/failures';
import { userMessages } from '@contract/messages-users';
import type { Role } from '@contract/roles';

import { notices, notifyAnswer } from '../../components/notify';
import { notifyFailure } from '../../components/notifyDownload';
import type { AdministeredUserFragment, UsersQueryVariables } from '../../generated/types';
import {
  useDeleteUserMutation,
  useSendPasswordLinkMutation,
  useUnlockUserMutation,
  useUpdateUserMutation,
} from '../../generated/users';
import { cacheUpdatedUser, removeDeletedUser, removeUserFromList } from './usersCache';

type Person = Pick<AdministeredUserFragment, 'id'>;

/**
 * The actions of an administrator on an account. Each shows a notification about its outcome and resolves to whether it
 * succeeded. `onScreen` is the list that shows the user, or did so last.
 */
export function useAdministerUser(onScreen: UsersQueryVariables) {
  const [update, updating] = useUpdateUserMutation();
  const [remove, removing] = useDeleteUserMutation();
  const [sendLink, sending] = useSendPasswordLinkMutation();
  const [unlock, unlocking] = useUnlockUserMutation();
  const follow = {
    update: (cache: Parameters<typeof cacheUpdatedUser>[0]) => cacheUpdatedUser(cache, onScreen),
  };
  return {
    isBusy: [updating, removing, sending, unlocking].some(({ loading }) => loading),
    // What the button said is sent, since a second press or another administrator would turn a toggle around.
    toggle: ({ id, isActive: wasActive }: Pick<AdministeredUserFragment, 'id' | 'isActive'>) =>
      notifyOutcome('toggleUserStatus', async () => {
        await update({ variables: { id, input: { isActive: !wasActive } }, ...follow });
        return wasActive ? userMessages.userDeactivated : userMessages.userActivated;
      }),
    changeRole: ({ id }: Person, role: Role) =>
      notifyOutcome('updateUserRole', async () => {
        await update({ variables: { id, input: { role } }, ...follow });
        return notices.roleChanged;
      }),
    reopen: ({ id }: Person) =>
      notifyOutcome('updateUser', async () => {
        const variables = { id, input: { isActive: true } };
        await update({ variables, update: (cache) => removeUserFromList(cache, id, onScreen) });
        return userMessages.userActivated;
      }),
    remove: ({ id }: Person, { permanent }: { readonly permanent: boolean }) =>
      notifyOutcome('deleteUser', async () => {
        const { data } = await remove({
          variables: { id, permanent },
          update: (cache) => removeDeletedUser(cache, id, onScreen),
        });
        return permanent ? data?.deleteUser.message : userMessages.accountClosed;
      }),
    sendLink: ({ id }: Person) =>
      notifyOutcome(
        'sendPasswordLink',
        async () => (await sendLink({ variables: { id } })).data?.sendPasswordLink.message,
      ),
    unlock: ({ id }: Person) =>
      notifyOutcome('unlockUser', async () => {
        await unlock({ variables: { id } });
        return userMessages.userUnlocked;
      }),
  };
}

export type AdministerUser = ReturnType<typeof useAdministerUser>;

/** Runs an operation and shows its message or error as a notification; resolves to whether it succeeded. */
async function notifyOutcome(
  operation: Operation,
  work: () => Promise<string | undefined>,
): Promise<boolean> {
  try {
    const sentence = await work();
    if (sentence !== undefined) notifyAnswer(sentence);
    return true;
  } catch (error) {
    notifyFailure(error, operation);
    return false;
  }
}
