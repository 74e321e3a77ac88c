import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import type { RevisionAction } from '../../../services/entries/revision-views.js';
import { RevisionActionEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';

@ObjectType({ simpleResolvers: true, description: 'Somebody who did something, as histories name them.' })
export class Person {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How one field of an entry changed.' })
export class FieldChange {
  @Field(() => String, { description: 'The field, or `additional.` and the name.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What it held; null for nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it holds since.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One change of one entry, kept for good.' })
export class Revision {
  @Field(() => Int, { description: 'The version of the entry that it made.' })
  version!: number;

  @Field(() => RevisionActionEnum, { description: 'What was done.' })
  action!: RevisionAction;

  @Field(() => Person, {
    nullable: true,
    description: 'Who did it; null for the product itself, and for people who were deleted for good.',
  })
  by!: Person | null;

  @Field(() => GraphQLDateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Why, where somebody said so.' })
  reason!: string | null;

  @Field(() => String, { description: 'By which way: `edit`, `starter`, an import or a submission.' })
  source!: string;

  // An entry has so many fields, and so many names beside them.
  @SizedAbout(75)
  @Field(() => [FieldChange], { description: 'What changed; of a creation, every field that was filled.' })
  changes!: readonly FieldChange[];
}

@ObjectType({ simpleResolvers: true, description: 'The latest changes of an entry.' })
export class EntryHistory {
  @Field(() => ID, { description: 'The id of the entry.' })
  entryId!: string;

  @Field(() => [Revision], { description: 'The changes, newest first.' })
  revisions!: readonly Revision[];

  @Field(() => Int, { description: 'How many changes there are in all.' })
  total!: number;
}
