import { messages } from '../messages.js';
import { additionalProblems } from './additional.js';
import { changedAdditional, readEntryInput } from './entry-input.js';

const read = (sent: Record<string, unknown>) => readEntryInput(sent).change;
const problemsOf = (sent: Record<string, unknown>) => readEntryInput(sent).problems;

test('trims texts, reads blanks as null, and omits fields that were not sent', () => {
  expect(read({ disease: ' Vitiligo ', epitope: '  ', type: null, mechanism: undefined })).toEqual({
    values: { disease: 'Vitiligo', epitope: null, type: null },
    replacement: null,
    extras: {},
  });
});

test.each(['\u200b', ' \ufeff\u2060 ', '\u202e', '\u0301'])(
  'reads %j, which shows nothing, as null',
  (text) => {
    expect(read({ epitope: text, additional: { cohort: text } })).toMatchObject({
      values: { epitope: null },
      replacement: {},
    });
  },
);

test('keeps what is seen', () => {
  for (const text of ['β', '+', '🧬', 'a\u200bb']) expect(read({ epitope: text }).values.epitope).toBe(text);
});

test('accepts numbers and booleans as texts', () => {
  expect(read({ sensitivity: 0.85, cohort: 3, replicated: true })).toMatchObject({
    values: { sensitivity: '0.85' },
    extras: { cohort: '3', replicated: 'true' },
  });
});

test('refuses numbers that JSON cannot hold exactly, which arrive as others', () => {
  const sent = JSON.parse(
    '{"reference": 12345678901234567890, "Pub": 9007199254740993, "PMID": 9007199254740991, "affinity": 1e999}',
  );
  expect(problemsOf(sent).map(({ path }) => path)).toEqual(['reference', 'Pub', 'affinity']);
});

test('ignores fields that only the server sets', () => {
  const sent = {
    _id: 'x',
    accession: 'AIA0000001',
    version: 3,
    at: 'then',
    createdAt: 'then',
    updatedAt: 'now',
    relevanceScore: 9,
    measures: [],
    matchTier: 'exact',
    matchField: null,
    matchSynonym: 'SLE',
    matchMeaning: null,
    highlights: [{ field: 'disease', fragment: 'a', ranges: [] }],
    status: 'approved',
    __v: 0,
    isLatest: true,
    latest: { accession: 'AIA0000001', version: 3, address: 'https://atlas.example.org' },
    deleted: false,
  };
  expect(read(sent)).toEqual({ values: {}, replacement: null, extras: {} });
});

test('stores unknown names in additional, and replaces additional as a whole if it is sent', () => {
  const current = { cohort: 'A', lab: 'B' };
  expect(changedAdditional(current, read({ lab: null, site: 'C' }))).toEqual({ cohort: 'A', site: 'C' });
  expect(changedAdditional(current, read({ additional: { site: 'C' } }))).toEqual({ site: 'C' });
  expect(changedAdditional(current, read({ additional: { site: ' ', x: '1' }, y: '2' }))).toEqual({
    x: '1',
    y: '2',
  });
  expect(changedAdditional(current, read({ additional: null }))).toEqual({});
  expect(changedAdditional(current, read({}))).toEqual(current);
});

test('a blank unknown name removes no additional value, a filled one overrides it', () => {
  const current = { cohort: 'A', lab: 'B' };
  const additional = { cohort: 'A', lab: 'B', site: ' ' };
  expect(changedAdditional(current, read({ additional, cohort: '', lab: null, site: '', kit: ' ' }))).toEqual(
    current,
  );
  expect(changedAdditional(current, read({ additional, cohort: 'C' }))).toEqual({ cohort: 'C', lab: 'B' });
  expect(changedAdditional(current, read({ additional: {}, cohort: '' }))).toEqual({});
});

test.each([
  [{ disease: ['a'] }, 'disease', messages.entryValue('disease')],
  [{ disease: { a: 1 } }, 'disease', messages.entryValue('disease')],
  [{ disease: 'a\u0000' }, 'disease', `disease ${messages.badTextCharacters}`],
  [{ disease: 'x'.repeat(2001) }, 'disease', messages.tooLong('disease', 2000)],
  [{ mechanism: 'x'.repeat(10_001) }, 'mechanism', messages.tooLong('mechanism', 10_000)],
  [{ cohort: ['a'] }, 'cohort', messages.entryValue('cohort')],
  [{ cohort: { a: 1 } }, 'cohort', messages.entryValue('cohort')],
  [{ additional: 'a' }, 'additional', messages.additionalNotAnObject],
  [{ additional: ['a'] }, 'additional', messages.additionalNotAnObject],
  [{ additional: { cohort: [] } }, 'additional.cohort', messages.entryValue('cohort')],
  [{ additional: { disease: 'a' } }, 'additional.disease', messages.additionalNameReserved('disease')],
  [{ constructor: 'a' }, 'constructor', messages.additionalNameReserved('constructor')],
  [JSON.parse('{"__proto__": "a"}'), '__proto__', messages.additionalNameReserved('__proto__')],
  [{ ' ': 'a' }, ' ', messages.additionalNameBlank],
  [{ cohort: 'a', ' cohort': 'b' }, ' cohort', messages.additionalNameUsed('cohort')],
  [
    { additional: { cohort: 'a', 'cohort ': 'b' } },
    'additional.cohort ',
    messages.additionalNameUsed('cohort'),
  ],
  [{ ['n'.repeat(65)]: 'a' }, 'n'.repeat(65), messages.additionalNameTooLong(64)],
])('%j is rejected with a message', (sent, path, message) => {
  expect(problemsOf(sent)).toEqual([{ path, message }]);
});

test('accepts values at the limits', () => {
  const sent = { disease: 'x'.repeat(2000), mechanism: 'x'.repeat(10_000), ['n'.repeat(64)]: 'a' };
  expect(problemsOf(sent)).toEqual([]);
});

test('reports all errors at once', () => {
  expect(problemsOf({ disease: [], autoantigen: '\u0001', cohort: {} })).toHaveLength(3);
});

test('limits the number of additional names and the length of their values', () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`name ${String(index)}`, 'a']));
  expect(additionalProblems(many)).toEqual([{ path: 'additional', message: messages.additionalTooMany(50) }]);
  expect(additionalProblems({ a: 'x'.repeat(10_001), b: 'y\u0000', c: 'z' }).map(({ path }) => path)).toEqual(
    ['additional.a', 'additional.b'],
  );
});
