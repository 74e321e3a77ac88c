import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';

import { isApple } from '../components/isApple';
import { SearchBox } from '../components/SearchBox';
import { routes } from '../paths';
import classes from './Header.module.css';

/** The search in the header; it opens the matching entries. The start page and the list have a search of their own. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  useHotkeys([['mod+K', focusSearch]], []);
  if (pathname === routes.home || pathname === routes.entries)
    return <div className={classes.search} data-home />;
  return (
    <div className={classes.search}>
      <SearchBox
        label="Search entries"
        placeholder="Search entries"
        hint={
          <Kbd size="xs" className={classes.shortcut}>
            {isApple ? '⌘' : 'Ctrl'} K
          </Kbd>
        }
      />
    </div>
  );
}

/**
 * Moves the focus to the first search on the page: that of the header, or the page's own. An open dialog covers them
 * and keeps the focus.
 */
function focusSearch(): void {
  if (document.querySelector('[role=dialog][aria-modal=true]')) return;
  document.querySelector<HTMLElement>('[role=search] input')?.focus();
}
