import { Field, InputType } from 'type-graphql';

import { RoleEnum } from '../types/user.type.js';

const optional = { nullable: true } as const;

@InputType({
  description:
    'A new person, or changes of one. An update keeps omitted fields; null clears a username or contact number.',
})
export class UserInput {
  @Field(() => String, { ...optional, description: 'Name of the person; required for a new account.' })
  name?: string | null;

  @Field(() => String, { ...optional, description: 'Alternative name, unique among all accounts.' })
  username?: string | null;

  @Field(() => String, { ...optional, description: 'E-mail address; required for a new account.' })
  email?: string | null;

  @Field(() => String, { ...optional, description: 'Telephone number or another contact.' })
  contactNumber?: string | null;

  @Field(() => RoleEnum, { ...optional, description: 'Role of the person; required for a new account.' })
  role?: string | null;

  @Field(() => Boolean, { ...optional, description: 'Whether the person can sign in. Used by updates only.' })
  isActive?: boolean | null;

  @Field(() => String, {
    ...optional,
    description:
      'For a new account. Without a password, an invitation to set one is e-mailed. Updates ignore it.',
  })
  password?: string | null;
}
