import { conditionsOf, filterTexts, readFilters } from './entryFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('filters are read by their names, and what cannot be understood is none', () => {
  expect(
    read('disease=Uveitis&screening.lists=ELISA&affinity.isEmpty=true&createdAt=2026-11&nonsense=1'),
  ).toEqual({
    disease: 'Uveitis',
    'screening.lists': 'ELISA',
    'affinity.isEmpty': 'true',
    createdAt: '2026-11',
  });
  expect(read('minSensitivity=0.90&minSpecificity=1')).toEqual({
    minSensitivity: '0.90',
    minSpecificity: '1',
  });
  expect(read('minSensitivity=90&minSpecificity=90%25')).toEqual({});
  expect(read('createdAt=yesterday&affinity.isEmpty=maybe&type=%20&screening.like=x')).toEqual({});
});

test('combines several filters on one field with AND', () => {
  expect(
    conditionsOf({
      type: 'Enzyme',
      screening: 'blot',
      'screening.lists': 'ELISA; IIF',
      'screening.isEmpty': 'false',
      minSensitivity: '0.90',
      createdAt: '2026-11-20',
    }),
  ).toEqual({
    type: { eq: 'Enzyme' },
    screening: { contains: 'blot', lists: 'ELISA; IIF', isEmpty: false },
    minSensitivity: 0.9,
    createdAt: { within: '2026-11-20' },
  });
});

test.each([
  ['disease', 'Uveitis', 'Disease', 'Uveitis'],
  ['screening.lists', 'ELISA', 'Screening method lists', 'ELISA'],
  ['affinity.isEmpty', 'true', 'Affinity is', 'blank'],
  ['affinity.isEmpty', 'false', 'Affinity is', 'filled'],
  ['minSensitivity', '0.95', 'Sensitivity at least', '95%'],
  ['minSpecificity', '0.999', 'Specificity at least', '99.9%'],
  ['createdAt', '2026-11-20', 'Created', '20 Nov 2026'],
  ['createdAt', '2026-11', 'Created', 'Nov 2026'],
  ['createdAt', '2026', 'Created', '2026'],
] as const)('%s=%s is displayed as: %s %s', (name, value, label, words) => {
  expect(filterTexts({ [name]: value })).toEqual([{ name, label, value: words }]);
});
