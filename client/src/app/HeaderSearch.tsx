import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { type Choice, pathOfChoice } from '../components/search/choice';
import { SearchBox } from '../components/SearchBox';
import { addressOf, defaultView, readView } from '../features/entries/entriesSearchParams';
import { narrowedTo, searchedFor } from '../features/entries/searched';
import { paths, routes } from '../paths';
import classes from './Header.module.css';

/** The search in the header: leads to the entries found; on the list it keeps what else is applied there. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const view = pathname === routes.entries ? readView(new URLSearchParams(search)) : defaultView;
  useHotkeys([['mod+K', () => input.current?.focus()]], []);
  // The start page has a larger one of its own.
  if (pathname === routes.home) return <div className={classes.search} data-home />;
  const pathOf = (choice: Choice) => {
    if (choice.kind === 'search') return paths.entries(addressOf(searchedFor(view, choice.term)));
    if (choice.kind === 'value')
      return paths.entries(addressOf(narrowedTo(view, choice.field, choice.value)));
    return pathOfChoice(choice);
  };
  return (
    <div className={classes.search}>
      <SearchBox
        label="Search entries"
        placeholder="Search entries"
        term={view.search}
        hint={
          <Kbd size="xs" className={classes.shortcut}>
            Ctrl K
          </Kbd>
        }
        inputRef={input}
        pathOf={pathOf}
      />
    </div>
  );
}
