import { Field, ObjectType } from 'type-graphql';

import type { PasswordLinkPurpose } from '../../../../schema/contract/users.js';
import { PasswordLinkPurposeEnum } from '../enums.js';
import { User } from './user.type.js';

@ObjectType({ simpleResolvers: true, description: 'A session of a signed-in person.' })
export class Session {
  @Field(() => String, {
    description: 'Bearer token, to be sent as `Authorization: Bearer …`. Keep it secret.',
  })
  token!: string;

  @Field(() => User, { description: 'The signed-in person.' })
  user!: User;
}

@ObjectType({ simpleResolvers: true, description: 'Human-readable confirmation of an action.' })
export class Notice {
  @Field(() => String, { description: 'The message.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of checking a password link.' })
export class ResetTokenCheck {
  @Field(() => Boolean, { description: 'Always true. An invalid link gives an error.' })
  valid!: boolean;

  @Field(() => PasswordLinkPurposeEnum, { description: 'Purpose of the link.' })
  purpose!: PasswordLinkPurpose;
}
