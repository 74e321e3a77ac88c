import { paths } from '../../../paths';
import { addressOf, defaultView, type EntriesView, queryOf, readView } from './entriesSearchParams';
import { withDisplay, withFilter, withoutFilters, withSearch, withSort } from './viewChanges';

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
    display: 'table',
    columns: null,
  });
});

test.each([
  defaultView,
  view({ display: 'tree', columns: ['accession', 'disease', 'synonym'] }),
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

test('a text that shows nothing is no search', () => {
  expect(read('search=%E2%80%8B')).toEqual(defaultView);
});

test('without a search nothing is a better match', () => {
  expect(read('sortBy=relevance')).toEqual(defaultView);
  expect(read('search=anti&sortBy=relevance').sortBy).toBe('relevance');
});

test('a search begins with the best match, unless another order was chosen, and ends in the first order', () => {
  const found = view({ search: 'anti', sortBy: 'relevance' });
  expect(withSearch(view({ page: 3 }), 'anti')).toEqual(found);
  expect(withSearch(view({ sortOrder: 'desc' }), 'anti')).toEqual(
    view({ search: 'anti', sortOrder: 'desc' }),
  );
  expect(withSearch(view({ search: 'a' }), 'anti')).toEqual(view({ search: 'anti' }));
  expect(withSearch(found, 'ro', 'synonym')).toEqual({ ...found, search: 'ro', field: 'synonym' });
  expect(withSearch({ ...found, field: 'synonym' }, '')).toEqual(defaultView);
  expect(withSearch(view({ search: 'anti', sortBy: 'type' }), '')).toEqual(view({ sortBy: 'type' }));
});

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
  expect(withSort(view({ page: 2 }), 'disease')).toEqual(view({ sortOrder: 'desc' }));
  expect(withSort(view({ sortOrder: 'desc' }), 'disease')).toEqual(defaultView);
  expect(withSort(view({ sortOrder: 'desc' }), 'type')).toEqual(view({ sortBy: 'type' }));
});

test('clearing everything restores the defaults, and leaves how the list is shown', () => {
  const kept = { limit: 50, display: 'cards', columns: ['disease'] } as const;
  const before = view({
    search: 'x',
    field: 'type',
    filters: { disease: 'A' },
    sortBy: 'type',
    page: 3,
    ...kept,
  });
  expect(withoutFilters(before)).toEqual(view(kept));
});

test('columns come in their own order, whatever the address says, and unknown ones are left out', () => {
  expect(read('columns=updatedAt,type,password,accession').columns).toEqual([
    'accession',
    'type',
    'updatedAt',
  ]);
  expect(read('columns=password').columns).toBeNull();
  expect(paths.entries(addressOf(read('columns=type,disease')))).toBe('/entries?columns=disease,type');
});

test('a tree has no pages, and nothing marked', () => {
  expect(withDisplay(view({ page: 3 }), 'tree')).toEqual(view({ display: 'tree' }));
  expect(withDisplay(view({ page: 3 }), 'cards')).toEqual(view({ display: 'cards', page: 3 }));
  expect(queryOf(read('view=tree&page=9'))).toMatchObject({ page: 1, withMatches: false });
});
