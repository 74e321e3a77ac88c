import type { StateFilter } from './usersSearchParams';

/** What each choice of a state is called. */
export const stateFilterWords: Readonly<Record<StateFilter, string>> = {
  open: 'Open accounts',
  active: 'Active',
  inactive: 'Inactive',
  closed: 'Closed accounts',
};
