import type { MarkerRole } from '@contract/rules/differential';

import { roleLabels } from '../../../components/roleLabels';
import classes from './Plots.module.css';
import { RoleCell } from './RoleCell';

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
            {roleLabels[role]}
          </text>
        </g>
      ))}
    </g>
  );
}
