import { addressOf, narrowed, queryOf, readView } from './submissionsView';

const read = (query: string, isReviewer = true) => readView(new URLSearchParams(query), isReviewer);

test('a reviewer starts with what waits, the oldest first', () => {
  expect(queryOf(read(''))).toEqual({ detail: 'pending', sortOrder: 'asc' });
  expect(addressOf(read(''), true)).toEqual({});
});

test('users who do not review start with all their submissions, newest first', () => {
  expect(queryOf(read('', false))).toEqual({ sortOrder: 'desc' });
  expect(addressOf(read('', false), false)).toEqual({});
});

test('reading the address of a view returns the view', () => {
  const query = 'status=rejected&search=anti+tTG&sortOrder=asc&page=3&limit=25';
  const view = read(query);
  expect(queryOf(view)).toEqual({
    detail: 'rejected',
    search: 'anti tTG',
    sortOrder: 'asc',
    page: 3,
    limit: 25,
  });
  expect(addressOf(view, true)).toEqual({
    status: 'rejected',
    search: 'anti tTG',
    sortOrder: 'asc',
    page: 3,
    limit: 25,
  });
});

test('what cannot be understood takes its default', () => {
  expect(read('status=lost&sortOrder=up&page=-1&limit=7')).toEqual(read(''));
});

test('another status begins with its own order and first page; a search keeps the order', () => {
  const view = read('page=3');
  expect(narrowed(view, { status: 'approved' }, true)).toMatchObject({ sortOrder: 'desc', page: 1 });
  expect(narrowed({ ...view, sortOrder: 'desc' }, { search: 'x' }, true)).toMatchObject({
    sortOrder: 'desc',
    page: 1,
  });
});
