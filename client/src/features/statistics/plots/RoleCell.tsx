import type { MarkerRole } from '@contract/rules/differential';

import { markerRoleLabels } from '../../../components/markerRoleLabels';
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

const lineHeight = 22;

/** What the fills of a heat map mean, in its upper left corner. */
export function RoleLegend({ roles }: { readonly roles: readonly MarkerRole[] }) {
  return (
    <g>
      <title>What entries say the autoantibody is good for; of several entries, the first of these</title>
      <text x={0} y={13} className={classes.legendTitle}>
        Role
      </text>
      {roles.map((role, place) => (
        <g key={role} transform={`translate(1 ${(place + 1) * lineHeight})`}>
          <RoleCell role={role} x={0} y={0} width={20} height={14} />
          <text x={27} y={12} className={classes.rowLabel}>
            {markerRoleLabels[role]}
          </text>
        </g>
      ))}
    </g>
  );
}
