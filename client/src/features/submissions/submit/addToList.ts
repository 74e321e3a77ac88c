import type { ApolloCache } from '@apollo/client';

import type { SubmissionFieldsFragment } from '../../../generated/types';
import { queryOf, readView } from '../review/submissionsView';
import { addCreatedSubmission } from '../submissionCache';

/** Puts a new submission at the front of the list that the person came from. */
export function addToList(
  cache: ApolloCache,
  created: SubmissionFieldsFragment,
  { list, isReviewer }: { readonly list: string; readonly isReviewer: boolean },
): void {
  addCreatedSubmission(cache, created, queryOf(readView(new URLSearchParams(list), isReviewer)));
}
