import { Group } from '@mantine/core';

import type { ListState } from '../../components/BackToList';
import { PageTitle } from '../../components/PageTitle';
import { TitledSection } from '../../components/TitledSection';
import type { AdministeredUserFragment } from '../../generated/types';
import { useOpener } from '../../hooks/focusMain';
import { useSession } from '../../session/useSession';
import { useAdministerUser } from './useAdministerUser';
import { ActionButton, UserAccount, type UserPartProps } from './UserAccount';
import { UserActionDialog } from './UserActionDialog';
import { isDangerous, offeredActions, type UserAction } from './userActions';
import { UserEditForm } from './UserEditForm';
import classes from './UserPage.module.css';
import { listQueryOf } from './usersSearchParams';
import { UserStateLabel } from './UserStateLabel';
import { useUserActions } from './useUserActions';

interface UserArticleProps {
  readonly user: AdministeredUserFragment;
  readonly link: ListState;
  /** Called after the user is deleted, permanently or not. */
  readonly onDeleted: () => void;
}

/** A user in full: data to edit, facts of the account with their actions, and deletion. */
export function UserArticle({ user, link, onDeleted }: UserArticleProps) {
  const isOwn = useSession().user?.id === user.id;
  const onScreen = listQueryOf(link);
  const { onAction, dialog } = useUserActions({
    administer: useAdministerUser(onScreen),
    onDeleted,
  });
  const returnFocus = useOpener(dialog.isOpen);
  const parts = { user, isOwn, isBusy: dialog.isBusy, onAction };
  return (
    <article data-stack="20">
      <header data-stack="8" style={{ overflowWrap: 'anywhere' }}>
        <PageTitle title={user.name} />
        <Group gap="4px 20px" align="normal" data-text="quiet">
          <span>{user.role}</span>
          <UserStateLabel user={user} />
          {isOwn && <span>Your own account</span>}
        </Group>
      </header>
      <div data-columns className={classes.columns}>
        <TitledSection title="Personal data" data-stack="14">
          <UserEditForm user={user} onScreen={onScreen} />
        </TitledSection>
        <div data-stack="36">
          <UserAccount {...parts} />
          <UserDeletion {...parts} />
        </div>
      </div>
      <UserActionDialog dialog={dialog} onClosed={returnFocus} />
    </article>
  );
}

const consequences: Partial<Record<UserAction, string>> = {
  close: 'Closes the account. You can reopen it.',
  deletePermanently: 'Deletes name and e-mail permanently. Entries and history remain.',
};

/** The two ways to delete an account, with the effect of each. */
function UserDeletion({ user, isOwn, isBusy, onAction }: UserPartProps) {
  return (
    <TitledSection title="Delete" data-stack="14">
      <ul className={classes.deletions}>
        {offeredActions(user, isOwn)
          .filter(({ name }) => isDangerous(name))
          .map((action) => (
            <li key={action.name}>
              <span data-text="note">{consequences[action.name]}</span>
              <ActionButton
                {...{ action, isBusy }}
                {...(action.refusal === null && { className: classes.danger })}
                onAction={() => onAction(action.name, user)}
              />
            </li>
          ))}
      </ul>
    </TitledSection>
  );
}
