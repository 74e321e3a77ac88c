import { createCache } from '../../apollo/client';
import { EntriesDocument } from '../../generated/entries';
import { SubmissionCountsDocument } from '../../generated/submissionCounts';
import { SubmissionDocument, SubmissionsDocument } from '../../generated/submissions';
import { entriesAnswer, listVariables, makeEntry } from '../../test/entries';
import { countsAnswer, queueVariables, submissionsAnswer } from '../../test/reviews';
import { makeSubmission } from '../../test/submissions';
import { addCreatedSubmission, cacheDecidedSubmission } from './submissionCache';

const other = { ...queueVariables, page: 2 };

function filledCache() {
  const cache = createCache();
  const [first, second] = [makeSubmission(), makeSubmission()];
  const keep = ({ request, result }: { readonly request: object; readonly result: object }) =>
    cache.writeQuery({ ...request, ...result } as Parameters<typeof cache.writeQuery>[0]);
  keep(submissionsAnswer([first, second], queueVariables, 12));
  keep(submissionsAnswer([makeSubmission()], other, 12));
  keep(countsAnswer({ pending: 12 }));
  keep(entriesAnswer([makeEntry()]));
  return { cache, first, second, ids: () => listOf(cache)?.items.map(({ id }) => id) };
}

const listOf = (cache: ReturnType<typeof createCache>, variables = queueVariables) =>
  cache.readQuery({ query: SubmissionsDocument, variables })?.submissions;

test('a new submission goes to the front of the list on screen, and its total is one more', () => {
  const { cache, first, second, ids } = filledCache();
  const created = makeSubmission();
  addCreatedSubmission(cache, created, queueVariables);
  expect(ids()).toEqual([created.id, first.id, second.id]);
  expect(listOf(cache)?.pagination.total).toBe(13);
  addCreatedSubmission(cache, created, queueVariables);
  expect(listOf(cache)?.pagination.total).toBe(13);
});

test('a reviewed submission is updated in the list on screen; other lists and counts are fetched again', () => {
  const { cache, first, ids, second } = filledCache();
  const rejected = { ...first, statusDetail: 'rejected', version: 2 } as const;
  cache.writeQuery({
    query: SubmissionDocument,
    variables: { id: first.id, isReview: false },
    data: { submission: rejected },
  });
  cacheDecidedSubmission(cache, rejected, queueVariables);
  expect(ids()).toEqual([first.id, second.id]);
  expect(listOf(cache)?.items[0]?.statusDetail).toBe('rejected');
  expect(listOf(cache, other)).toBeUndefined();
  expect(cache.readQuery({ query: SubmissionCountsDocument })).toBeNull();
  expect(cache.readQuery({ query: EntriesDocument, variables: listVariables })).not.toBeNull();
});

test('after an approval lists of entries are fetched again', () => {
  const { cache, first } = filledCache();
  cacheDecidedSubmission(cache, { ...first, statusDetail: 'approved' }, queueVariables);
  expect(cache.readQuery({ query: EntriesDocument, variables: listVariables })).toBeNull();
});
