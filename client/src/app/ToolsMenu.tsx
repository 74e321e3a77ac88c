import { clientPages } from '@contract/client-pages';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCalculator, IconChevronDown, IconListCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

import { paths, routes } from '../paths';
import classes from './Header.module.css';

const tools = [
  { to: paths.calculator(), title: clientPages.calculator.title, Icon: IconCalculator },
  { to: paths.differential(), title: clientPages.differential.title, Icon: IconListCheck },
] as const;

/** The menu of the pages that calculate and compare. */
export function ToolsMenu() {
  const { pathname } = useLocation();
  const isHere = pathname === routes.calculator || pathname === routes.differential;
  return (
    <Menu width={232} position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.link} data-here={isHere || undefined}>
          Tools
          <IconChevronDown size={14} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {tools.map(({ to, title, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} aria-hidden="true" />}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
