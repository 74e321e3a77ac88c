import { Field, ObjectType } from 'type-graphql';

import type { PasswordLinkPurpose } from '../../../../schema/contract/users.js';
import { PasswordLinkPurposeEnum } from '../enums.js';
import { User } from './user.type.js';

@ObjectType({ simpleResolvers: true, description: 'What a person who signed in is given.' })
export class Session {
  @Field(() => String, {
    description: 'Bearer token, to be sent as `Authorization: Bearer …`. Keep it secret.',
  })
  token!: string;

  @Field(() => User, { description: 'Who signed in.' })
  user!: User;
}

@ObjectType({ simpleResolvers: true, description: 'That something was done, in words for a person.' })
export class Notice {
  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A link to set a password, once it was looked at.' })
export class ResetTokenCheck {
  @Field(() => Boolean, { description: 'Always true: a link that does not work is an error.' })
  valid!: boolean;

  @Field(() => PasswordLinkPurposeEnum, { description: 'What the link is for.' })
  purpose!: PasswordLinkPurpose;
}
