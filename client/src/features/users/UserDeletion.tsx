import { TitledSection } from '../../components/TitledSection';
import { ActionButton, type UserPartProps } from './UserAccount';
import { isDangerous, offeredActions, type UserAction } from './userActions';
import classes from './UserPage.module.css';

const consequences: Partial<Record<UserAction, string>> = {
  close: 'Closes the account. You can reopen it.',
  deletePermanently: 'Deletes name and e-mail permanently. Entries and history remain.',
};

/** The two ways to delete an account, with the effect of each. */
export function UserDeletion({ user, isOwn, isBusy, onAction }: UserPartProps) {
  return (
    <TitledSection title="Delete" className={classes.section}>
      <ul className={classes.deletions}>
        {offeredActions(user, isOwn)
          .filter(({ name }) => isDangerous(name))
          .map((action) => (
            <li key={action.name}>
              <span className={classes.hint}>{consequences[action.name]}</span>
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
