import { paths } from '../../paths';
import {
  addressOf,
  defaultView,
  type EntriesView,
  queryOf,
  readView,
  sortedBy,
  widened,
  withFilter,
} from './entriesSearchParams';

const read = (query: string) => readView(new URLSearchParams(query));
const view = (values: Partial<EntriesView>): EntriesView => ({ ...defaultView, ...values });

test('an address without a query shows the first ten entries by disease', () => {
  expect(read('')).toEqual({
    search: '',
    field: 'all',
    filters: {},
    sortBy: 'disease',
    sortOrder: 'asc',
    page: 1,
    limit: 10,
  });
});

test.each([
  defaultView,
  view({ search: 'anti-Ro', field: 'synonym', page: 3, limit: 50 }),
  view({ filters: { disease: 'A & B = C+D', epitope: '100 %' }, sortBy: 'updatedAt', sortOrder: 'desc' }),
])('a view comes back from its address: %j', (before) => {
  const [, query = ''] = paths.entries(addressOf(before)).split('?');
  expect(read(query)).toEqual(before);
});

test('defaults and blanks are not written', () => {
  expect(paths.entries(addressOf(defaultView))).toBe('/entries');
  expect(paths.entries(addressOf(view({ filters: { disease: 'Uveitis' }, page: 2 })))).toBe(
    '/entries?disease=Uveitis&page=2',
  );
});

test.each(['page=0', 'page=-1', 'page=two', 'page=1e3', 'limit=7', 'limit=1000000', 'sortBy=password'])(
  'what cannot be understood takes its default: %s',
  (query) => expect(read(query)).toEqual(defaultView),
);

test('an unknown order or search field takes its default, and blank filters count as absent', () => {
  expect(read('sortOrder=up&field=secrets&disease=%20&nonsense=1')).toEqual(defaultView);
});

test('a chosen value is meant exactly, a typed one as a part', () => {
  const { filter } = queryOf(view({ filters: { disease: 'Uveitis', mechanism: 'block' } }));
  expect(filter).toEqual({ disease: { eq: 'Uveitis' }, mechanism: { contains: 'block' } });
});

test('what is blank is not sent', () => {
  expect(queryOf(defaultView)).toEqual({
    page: 1,
    limit: 10,
    sortBy: 'disease',
    sortOrder: 'asc',
    field: 'all',
  });
});

test('choosing a disease resets what stands behind it in the cascade, and the page', () => {
  const before = view({ page: 4, filters: { disease: 'A', autoantibody: 'B', type: 'C', mechanism: 'D' } });
  expect(withFilter(before, 'disease', ' E ')).toEqual(view({ filters: { disease: 'E', mechanism: 'D' } }));
  expect(withFilter(before, 'type', '')).toEqual(
    view({ filters: { disease: 'A', autoantibody: 'B', mechanism: 'D' } }),
  );
});

test('sorting by the same column turns the order, and starts at the first page', () => {
  expect(sortedBy(view({ page: 2 }), 'disease')).toEqual(view({ sortOrder: 'desc' }));
  expect(sortedBy(view({ sortOrder: 'desc' }), 'disease')).toEqual(defaultView);
  expect(sortedBy(view({ sortOrder: 'desc' }), 'type')).toEqual(view({ sortBy: 'type' }));
});

test('clearing everything keeps the order and the page size', () => {
  const before = view({ search: 'x', filters: { disease: 'A' }, sortBy: 'type', limit: 50, page: 3 });
  expect(widened(before)).toEqual(view({ sortBy: 'type', limit: 50 }));
});
