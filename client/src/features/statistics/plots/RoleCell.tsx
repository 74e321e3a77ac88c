import type { MarkerRole } from '@contract/rules/differential';

import classes from './Plots.module.css';

interface RoleCellProps {
  readonly role: MarkerRole;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cell whose fill and border say the role without its colour: full, light, a border alone, dashes. */
export function RoleCell({ role, ...place }: RoleCellProps) {
  return (
    <rect
      {...place}
      rx={2}
      strokeDasharray={role === 'other' ? '3 3' : undefined}
      data-role={role}
      className={classes.cell}
    />
  );
}
