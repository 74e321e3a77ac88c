import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { SearchBox } from '../components/SearchBox';
import { addressOf, defaultView, readView } from '../features/entries/entriesSearchParams';
import { paths, routes } from '../paths';
import classes from './Header.module.css';

/** The search in the header: leads to the entries found; on the list it keeps what else is applied there. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const view = pathname === routes.entries ? readView(new URLSearchParams(search)) : defaultView;
  useHotkeys([['mod+K', () => input.current?.focus()]], []);
  // The start page has a larger one of its own.
  if (pathname === routes.home) return <div className={classes.search} data-home />;
  return (
    <div className={classes.search}>
      <SearchBox
        key={view.search}
        label="Search entries"
        placeholder="Search entries"
        term={view.search}
        hint={
          <Kbd size="xs" className={classes.shortcut}>
            Ctrl K
          </Kbd>
        }
        inputRef={input}
        onSearch={(term) => void navigate(paths.entries(addressOf({ ...view, search: term, page: 1 })))}
      />
    </div>
  );
}
