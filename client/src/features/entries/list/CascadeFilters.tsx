import { cascadeFields } from '@contract/entry-filters';

import classes from './CascadeFilters.module.css';
import { CascadeSelect } from './CascadeSelect';
import type { EntriesView } from './entriesSearchParams';
import { withFilter } from './viewChanges';

interface CascadeFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** The cascade: fields with selectable values, each narrowed by the ones before it. */
export function CascadeFilters({ view, onView }: CascadeFiltersProps) {
  return (
    <div className={classes.cascade} role="group" aria-label="Filters, each narrowing the next">
      {cascadeFields.map((field) => (
        <CascadeSelect
          key={field}
          field={field}
          filters={view.filters}
          onChoose={(value) => onView(withFilter(view, field, value))}
        />
      ))}
    </div>
  );
}
