import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { type Choice, pathOfChoice } from '../components/search/choice';
import { SearchBox } from '../components/SearchBox';
import { routes } from '../paths';
import classes from './Header.module.css';

/** The search in the header: leads to the entries found; on the list it keeps what else is applied there. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  useHotkeys([['mod+K', () => input.current?.focus()]], []);
  // The start page has a larger one of its own.
  if (pathname === routes.home) return <div className={classes.search} data-home />;
  const list = pathname === routes.entries ? search : null;
  return (
    <div className={classes.search}>
      <SearchBox
        label="Search entries"
        placeholder="Search entries"
        term={new URLSearchParams(list ?? '').get('search')?.trim()}
        hint={
          <Kbd size="xs" className={classes.shortcut}>
            Ctrl K
          </Kbd>
        }
        inputRef={input}
        pathOf={(choice) => (list === null ? pathOfChoice(choice) : pathInList(choice, list))}
      />
    </div>
  );
}

/** How addresses of the list are read is code of the list; on other pages nobody needs it. */
async function pathInList(choice: Choice, list: string): Promise<string> {
  try {
    return (await import('../features/entries/pathInList')).pathInList(choice, list);
  } catch {
    return pathOfChoice(choice);
  }
}
