import { clientPages } from '@contract/client-pages';
import { UnstyledButton } from '@mantine/core';
import { IconCalculator, IconChevronDown, IconListCheck } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

import { paths, routes } from '../paths';
import classes from './Header.module.css';

const tools = [
  { to: paths.calculator(), title: clientPages.calculator.title, Icon: IconCalculator },
  { to: paths.differential(), title: clientPages.differential.title, Icon: IconListCheck },
] as const;

/**
 * The links of the pages that calculate and compare, shown on request. Mantine's menu is not used: it would add 30 kB
 * of script to the start of every page.
 */
export function ToolsMenu() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isHere = pathname === routes.calculator || pathname === routes.differential;
  const close = () => setIsOpen(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={classes.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <UnstyledButton
        ref={button}
        className={classes.link}
        data-here={isHere || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Tools
        <IconChevronDown size={14} aria-hidden="true" className={classes.chevron} />
      </UnstyledButton>
      <ul id={listId} className={classes.menuList} hidden={!isOpen}>
        {tools.map(({ to, title, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.menuLink} onClick={close}>
              <Icon size={16} aria-hidden="true" />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
