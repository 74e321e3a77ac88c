import { isRole, type Role, roles } from '@contract/roles';
import { Box, Radio } from '@mantine/core';

import { roleLabels } from './roleLabels';

interface RoleChoiceProps {
  readonly description?: string;
  /** The selected role; `null` for none. */
  readonly role: Role | null;
  readonly isRequired?: boolean;
  /** The server's error about the role. */
  readonly problem?: string | true | undefined;
  readonly onRole: (role: Role) => void;
}

/** Radio buttons of the four roles, each with its rights. */
export function RoleChoice({ description, role, isRequired, problem, onRole }: RoleChoiceProps) {
  return (
    <Radio.Group
      label="Role"
      description={description}
      value={role}
      withAsterisk={isRequired}
      error={problem === true ? 'Choose a role' : problem}
      onChange={(chosen) => isRole(chosen) && onRole(chosen)}
    >
      <Box data-stack="12" mt={10} mb={6}>
        {roles.map((name) => (
          <Radio
            key={name}
            value={name}
            label={name}
            // A dialog starts here, as the Tab key would.
            data-autofocus={name === role || undefined}
            description={roleLabels[name].rights}
            // A missing choice marks the first option as invalid, which then gets the focus.
            {...(problem !== undefined && name === roles[0] && { 'aria-invalid': true })}
          />
        ))}
      </Box>
    </Radio.Group>
  );
}
