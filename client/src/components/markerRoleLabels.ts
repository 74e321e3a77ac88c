import type { MarkerRole } from '@contract/rules/differential';

/** The names of the roles: what entries say an autoantibody is good for. */
export const markerRoleLabels: Readonly<Record<MarkerRole, string>> = {
  diagnostic: 'Diagnostic',
  supportive: 'Supportive',
  research: 'Research',
  other: 'Not stated',
};
