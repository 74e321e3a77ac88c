import { storageKeys } from '@contract/storage-keys';

import { addRecentSearch } from './recentSearches';

const stored = () =>
  JSON.parse(localStorage.getItem(storageKeys.recentSearches) ?? '[]') as { text: string }[];
afterEach(() => localStorage.clear());

test('stores the last eight searches, each once, newest first', () => {
  for (const term of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '5'])
    addRecentSearch({ kind: 'search', term });
  expect(stored().map(({ text }) => text)).toEqual(['5', '9', '8', '7', '6', '4', '3', '2']);
});

test('a blank is no search, and a chosen value is one', () => {
  addRecentSearch({ kind: 'search', term: '' });
  addRecentSearch({ kind: 'value', field: 'disease', value: 'Uveitis' });
  addRecentSearch({ kind: 'entry', accession: 'AIA0000001' });
  expect(stored()).toEqual([
    { text: 'AIA0000001', field: null },
    { text: 'Uveitis', field: 'disease' },
  ]);
});

test('ignores a corrupt or full storage', () => {
  localStorage.setItem(storageKeys.recentSearches, '{"nonsense"');
  addRecentSearch({ kind: 'search', term: 'lupus' });
  expect(stored().map(({ text }) => text)).toEqual(['lupus']);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => addRecentSearch({ kind: 'search', term: 'more' })).not.toThrow();
  full.mockRestore();
});
