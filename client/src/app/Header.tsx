import { clientPages } from '@contract/client-pages';
import { ActionIcon, type MantineColorScheme, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconCalculator,
  IconChevronDown,
  IconDeviceDesktop,
  IconListCheck,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';

import { Nothing, onDemand } from '../components/OnDemand';
import { paths, routes } from '../paths';
import { useMay } from '../session/useSession';
import { Account } from './Account';
import classes from './Header.module.css';
import { HeaderSearch } from './HeaderSearch';

/** Loaded separately: most people do not review. */
const PendingCount = onDemand(
  () => import('../features/submissions/PendingCount'),
  'PendingCount',
  Nothing,
  Nothing,
);

/** The product's name, the global search, and the navigation. */
export function Header() {
  const mayImport = useMay('imports.run');
  const mayReview = useMay('submissions.review');
  return (
    <header className={classes.header} data-screen-only>
      <div className={classes.inner}>
        <Link to={paths.home} className={classes.brand}>
          <Logo />
          <span className={classes.name}>
            Autoimmune <span style={{ fontWeight: 400 }}>Atlas</span>
          </span>
        </Link>
        <HeaderSearch />
        <nav className={classes.nav} aria-label="Main">
          <NavLink to={paths.entries()} className={classes.link}>
            Entries
          </NavLink>
          <NavLink to={paths.statistics()} className={classes.link}>
            Statistics
          </NavLink>
          <NavLink to={paths.explore()} className={classes.link}>
            Explore
          </NavLink>
          <ToolsMenu />
          {mayImport && (
            <NavLink to={paths.imports()} className={classes.link} data-roomy>
              Import
            </NavLink>
          )}
          <NavLink to={paths.submit()} className={classes.link}>
            Submit
          </NavLink>
          {mayReview && (
            <NavLink to={paths.submissions()} className={classes.link} data-roomy>
              Submissions
              <PendingCount />
            </NavLink>
          )}
          <NavLink to={paths.about} className={classes.link} data-spare>
            About
          </NavLink>
          <NavLink to={paths.apiDocs} className={classes.link} data-spare>
            API
          </NavLink>
        </nav>
        <div className={classes.tools}>
          <ColourSchemeSwitch />
          <Account />
        </div>
      </div>
    </header>
  );
}

/** The product's logo: an antibody's Y and, between its arms, the self-antigen it binds. */
function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" aria-hidden="true">
      <path className={classes.antibody} d="M14.2 29V17.4L6 9.2M17.8 29V17.4L26 9.2" />
      <circle className={classes.antigen} cx="16" cy="6.8" r="4.3" />
    </svg>
  );
}

/** The schemes in the order the switch cycles through them, with their labels. */
const schemes = {
  auto: { next: 'light', label: 'as the system', Icon: IconDeviceDesktop },
  light: { next: 'dark', label: 'light', Icon: IconSun },
  dark: { next: 'auto', label: 'dark', Icon: IconMoon },
} as const satisfies Record<MantineColorScheme, { next: MantineColorScheme; label: string; Icon: unknown }>;

/** Cycles from the system's scheme to light, to dark, and back; the choice is stored in this browser. */
function ColourSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, label, Icon } = schemes[colorScheme];
  const description = `Colour scheme: ${label}. Switch to ${schemes[next].label}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={description}
      title={description}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

const tools = [
  { to: paths.calculator(), title: clientPages.calculator.title, Icon: IconCalculator },
  { to: paths.differential(), title: clientPages.differential.title, Icon: IconListCheck },
] as const;

/**
 * The links of the pages that calculate and compare, shown on request. Mantine's menu is not used: it would add 30 kB
 * of script to the start of every page.
 */
function ToolsMenu() {
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
    <div style={{ position: 'relative' }} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <UnstyledButton
        ref={button}
        className={classes.link}
        data-here={isHere || undefined}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Tools
        <IconChevronDown size={14} aria-hidden="true" style={{ marginLeft: 2, verticalAlign: -2 }} />
      </UnstyledButton>
      <ul id={listId} data-framed className={classes.menuList} hidden={!isOpen}>
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
