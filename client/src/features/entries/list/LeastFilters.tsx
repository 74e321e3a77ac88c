import { measuredFilters } from '@contract/entry-filters';
import { NativeSelect } from '@mantine/core';

import { leastLabels, percentOf } from '../../../components/entryFilters';
import type { ShowView } from '../../../hooks/useAddressView';
import type { EntriesView } from './entriesSearchParams';
import classes from './TypedFilters.module.css';
import { withFilter } from './viewChanges';

interface LeastFiltersProps {
  readonly view: EntriesView;
  readonly onView: ShowView<EntriesView>;
}

const offered = ['0.5', '0.7', '0.8', '0.9', '0.95', '0.98', '0.99'];

/** The least sensitivity and specificity. Another share, from the address, is offered too. */
export function LeastFilters({ view, onView }: LeastFiltersProps) {
  return (
    <fieldset data-stack="12" className={classes.group}>
      <legend className={classes.legend}>Numbers in the text</legend>
      <div className={classes.pair}>
        {measuredFilters.map((name) => {
          const value = view.filters[name] ?? '';
          const shares = value === '' || offered.includes(value) ? offered : [value, ...offered];
          return (
            <NativeSelect
              key={name}
              label={leastLabels[name]}
              value={value}
              onChange={(event) => onView(withFilter(view, name, event.currentTarget.value))}
              data={[
                { value: '', label: 'Any' },
                ...shares.map((share) => ({ value: share, label: percentOf(share) })),
              ]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
