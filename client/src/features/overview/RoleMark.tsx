import { markerRoleLabels } from '../../components/markerRoleLabels';
import type { OverviewRowPartsFragment } from '../../generated/types';
import classes from './Overview.module.css';

interface RoleMarkProps {
  readonly role: OverviewRowPartsFragment['role'];
  readonly marker: string | null;
}

/** What an autoantibody is good for, in a word and a mark that differs in shape. */
export function RoleMark({ role, marker }: RoleMarkProps) {
  return (
    <span className={classes.role} data-role={role} title={marker ?? undefined}>
      {markerRoleLabels[role]}
    </span>
  );
}
