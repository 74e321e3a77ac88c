import { entryFieldNames } from '@contract/entry-fields';

import { makeEntry } from '../../test/entries';
import { compareAddress, moved, readCompareView } from './compareView';
import { compareEntries, comparisonCsv, differencesOf } from './comparison';

const one = makeEntry({ accession: 'AIA0000001', type: 'Enzyme', screening: '=1+1', additional: { b: '1' } });
const other = makeEntry({ accession: 'AIA0000002', type: 'Enzyme', additional: { a: 'x', b: '1' } });
const groups = compareEntries([one, other]);

test('every field is there once, the entities first and free names last', () => {
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...entryFieldNames, 'additional.a', 'additional.b'].toSorted());
  expect(names.slice(0, 4)).toEqual(['disease', 'autoantibody', 'autoantigen', 'epitope']);
  expect(names.slice(-2)).toEqual(['additional.a', 'additional.b']);
});

test('a field differs if not all entries have the same text, including blanks', () => {
  const differing = differencesOf(groups).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(differing).toEqual(['disease', 'autoantibody', 'autoantigen', 'screening', 'additional.a']);
});

test('the csv has a column for each entry, and cells that nothing runs', () => {
  const lines = comparisonCsv(['AIA0000001', 'AIA0000002'], differencesOf(groups)).split('\r\n');
  expect(lines[0]).toBe('Field,AIA0000001,AIA0000002');
  expect(lines).toContain("Screening method,'=1+1,");
  expect(lines.at(-2)).toBe('a,,x');
});

test('the address names entries by accession or id, in any case, each once, at most five', () => {
  const id = '0189ABCD-0000-7000-8000-000000000001';
  const read = (query: string) => readCompareView(new URLSearchParams(query));
  expect(read(`entries=aia0000002,%20${id},AIA0000002,,x&only=differences`)).toEqual({
    requested: ['AIA0000002', id.toLowerCase()],
    malformed: ['x'],
    left: 0,
    onlyDifferences: true,
  });
  const many = Array.from({ length: 7 }, (_, at) => `AIA000000${at + 1}`);
  expect(read(`entries=${many.join()}`)).toMatchObject({ requested: many.slice(0, 5), left: 2 });
  expect(compareAddress(['AIA0000002'], false)).toEqual({ entries: 'AIA0000002' });
});

test('an entry moves by one place', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
});
