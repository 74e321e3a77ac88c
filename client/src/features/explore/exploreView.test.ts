import { paths } from '../../paths';
import {
  entriesWith,
  exploreAddress,
  neighbourhoodVariables,
  readExploreView,
  tabAddress,
} from './exploreView';

const viewAt = (address: string) => readExploreView(new URL(address, 'http://atlas').searchParams);
const again = (address: string) => paths.explore(exploreAddress(viewAt(address)));

test('everything of a view survives in the address', () => {
  const address =
    '/explore?type=Enzyme&search=anti&view=table&rows=associations&kinds=disease,autoantibody&least=3&limit=1000' +
    '&focus=autoantibody%3AAnti-Ro60+%28SSA%29&expand=disease%3AUveitis&expand=disease%3AA%2C+B';
  const view = viewAt(address);
  expect(view).toMatchObject({
    search: 'anti',
    filters: { type: 'Enzyme' },
    shape: 'table',
    rows: 'associations',
    kinds: ['disease', 'autoantibody'],
    least: 3,
    limit: 1000,
    focus: 'autoantibody:Anti-Ro60 (SSA)',
    expanded: ['disease:Uveitis', 'disease:A, B'],
  });
  expect(viewAt(again(address))).toEqual(view);
});

test('an address without parameters shows the columns, one from before there were columns the network', () => {
  expect(viewAt('/explore').tab).toBe('columns');
  expect(viewAt('/explore?focus=autoantibody%3AAnti-tTG&expand=autoantibody%3AAnti-tTG').tab).toBe('network');
  expect(viewAt('/explore?type=Enzyme').tab).toBe('network');
  expect(again('/explore?tab=columns')).toBe('/explore');
  expect(again('/explore?tab=columns&focus=disease%3AUveitis')).toBe(
    '/explore?tab=columns&focus=disease%3AUveitis',
  );
  expect(again('/explore?tab=network')).toBe('/explore?tab=network');
  expect(again('/explore?tab=network&type=Enzyme')).toBe('/explore?type=Enzyme');
});

test('the tabs keep the filters and the name in focus, and nothing else', () => {
  const view = viewAt('/explore?type=Enzyme&focus=disease%3AUveitis&view=table&expand=disease%3AUveitis');
  expect(paths.explore(tabAddress(view, 'columns'))).toBe(
    '/explore?tab=columns&type=Enzyme&focus=disease%3AUveitis',
  );
  expect(paths.explore(tabAddress(viewAt('/explore'), 'network'))).toBe('/explore?tab=network');
});

test('missing or invalid parameters take their defaults and are removed from the address', () => {
  expect(again('/explore')).toBe('/explore');
  expect(again('/explore?view=cube&kinds=&least=0&limit=9999&focus=nobody&expand=x:y&rows=what')).toBe(
    '/explore?tab=network',
  );
});

test('a node and an association lead to their entries within what the view is about', () => {
  const view = viewAt('/explore?type=Enzyme');
  expect(paths.entries(entriesWith(view, ['disease:Uveitis']))).toBe('/entries?disease=Uveitis&type=Enzyme');
  expect(entriesWith(view, ['disease:Uveitis', 'autoantibody:Anti-S'])).toEqual({
    type: 'Enzyme',
    disease: 'Uveitis',
    autoantibody: 'Anti-S',
  });
});

test('what is beside a node is asked for within what the view is about, which a node never replaces', () => {
  expect(neighbourhoodVariables(viewAt('/explore?disease=Uveitis&search=x'), 'disease:Other')).toEqual({
    search: 'x',
    field: 'all',
    filter: { disease: { eq: 'Uveitis' } },
    limit: 2000,
  });
});
