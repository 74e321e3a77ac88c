import type { ApolloCache } from '@apollo/client';

import { SubmissionsDocument } from '../../generated/submissions';
import type {
  SubmissionFieldsFragment,
  SubmissionsQuery,
  SubmissionsQueryVariables,
} from '../../generated/types';
import { forgetWhatFollows } from '../../hooks/forgetEntries';
import { putFirst } from '../../hooks/putFirst';

/*
 * How the cache follows submissions (specification §4). Each is kept once, by its id, so that one that was reviewed is
 * replaced wherever it shows; here is what happens to lists and counts. The list on screen, or the last that was, is
 * changed in place; whatever else may be wrong by now is asked for again when it is shown.
 */

/** Puts a new submission at the front of the list on screen, whatever its page or filter, until it is fetched again. */
export function addCreatedSubmission(
  cache: ApolloCache,
  created: SubmissionFieldsFragment,
  onScreen: SubmissionsQueryVariables,
): void {
  keepOnly(cache, onScreen, (page) => putFirst(page, created));
}

/** Lets a submission that became another stay where the list on screen shows it; of an approved one, an entry follows. */
export function followSubmission(
  cache: ApolloCache,
  { statusDetail }: Pick<SubmissionFieldsFragment, 'statusDetail'>,
  onScreen: SubmissionsQueryVariables,
): void {
  keepOnly(cache, onScreen, (page) => page);
  if (statusDetail === 'approved') forgetWhatFollows(cache);
}

type Page = SubmissionsQuery['submissions'];

function keepOnly(
  cache: ApolloCache,
  onScreen: SubmissionsQueryVariables,
  changed: (page: Page) => Omit<Page, '__typename'>,
): void {
  const list = { query: SubmissionsDocument, variables: onScreen };
  const shown = cache.readQuery<SubmissionsQuery, SubmissionsQueryVariables>(list)?.submissions;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'submissions' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'submissionCounts' });
  if (shown) cache.writeQuery({ ...list, data: { submissions: { ...shown, ...changed(shown) } } });
}
