import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { entryFields } from '../../../../schema/contract/entry-fields.js';
import type {
  SubmissionStatus,
  SubmissionStatusDetail,
} from '../../../../schema/contract/submission-status.js';
import { EntryShape } from '../entry-shape.js';
import { SubmissionStatusDetailEnum, SubmissionStatusEnum } from '../submission-enums.js';
import { EntrySnapshot } from './entry-snapshot.type.js';
import { Person } from './revision.type.js';

@ObjectType({ simpleResolvers: true, description: 'The entry that a submission is to correct.' })
export class SubmissionTarget {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  entryId!: string;

  @Field(() => String, { description: 'Its accession.' })
  accession!: string;

  @Field(() => Int, { description: 'The version the proposal was made from.' })
  version!: number;

  @Field(() => Int, { nullable: true, description: 'The version it is at now; null where it is deleted.' })
  currentVersion!: number | null;

  @Field(() => Boolean, { description: 'Whether it is deleted.' })
  deleted!: boolean;

  @Field(() => EntrySnapshot, {
    nullable: true,
    description:
      'The entry as it was then; null for visitors who proposed from a version that was past already.',
  })
  base!: EntrySnapshot | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What somebody proposes: a new entry, or a correction of one. For reviewers, and for whoever submitted it.',
})
export class Submission extends EntryShape {
  @Field(() => ID, { description: 'Identifier of the submission, a UUID.' })
  id!: string;

  @Field(() => GraphQLJSONObject, { description: 'Further facts by free names; every value is a text.' })
  additional!: Readonly<Record<string, string>>;

  @Field(() => SubmissionStatusEnum, { description: 'Where it stands, in the three words of REST.' })
  status!: SubmissionStatus;

  @Field(() => SubmissionStatusDetailEnum, { description: 'Where it stands, told in full.' })
  statusDetail!: SubmissionStatusDetail;

  @Field(() => String, { nullable: true, description: 'What was said with the last decision or question.' })
  reviewNote!: string | null;

  @Field(() => Person, {
    nullable: true,
    description: 'Who submitted it; null for visitors, and for people who were deleted for good.',
  })
  submittedBy!: Person | null;

  @Field(() => String, { nullable: true, description: 'The name a visitor left.' })
  submitterName!: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address a visitor left.' })
  submitterEmail!: string | null;

  @Field(() => Boolean, { description: 'Whether decisions are mailed to the submitter.' })
  wantsMail!: boolean;

  @Field(() => Person, { nullable: true, description: 'Who decided, or asked, last.' })
  reviewedBy!: Person | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When that was.' })
  reviewedAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'The id of the entry that approving it made or changed.' })
  entryId!: string | null;

  @Field(() => SubmissionTarget, {
    nullable: true,
    description: 'The entry it is to correct; null where it proposes a new one.',
  })
  correctionOf!: SubmissionTarget | null;

  @Field(() => Int, { description: 'Counts what happened to the submission, from 1.' })
  version!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When something last happened to it.' })
  updatedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret of the receipt, told once: by `createSubmission` to who is not signed in. Keep it secret.',
  })
  ticket?: string | null;

  @Field(() => Boolean, { description: 'Whether the one who asks may decide on it now.' })
  canReview!: boolean;

  @Field(() => Boolean, { description: 'Whether the one who asks may answer and submit it again now.' })
  canAnswer!: boolean;

  @Field(() => Boolean, { description: 'Whether the one who asks may withdraw it now.' })
  canWithdraw!: boolean;
}

for (const { name, description } of entryFields) {
  Field(() => String, { nullable: true, description, simple: true })(Submission.prototype, name);
}
