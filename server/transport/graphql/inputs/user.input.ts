import { Field, InputType } from 'type-graphql';

import { RoleEnum } from '../types/user.type.js';

const optional = { nullable: true } as const;

@InputType({
  description:
    'A person to be. What is left out of an update stays; null clears a username or contact number.',
})
export class UserInput {
  @Field(() => String, { ...optional, description: 'How the person is called; required for a new account.' })
  name?: string | null;

  @Field(() => String, { ...optional, description: 'Another name, which nobody else has.' })
  username?: string | null;

  @Field(() => String, { ...optional, description: 'E-mail address; required for a new account.' })
  email?: string | null;

  @Field(() => String, { ...optional, description: 'Telephone number or the like.' })
  contactNumber?: string | null;

  @Field(() => RoleEnum, { ...optional, description: 'What the person may do; required for a new account.' })
  role?: string | null;

  @Field(() => Boolean, { ...optional, description: 'Whether the person can sign in; read by updates.' })
  isActive?: boolean | null;

  @Field(() => String, {
    ...optional,
    description: 'For a new account; without one, an invitation to set it is mailed. Updates ignore it.',
  })
  password?: string | null;
}
