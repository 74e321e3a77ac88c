import { type SortOrder, sortOrders } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { NativeSelect } from '@mantine/core';
import type { ChangeEvent } from 'react';

import { TypedFilter } from '../../../components/TypedFilter';
import classes from './SubmissionsToolbar.module.css';
import { narrowed, type SubmissionsView } from './submissionsView';
import type { ShowView } from './useSubmissionsView';

interface SubmissionsToolbarProps {
  readonly view: SubmissionsView;
  readonly isReviewer: boolean;
  readonly onView: ShowView;
}

const orderWords: Readonly<Record<SortOrder, string>> = { asc: 'Oldest first', desc: 'Newest first' };

/** What narrows and orders the list beside the status. */
export function SubmissionsToolbar({ view, isReviewer, onView }: SubmissionsToolbarProps) {
  const handleOrder = (event: ChangeEvent<HTMLSelectElement>) => {
    const sortOrder = sortOrders.find((order) => order === event.currentTarget.value);
    if (sortOrder) onView({ ...view, sortOrder, page: limits.page.default });
  };
  return (
    <section className={classes.panel} role="search" aria-label="Submissions">
      <div className={classes.search}>
        <TypedFilter
          label="Search"
          description="Words that must occur in what is proposed"
          placeholder="Words in the proposal"
          value={view.search}
          maxLength={limits.searchTermMaxLength}
          onType={(search) => onView(narrowed(view, { search }, isReviewer), { replace: true })}
        />
      </div>
      <NativeSelect
        label="Order"
        className={classes.select}
        classNames={{ label: classes.label, input: classes.input }}
        value={view.sortOrder}
        onChange={handleOrder}
        data={sortOrders.map((value) => ({ value, label: orderWords[value] }))}
      />
    </section>
  );
}
