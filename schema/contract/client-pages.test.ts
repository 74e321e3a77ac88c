import { canonicalPath } from './canonical-path.js';
import { clientPageAt, clientPages } from './client-pages.js';
import { tabTitle } from './product.js';

test.each([
  ['/', 'home'],
  ['/entries/', 'entries'],
  ['/entries/new', 'newEntry'],
  ['/entries/AIA0000042', 'entry'],
  ['/entries/AIA0000042/edit', 'editEntry'],
  ['/submissions/receipt/abc', 'submissionReceipt'],
  ['/import/abc', 'oneImport'],
] as const)('the path %s belongs to the page %s', (path, name) =>
  expect(clientPageAt(path)?.name).toBe(name),
);

test.each(['', '/nothing', '/entries/a/b/c', '//', '/entries//edit'])(
  'the path %p belongs to no page',
  (path) => expect(clientPageAt(path)).toBeNull(),
);

test('each page has a title, and each open page its own description', () => {
  const pages = Object.values(clientPages);
  const openPages = pages.filter(({ isOpen }) => isOpen);
  expect(new Set(openPages.map(({ description }) => description)).size).toBe(openPages.length);
  for (const { title, description } of pages) {
    expect([title === '', description.length > 20, description.length <= 170]).toEqual([false, true, true]);
  }
  expect(tabTitle('About')).toBe('About · Autoimmune Atlas');
});

test.each([
  ['/', '', '/'],
  ['/about/', '?x=1', '/about'],
  ['/Entries', '', '/entries'],
  ['/entries', '?disease=Celiac+disease&sortBy=type', '/entries?disease=Celiac+disease'],
  ['/entries', '?page=3', '/entries?page=3'],
  ['/entries', '?disease=&page=1', '/entries'],
  ['/entries', '?disease=a&disease=b', null],
  ['/entries', '?disease=a&page=2', null],
  ['/entries', '?search=a', null],
  ['/entries', '?disease.isEmpty=true', null],
  ['/entries', '?utm_source=x', '/entries'],
  ['/statistics', '?disease=a', '/statistics'],
  ['/entries/AIA0000042', '', '/entries/AIA0000042'],
  ['/entries/AIA0000042.v3', '', null],
  ['/login', '', null],
  ['/nothing', '', null],
])('the canonical address of %s%s is %s', (path, query, known) =>
  expect(canonicalPath(path, query)).toBe(known),
);
