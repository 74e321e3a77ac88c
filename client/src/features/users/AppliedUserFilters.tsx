import { type AppliedFilter, FilterChips } from '../../components/FilterChips';
import type { ShowView } from '../../hooks/useAddressView';
import { roleLabels } from './roleLabels';
import { defaultView, stateFilterLabels, type UsersView } from './usersSearchParams';
import { cleared, narrowed } from './viewChanges';

interface AppliedUserFiltersProps {
  readonly view: UsersView;
  readonly onView: ShowView<UsersView>;
}

/** The active filters of the list: search, role and state. */
export function AppliedUserFilters({ view, onView }: AppliedUserFiltersProps) {
  const { search, role, state } = view;
  const remove = (name: 'search' | 'role' | 'state') => () =>
    onView(narrowed(view, { [name]: defaultView[name] }));
  const applied: readonly AppliedFilter[] = [
    ...(search === '' ? [] : [{ label: 'Search', value: search, onRemove: remove('search') }]),
    ...(role === null ? [] : [{ label: 'Role', value: roleLabels[role].many, onRemove: remove('role') }]),
    ...(state === defaultView.state
      ? []
      : [{ label: 'State', value: stateFilterLabels[state], onRemove: remove('state') }]),
  ];
  return <FilterChips applied={applied} onClear={() => onView(cleared(view))} />;
}
