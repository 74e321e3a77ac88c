import { isRole, type Role, roles } from '@contract/roles';
import { Radio } from '@mantine/core';

import classes from './RoleChoice.module.css';
import { roleWords } from './roleWords';

interface RoleChoiceProps {
  readonly label: string;
  readonly description?: string;
  /** What is chosen, if anything is. */
  readonly role: Role | null;
  readonly isRequired?: boolean;
  /** What the server said about it. */
  readonly problem?: string | true | undefined;
  readonly onRole: (role: Role) => void;
}

/** One of the four roles, each with what it lets a person do. */
export function RoleChoice({ label, description, role, isRequired, problem, onRole }: RoleChoiceProps) {
  return (
    <Radio.Group
      label={label}
      description={description}
      value={role}
      withAsterisk={isRequired}
      error={problem === true ? 'Choose a role' : problem}
      onChange={(chosen) => isRole(chosen) && onRole(chosen)}
    >
      <div className={classes.roles}>
        {roles.map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            description={roleWords[name].rights}
            // A form that is sent without one goes back to the first.
            {...(problem !== undefined && name === roles[0] && { 'aria-invalid': true })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
