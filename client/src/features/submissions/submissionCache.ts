import type { ApolloCache } from '@apollo/client';

import { SubmissionsDocument } from '../../generated/submissions';
import type {
  SubmissionFieldsFragment,
  SubmissionsQuery,
  SubmissionsQueryVariables,
} from '../../generated/types';
import { evictDerivedData } from '../../hooks/evictEntries';
import { moveToFront } from '../../hooks/moveToFront';

/*
 * Cache updates after writes to submissions (specification §4). The cache stores each submission once, by id, so
 * updating it updates every view. The functions here handle lists and counts: they change the list that is, or was
 * last, on screen in place, and evict everything else that may be stale, so that it is fetched again when it is shown.
 */

/**
 * Puts a new submission at the front of the list on screen, whatever its page or filter, until the list is fetched
 * again.
 */
export function addCreatedSubmission(
  cache: ApolloCache,
  created: SubmissionFieldsFragment,
  onScreen: SubmissionsQueryVariables,
): void {
  updateListOnScreen(cache, onScreen, (page) => moveToFront(page, created));
}

/** Leaves a changed submission where it is in the list on screen; an approved one also evicts lists of entries. */
export function cacheDecidedSubmission(
  cache: ApolloCache,
  { statusDetail }: Pick<SubmissionFieldsFragment, 'statusDetail'>,
  onScreen: SubmissionsQueryVariables,
): void {
  updateListOnScreen(cache, onScreen, (page) => page);
  if (statusDetail === 'approved') evictDerivedData(cache);
}

/** Evicts lists and counts, so that they are fetched again when they are shown. */
export function evictSubmissions(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'submissions' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'submissionCounts' });
}

type Page = SubmissionsQuery['submissions'];

function updateListOnScreen(
  cache: ApolloCache,
  onScreen: SubmissionsQueryVariables,
  changed: (page: Page) => Omit<Page, '__typename'>,
): void {
  const list = { query: SubmissionsDocument, variables: onScreen };
  const shown = cache.readQuery<SubmissionsQuery, SubmissionsQueryVariables>(list)?.submissions;
  evictSubmissions(cache);
  if (shown) cache.writeQuery({ ...list, data: { submissions: { ...shown, ...changed(shown) } } });
}
