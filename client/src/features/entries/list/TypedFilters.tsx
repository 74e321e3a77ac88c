import { limits } from '@contract/limits';

import { groupLabels } from '../../../components/groupLabels';
import { TypedFilter } from '../../../components/TypedFilter';
import type { ShowView } from '../../../hooks/useAddressView';
import type { EntriesView } from './entriesSearchParams';
import { typedFieldGroups } from './typedFields';
import classes from './TypedFilters.module.css';
import { withFilter } from './viewChanges';

interface TypedFiltersProps {
  readonly view: EntriesView;
  readonly onView: ShowView<EntriesView>;
}

/** A text filter for every field outside the cascade: matches entries whose field contains the typed text. */
export function TypedFilters({ view, onView }: TypedFiltersProps) {
  return typedFieldGroups.map(({ group, fields }) => (
    <fieldset key={group} data-stack="12" className={classes.group}>
      <legend className={classes.legend}>{groupLabels[group]}</legend>
      {fields.map(({ name, label, description }) => (
        <TypedFilter
          key={name}
          label={label}
          description={description}
          value={view.filters[name] ?? ''}
          maxLength={limits.filterValueMaxLength}
          onType={(value) => onView(withFilter(view, name, value), { replace: true })}
        />
      ))}
    </fieldset>
  ));
}
