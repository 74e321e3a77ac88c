import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useLocation } from 'react-router-dom';

import { type Choice, pathOfChoice } from '../components/search/choice';
import { SearchBox } from '../components/SearchBox';
import { routes } from '../paths';
import classes from './Header.module.css';

/** The search in the header. It opens the matching entries; on the list page the other filters stay applied. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  useHotkeys([['mod+K', focusSearch]], []);
  // The start page has a larger search of its own.
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
        pathOf={(choice) => (list === null ? pathOfChoice(choice) : pathInList(choice, list))}
      />
    </div>
  );
}

/** Moves the focus to the first search on the page: that of the header, or the larger one of the start page. */
function focusSearch(): void {
  document.querySelector<HTMLElement>('[role=search] input')?.focus();
}

/** The code that parses list addresses belongs to the list; other pages do not load it. */
async function pathInList(choice: Choice, list: string): Promise<string> {
  try {
    return (await import('../features/entries/list/pathInList')).pathInList(choice, list);
  } catch {
    return pathOfChoice(choice);
  }
}
