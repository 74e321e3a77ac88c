import { Field, ObjectType } from 'type-graphql';

import {
  type SubmissionCounts as Counts,
  submissionCountsNoun,
  submissionEventNoun,
  type SubmissionEventView,
  submissionNoun,
  submissionStatusDetailNoun,
  submissionStatusNoun,
  submissionTargetNoun,
  type SubmissionTargetView,
  type SubmissionView,
} from '../../../nouns/submission.js';
import { enumType, objectType } from '../object-type.js';
import { Pagination } from './entry.type.js';

export const SubmissionStatusEnum = enumType(submissionStatusNoun);
export const SubmissionStatusDetailEnum = enumType(submissionStatusDetailNoun);

export const SubmissionTarget = objectType(submissionTargetNoun);
export type SubmissionTarget = SubmissionTargetView;

export const Submission = objectType(submissionNoun);
export type Submission = SubmissionView & { readonly ticket?: string | null };

export const SubmissionEvent = objectType(submissionEventNoun);
export type SubmissionEvent = SubmissionEventView;

export const SubmissionCounts = objectType(submissionCountsNoun);
export type SubmissionCounts = Counts;

@ObjectType({ simpleResolvers: true, description: 'One page of a list of submissions.' })
export class SubmissionPage {
  @Field(() => [Submission], { description: 'The submissions on this page; empty past the end.' })
  items!: readonly Submission[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;
}
