import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { limits } from '@contract/limits';
import { messages } from '@contract/messages';

import { blankValues, type EntryFormValues } from './entryFormValues';
import { entryProblems, listProblems, serverProblems } from './entryProblems';

const names = { disease: 'Celiac disease', autoantibody: 'Anti-tTG', autoantigen: 'TG2' };
const values = (some: Partial<EntryFormValues> = {}): EntryFormValues => ({
  ...blankValues(),
  ...names,
  ...some,
});
const row = (name: string, text: string, key = name) => ({ key, name, text });

test('a form with the three names and nothing else is in order', () => {
  expect(entryProblems(values())).toEqual({});
});

test('refuses blank names with the message of the contract, once', () => {
  expect(entryProblems(values({ disease: ' ', autoantigen: '' }))).toEqual({
    disease: messages.entryFieldsRequired,
    autoantigen: true,
  });
});

test('texts that are too long or cannot be stored are refused as the server would', () => {
  const problems = entryProblems(values({ mechanism: 'x'.repeat(10_001), epitope: 'a\u0000b' }));
  expect(problems).toEqual({
    mechanism: messages.tooLong('mechanism', 10_000),
    epitope: `epitope ${messages.badTextCharacters}`,
  });
});

test.each([
  ['a name of the contract', [row('disease', 'x')], 'name', messages.additionalNameReserved('disease')],
  [
    'a name that means something else',
    [row('__proto__', 'x')],
    'name',
    messages.additionalNameReserved('__proto__'),
  ],
  ['no name', [row('', 'x', 'k')], 'name', messages.additionalNameBlank],
  ['a long name', [row('n'.repeat(65), 'x')], 'name', messages.additionalNameTooLong(64)],
  ['a long text', [row('cohort', 'x'.repeat(10_001))], 'text', messages.tooLong('cohort', 10_000)],
  ['no text', [row('cohort', ' ')], 'text', 'Enter a text for cohort, or remove it'],
] as const)('shows the error of a fact with %s next to it', (_, additional, part, sentence) => {
  expect(entryProblems(values({ additional }))).toEqual({
    [`additional.${additional[0].key}.${part}`]: sentence,
  });
});

test('refuses duplicate names and ignores empty rows', () => {
  const additional = [row('a', '1', 'k1'), row(' a ', '2', 'k2'), row('', '', 'k3')];
  expect(entryProblems(values({ additional }))).toEqual({
    'additional.k2.name': 'The name a is already used',
  });
});

test('limits the number of facts as the contract does', () => {
  const additional = Array.from({ length: limits.additional.keys + 1 }, (_, index) => row(`n${index}`, 'x'));
  expect(entryProblems(values({ additional }))).toEqual({
    additional: messages.additionalTooMany(limits.additional.keys),
  });
});

test("assigns the server's errors to their fields", () => {
  const errors = [
    { path: 'epitope', message: 'A' },
    { path: 'additional.cohort', message: 'B' },
    { path: 'input.type', message: 'C' },
    { path: 'elsewhere', message: 'D' },
  ];
  const failure = new CombinedGraphQLErrors({
    errors: [{ message: 'A', extensions: { code: 'BAD_USER_INPUT', errors } }],
  });
  expect(serverProblems(failure, values({ additional: [row('cohort', 'x', 'k1')] }))).toEqual({
    epitope: 'A',
    'additional.k1.text': 'B',
    type: 'C',
  });
});

test('lists problems in the order of the form', () => {
  const additional = [row('cohort', '', 'k1')];
  const problems = { 'additional.k1.text': 'C', type: 'B', synonym: true };
  expect(listProblems(problems, values({ additional }))).toEqual([
    { path: 'synonym', label: 'Synonyms', sentence: null },
    { path: 'type', label: 'Type', sentence: 'B' },
    { path: 'additional.k1.text', label: 'cohort', sentence: 'C' },
  ]);
});
