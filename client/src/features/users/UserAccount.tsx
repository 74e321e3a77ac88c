import { ButtonWithDisabledReason } from '../../components/ButtonWithDisabledReason';
import { FactRow } from '../../components/FactRow';
import { formatMoment } from '../../components/format';
import { Day } from '../../components/Moment';
import { TitledSection } from '../../components/TitledSection';
import type { AdministeredUserFragment } from '../../generated/types';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import { roleLabels } from './roleLabels';
import { type OfferedAction, offeredActions, type UserAction } from './userActions';
import { userStateOf, userStates } from './userState';

/** Props of the sections of a user's page. */
export interface UserPartProps {
  readonly user: AdministeredUserFragment;
  readonly isOwn: boolean;
  readonly isBusy: boolean;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

/** The facts of an account, each with the actions that change it. */
export function UserAccount({ user, isOwn, isBusy, onAction }: UserPartProps) {
  const offered = offeredActions(user, isOwn);
  const button = (...names: readonly UserAction[]) =>
    offered
      .filter(({ name }) => names.includes(name))
      .map((action) => (
        <ActionButton
          key={action.name}
          {...{ action, isBusy }}
          onAction={() => onAction(action.name, user)}
        />
      ));
  // A pressed button, such as that to unlock, goes with the state.
  const section = useRestoredFocus<HTMLElement>(userStateOf(user));
  return (
    <TitledSection ref={section} tabIndex={-1} title="Account" data-stack="14">
      <dl>
        <FactRow label="Role" action={button('changeRole')} hint={roleLabels[user.role].rights}>
          {user.role}
        </FactRow>
        <FactRow label="State" action={button('toggle', 'reopen', 'unlock')} hint={stateHint(user)}>
          {userStates[userStateOf(user)].label}
        </FactRow>
        <FactRow label="Password" action={button('sendLink')}>
          {user.account?.hasPassword === false ? 'Not set yet' : 'Set'}
        </FactRow>
        <FactRow label="Last sign-in">
          {user.lastLoginAt === null ? 'Never' : <Day moment={user.lastLoginAt} />}
        </FactRow>
        <FactRow label="Created">
          <Day moment={user.createdAt} />
        </FactRow>
        <FactRow label="Changed">
          <Day moment={user.updatedAt} />
        </FactRow>
      </dl>
    </TitledSection>
  );
}

function stateHint(user: AdministeredUserFragment): string {
  const state = userStateOf(user);
  const until = state === 'locked' ? user.account?.lockedUntil : null;
  return until ? `Too many failed sign-ins; locked until ${formatMoment(until)}` : userStates[state].meaning;
}

interface ActionButtonProps {
  readonly action: OfferedAction;
  readonly isBusy: boolean;
  readonly className?: string;
  readonly onAction: () => void;
}

/** A button for an action; if the server would refuse it, the button states why. */
export function ActionButton({ action, isBusy, className, onAction }: ActionButtonProps) {
  return (
    <ButtonWithDisabledReason
      variant="default"
      size="compact-sm"
      className={className}
      reason={action.refusal}
      aria-busy={isBusy}
      onClick={() => !isBusy && onAction()}
    >
      {action.label}
    </ButtonWithDisabledReason>
  );
}
