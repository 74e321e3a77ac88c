import { paginationNoun } from '../../../nouns/entry.js';
import { many, noun, type Of, one } from '../../../nouns/noun.js';
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

const submissionPageNoun = noun('SubmissionPage', 'One page of a list of submissions.', {
  items: many(one(submissionNoun, 'The submissions on this page; empty past the end.')),
  pagination: one(paginationNoun, 'Position of this page in the list.'),
});
export const SubmissionPage = objectType(submissionPageNoun);
export type SubmissionPage = Omit<Of<typeof submissionPageNoun>, 'items'> & {
  readonly items: readonly Submission[];
};
