import { entryField, entryFieldNames } from '@contract/entry-fields';
import { Button, CloseButton } from '@mantine/core';

import classes from './AppliedFilters.module.css';
import type { EntriesView } from './entriesSearchParams';
import { cleared, isNarrowed, withFilter } from './viewChanges';

interface AppliedFiltersProps {
  readonly view: EntriesView;
  readonly onView: (view: EntriesView) => void;
}

/** What narrows the list, each with a way to take it away, and all of it at once. */
export function AppliedFilters({ view, onView }: AppliedFiltersProps) {
  if (!isNarrowed(view)) return null;
  const applied = entryFieldNames.filter((name) => view.filters[name] !== undefined);
  return (
    <ul className={classes.chips} aria-label="Applied filters">
      {view.search !== '' && (
        <Chip
          label={view.field === 'all' ? 'Search' : `Search in ${entryField(view.field).label.toLowerCase()}`}
          value={view.search}
          onRemove={() => onView({ ...view, search: '', field: 'all', page: 1 })}
        />
      )}
      {applied.map((name) => (
        <Chip
          key={name}
          label={entryField(name).label}
          value={view.filters[name] ?? ''}
          onRemove={() => onView(withFilter(view, name, ''))}
        />
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onView(cleared(view))}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

interface ChipProps {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}

function Chip({ label, value, onRemove }: ChipProps) {
  return (
    <li className={classes.chip}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value} title={value}>
        {value}
      </span>
      <CloseButton size="sm" onClick={onRemove} aria-label={`Remove ${label.toLowerCase()}: ${value}`} />
    </li>
  );
}
