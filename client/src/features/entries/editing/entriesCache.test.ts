import { createCache } from '../../../apollo/client';
import { EntriesDocument, EntryDocument, UniqueValuesDocument } from '../../../generated/entries';
import { StatisticsDocument } from '../../../generated/home';
import type { EntriesQuery } from '../../../generated/types';
import { entriesAnswer, makeEntry, valuesAnswer } from '../../../test/entries';
import { addCreatedEntry, cacheUpdatedEntry, listOnScreenVariables, removeEntry } from './entriesCache';

const first = makeEntry({ disease: 'Celiac disease' });
const second = makeEntry();
const onScreen = listOnScreenVariables('?disease=Celiac+disease&page=2');
const elsewhere = listOnScreenVariables();

/** A cache that contains two lists and the values of one field. */
function filled() {
  const cache = createCache();
  for (const [variables, items, total] of [
    [onScreen, [first], 11],
    [elsewhere, [first, second], 2],
  ] as const) {
    const { request, result } = entriesAnswer(items, variables, total);
    cache.writeQuery({ query: request.query, variables, data: result.data as unknown as EntriesQuery });
  }
  const values = valuesAnswer({ field: 'disease' }, { 'Celiac disease': 1 });
  cache.writeQuery({ ...values.request, data: values.result.data });
  return cache;
}
const listIn = (cache: ReturnType<typeof filled>, variables: object) =>
  cache.readQuery({ query: EntriesDocument, variables })?.entries;

test('a created entry goes to the front of the list on screen, whatever its page and filter', () => {
  const cache = filled();
  const created = makeEntry({ disease: 'Uveitis' });
  addCreatedEntry(cache, created, onScreen);
  const list = listIn(cache, onScreen);
  expect(list?.items.map(({ id }) => id)).toEqual([created.id, first.id]);
  expect(list?.pagination.total).toBe(12);
  expect(
    cache.readQuery({ query: EntryDocument, variables: { accession: created.accession } })?.entry,
  ).toEqual(created);
});

test('other lists, values and figures are evicted and fetched again when shown', () => {
  const cache = filled();
  addCreatedEntry(cache, makeEntry(), onScreen);
  expect(listIn(cache, elsewhere)).toBeUndefined();
  expect(cache.readQuery({ query: UniqueValuesDocument, variables: { field: 'disease' } })).toBeNull();
  expect(cache.readQuery({ query: StatisticsDocument })).toBeNull();
});

test('an updated entry stays where the list on screen shows it', () => {
  const cache = filled();
  cacheUpdatedEntry(cache, onScreen);
  expect(listIn(cache, onScreen)?.items.map(({ id }) => id)).toEqual([first.id]);
  expect(listIn(cache, onScreen)?.pagination.total).toBe(11);
  expect(listIn(cache, elsewhere)).toBeUndefined();
});

test('a deleted entry leaves the list and the detail', () => {
  const cache = filled();
  cache.writeQuery({
    query: EntryDocument,
    variables: { accession: first.accession },
    data: { entry: first },
  });
  removeEntry(cache, first, onScreen);
  expect(listIn(cache, onScreen)?.items).toEqual([]);
  expect(listIn(cache, onScreen)?.pagination.total).toBe(10);
  for (const variables of [{ id: first.id }, { accession: first.accession }])
    expect(cache.readQuery({ query: EntryDocument, variables })).toEqual({ entry: null });
});

test('a list that was never fetched is left alone', () => {
  const cache = createCache();
  addCreatedEntry(cache, first, onScreen);
  expect(listIn(cache, onScreen)).toBeUndefined();
});
