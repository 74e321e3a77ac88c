import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import type { ListState } from '../../components/BackToList';
import { DropdownMenu } from '../../components/overlays/Dropdown';
import type { Overlays } from '../../components/overlays/overlays';
import type { AdministeredUserFragment } from '../../generated/types';
import { paths } from '../../paths';
import { isDangerous, type OfferedAction, offeredActions, type UserAction } from './userActions';
import classes from './UserActionsMenu.module.css';

interface UserActionsMenuProps {
  readonly user: AdministeredUserFragment;
  readonly isOwn: boolean;
  readonly link: ListState;
  readonly onAction: (action: UserAction, user: AdministeredUserFragment) => void;
}

/** Finds the button that opens a user's menu, to return the focus to it; Mantine generates its id. */
export function findActionsButton(id: string, within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-actions-of="${CSS.escape(id)}"]`) ?? null;
}

export function UserActionsMenu({ user, isOwn, link, onAction }: UserActionsMenuProps) {
  const actions = offeredActions(user, isOwn);
  const item = (action: OfferedAction, parts: MenuParts) => (
    <ActionItem key={action.name} {...{ action, parts }} onAction={() => onAction(action.name, user)} />
  );
  return (
    // Fixed positioning, so that the scrolling list does not clip it.
    <DropdownMenu
      width={216}
      floatingStrategy="fixed"
      target={
        <ActionIcon
          data-actions-of={user.id}
          variant="subtle"
          color="gray"
          aria-label={`Actions for ${user.name}`}
          className={classes.target}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      }
    >
      {({ Menu, Tooltip }) => (
        <Menu.Dropdown className={classes.dropdown}>
          <Menu.Item component={Link} to={paths.user(user.id)} state={link}>
            Edit
          </Menu.Item>
          {actions.filter(({ name }) => !isDangerous(name)).map((action) => item(action, { Menu, Tooltip }))}
          <Menu.Divider />
          {actions.filter(({ name }) => isDangerous(name)).map((action) => item(action, { Menu, Tooltip }))}
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}

type MenuParts = Pick<Overlays, 'Menu' | 'Tooltip'>;

interface ActionItemProps {
  readonly parts: MenuParts;
  readonly action: OfferedAction;
  readonly onAction: () => void;
}

/** An action in the menu. If the server would refuse it, it stays focusable and states why. */
function ActionItem({
  parts: { Menu, Tooltip },
  action: { name, label, refusal },
  onAction,
}: ActionItemProps) {
  const reasonId = useId();
  if (refusal === null) {
    return (
      <Menu.Item className={classes.item} data-danger={isDangerous(name) || undefined} onClick={onAction}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <>
      <Tooltip
        label={refusal}
        position="left"
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={240}
        withinPortal={false}
        aria-hidden="true"
      >
        <Menu.Item
          className={classes.item}
          aria-disabled="true"
          aria-describedby={reasonId}
          closeMenuOnClick={false}
        >
          {label}
        </Menu.Item>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{refusal}</VisuallyHidden>
    </>
  );
}
