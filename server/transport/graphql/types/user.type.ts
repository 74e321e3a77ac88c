import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import type { Role } from '../../../../schema/contract/roles.js';
import { RoleEnum } from '../enums.js';

@ObjectType({ simpleResolvers: true, description: 'A person with an account.' })
export class User {
  @Field(() => ID, { description: 'Identifier of the account, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'How the person is called in histories and lists.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Another name, which nobody else has.' })
  username!: string | null;

  @Field(() => String, { description: 'E-mail address, in lower case; one signs in with it.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number or the like.' })
  contactNumber!: string | null;

  @Field(() => RoleEnum, { description: 'What the person may do.' })
  role!: Role;

  @Field(() => Boolean, { description: 'Whether the person can sign in.' })
  isActive!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the person last signed in.' })
  lastLoginAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When the account was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What administrators see of an account.' })
export class UserAccount {
  @Field(() => Boolean, { description: 'Deleted, though not for good: it can be activated again.' })
  isClosed!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a password was ever set. Who has none was invited and has not come yet.',
  })
  hasPassword!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when signing in is refused after too many failures; null where it is not.',
  })
  lockedUntil!: Date | null;
}
