import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { entryListInput, exportInput, fieldConditions, flag, single } from './rest-query.js';

test.each(entryFieldNames)('%s is a filter with wildcards', (field) => {
  expect(fieldConditions({ [field]: 'a*' })).toEqual([{ field, op: 'matches', values: ['a*'] }]);
});

test('a repeated filter means OR', () => {
  expect(fieldConditions({ disease: ['SLE', ' Lupus '] })).toEqual([
    { field: 'disease', op: 'matches', values: ['SLE', 'Lupus'] },
  ]);
});

test('filter values are trimmed, and blank ones are ignored', () => {
  expect(fieldConditions({ disease: '  ', type: [' ', ' Enzyme '], epitope: '' })).toEqual([
    { field: 'type', op: 'matches', values: ['Enzyme'] },
  ]);
});

test('unknown parameters are not conditions', () => {
  expect(fieldConditions({ page: '1', Disease: 'SLE', constructor: 'x', __proto__: 'y', _id: 'z' })).toEqual(
    [],
  );
  const unknownOperators = { 'type.is': 'a', 'type.lists.x': 'a', 'type.isEmpty.x': 'true', '.type': 'a' };
  expect(fieldConditions(unknownOperators)).toEqual([]);
});

test('field names and numbers are passed on unchanged', () => {
  const query = { page: ' 2', limit: 'ten', sortBy: 'nothing', sortOrder: 'ASC', field: 'x', search: ' a ' };
  expect(entryListInput(query)).toEqual({ ...query, conditions: [], measures: false });
});

test('a repeated parameter that takes one value is rejected', () => {
  expect(() => single({ page: ['1', '2'] }, 'page')).toThrow(messages.givenOnce('page'));
});

test.each([
  ['true', true],
  ['TRUE', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
  ['yes', false],
])('the boolean %p is read as %p', (sent, on) => {
  expect(flag({ bom: sent }, 'bom')).toBe(on);
});

test.each(['true', 'FALSE', '1', '0', ''])('the boolean %p of a newer parameter is accepted', (sent) => {
  expect(entryListInput({ measures: sent }).measures).toBe(flag({ measures: sent }, 'measures'));
});

test.each(['maybe', 'yes', '2'])('the word %p is no boolean of a newer parameter', (sent) => {
  for (const name of ['measures', 'disease.isEmpty']) {
    expect(() => entryListInput({ [name]: sent })).toThrow(messages.trueOrFalse(name));
  }
});

test('an export accepts the parameters of the list and its own', () => {
  expect(
    exportInput({ format: 'csv', limit: '5', columns: 'disease,type', bom: 'true', disease: 'SLE' }),
  ).toMatchObject({
    format: 'csv',
    limit: '5',
    columns: 'disease,type',
    bom: true,
    conditions: [{ field: 'disease', op: 'matches', values: ['SLE'] }],
  });
});
