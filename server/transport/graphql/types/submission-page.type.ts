import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

import type { SubmissionEventKind } from '../../../../schema/contract/submission-status.js';
import { SizedAbout } from '../limits/list-size.js';
import { SubmissionEventKindEnum } from '../submission-enums.js';
import { Pagination } from './entry-page.type.js';
import { FieldChange, Person } from './revision.type.js';
import { Submission } from './submission.type.js';

@ObjectType({ simpleResolvers: true, description: 'Something that happened to a submission.' })
export class SubmissionEvent {
  @Field(() => SubmissionEventKindEnum, { description: 'What happened.' })
  kind!: SubmissionEventKind;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => Person, {
    nullable: true,
    description: 'Who did it; null for visitors, and for people who were deleted for good.',
  })
  by!: Person | null;

  @Field(() => String, { nullable: true, description: 'What was said with it.' })
  note!: string | null;

  @SizedAbout(10)
  @Field(() => [FieldChange], {
    description: "What a resubmission, or the reviewer's corrections, changed of the proposal.",
  })
  changes!: readonly FieldChange[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list of submissions.' })
export class SubmissionPage {
  @Field(() => [Submission], { description: 'The submissions of this page; none past the end.' })
  items!: readonly Submission[];

  @Field(() => Pagination, { description: 'Where this page stands in the list.' })
  pagination!: Pagination;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many submissions stand where, of those that the one who asks may see.',
})
export class SubmissionCounts {
  @Field(() => Int, { description: 'Those that wait for a reviewer.' })
  pending!: number;

  @Field(() => Int, { description: 'Those that wait for an answer of the submitter.' })
  sent_back!: number;

  @Field(() => Int, { description: 'Those that became entries.' })
  approved!: number;

  @Field(() => Int, { description: 'Those that a reviewer said no to.' })
  rejected!: number;

  @Field(() => Int, { description: 'Those that were taken back.' })
  withdrawn!: number;
}
