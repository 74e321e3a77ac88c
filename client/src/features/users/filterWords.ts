import type { StateFilter } from './usersSearchParams';

/** What each choice of a state is called. */
export const stateFilterWords: Readonly<Record<StateFilter, string>> = {
  open: 'Active and inactive',
  active: 'Active',
  inactive: 'Inactive',
  closed: 'Closed accounts',
};
