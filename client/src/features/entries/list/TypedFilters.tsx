import { entryFieldGroups } from '@contract/entry-field-row';
import { entryFields } from '@contract/entry-fields';
import { limits } from '@contract/limits';

import { isCascadeField } from '../../../components/entryFilters';
import { groupLabels } from '../../../components/groupLabels';
import { TypedFilter } from '../../../components/TypedFilter';
import type { ShowView } from '../../../hooks/useAddressView';
import type { EntriesView } from './entriesSearchParams';
import classes from './TypedFilters.module.css';
import { withFilter } from './viewChanges';

/** The fields with text filters, in the contract's groups. */
const typedFieldGroups = entryFieldGroups
  .map((group) => ({
    group,
    fields: entryFields.filter((field) => field.group === group && !isCascadeField(field.name)),
  }))
  .filter(({ fields }) => fields.length > 0);

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
