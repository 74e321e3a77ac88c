import { limits } from '@contract/limits';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import { TypedFilter } from '../../components/TypedFilter';
import { stateFilterWords } from './filterWords';
import { UserSortSelect } from './UserSortSelect';
import { stateFilters, type UsersView } from './usersSearchParams';
import classes from './UsersToolbar.module.css';
import type { ShowView } from './useUsersView';
import { narrowed } from './viewChanges';

interface UsersToolbarProps {
  readonly view: UsersView;
  readonly isPhone: boolean;
  readonly onView: ShowView;
}

/** What narrows the list beside the role; on a phone, which has no column heads, also what it is sorted by. */
export function UsersToolbar({ view, isPhone, onView }: UsersToolbarProps) {
  const handleState = (event: ChangeEvent<HTMLSelectElement>) => {
    const state = stateFilters.find((name) => name === event.currentTarget.value);
    if (state) onView(narrowed(view, { state }));
  };
  return (
    <section className={classes.panel} role="search" aria-label="Users">
      <div className={classes.search}>
        <TypedFilter
          label="Search"
          description="Words that must occur in name, username, e-mail or contact number"
          placeholder="Name, username, e-mail or number"
          value={view.search}
          maxLength={limits.searchTermMaxLength}
          onType={(search) => onView(narrowed(view, { search }), { replace: true })}
        />
      </div>
      <NativeSelect
        label="State"
        className={classes.select}
        classNames={{ label: classes.label, input: classes.input }}
        value={view.state}
        onChange={handleState}
        data={stateFilters.map((value) => ({ value, label: stateFilterWords[value] }))}
      />
      {isPhone && <UserSortSelect view={view} onView={onView} />}
    </section>
  );
}
