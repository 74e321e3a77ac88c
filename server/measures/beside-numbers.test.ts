import type { MeasuredField } from '../../schema/contract/entry-fields.js';
import { readMeasures } from './read-measures.js';

const read = (text: string, field: MeasuredField = 'sensitivity') =>
  readMeasures({
    disease: 'Rheumatoid arthritis',
    autoantibody: 'Anti-CCP',
    sensitivity: null,
    positivePredictiveValues: null,
    negativePredictiveValues: null,
    referenceRangesAndCutoffValues: null,
    diagnosticMarker: null,
    [field]: text,
  });

describe('counts in brackets', () => {
  test.each([
    ['85% (n = 102/120)', 102, 120],
    ['85% (n=102 of 120)', 102, 120],
    ['5% (n = 1/20)', 1, 20],
    ['5% (1/20)', 1, 20],
    ['85% (n = 120)', null, 120],
    ['85% (n = 1,234)', null, 1234],
    ['85% (n = 1 234)', null, null],
    ['85% (n = 112–120)', null, null],
    ['85% (n=112 vs n=200)', null, null],
  ])('%s', (text, positives, total) => {
    expect(read(text)).toEqual([
      expect.objectContaining({ value: expect.any(Number), positives, total, cutoff: null }),
    ]);
  });

  test('between a name and its number are not those of the number before', () => {
    const totals = read('sensitivity (n=112) 85%, specificity (n=200) 95%').map(({ total }) => total);
    expect(totals).toEqual([null, null]);
  });

  test('after the names of numbers are those of these numbers', () => {
    const totals = read('85% sensitivity (n=112), 95% specificity (n=200)').map(({ total }) => total);
    expect(totals).toEqual([112, 200]);
  });
});

describe('what is said after several numbers', () => {
  test('is the number of people of those of one measure', () => {
    const totals = (text: string) => read(text).map(({ total }) => total);
    expect(totals('IgG 80%, IgA 29% of 138 patients')).toEqual([138, 138]);
    expect(totals('Sensitivity 80%, specificity 95% (190/200)')).toEqual([null, 200]);
    expect(totals('Sensitivity 80%, specificity 95% (n = 200)')).toEqual([null, 200]);
    expect(totals('80% overall, 40/100 in early RA')).toEqual([null, 100]);
  });

  test('is what both predictive values predict', () => {
    const outcomes = (text: string) =>
      read(text, 'positivePredictiveValues').map(({ measure, outcome }) => [measure, outcome]);
    const both = [
      ['ppv', 'cancer'],
      ['npv', 'cancer'],
    ];
    expect(outcomes('PPV 58% and NPV 95% for cancer')).toEqual(both);
    expect(outcomes('PPV 58%, NPV 95% for cancer')).toEqual(both);
    expect(outcomes('Sensitivity 78%, specificity 89%, PPV 58%, NPV 95% for cancer')).toEqual(both);
    expect(outcomes('97% for RA, 40% for erosions')).toEqual([
      ['ppv', null],
      ['ppv', 'erosions'],
    ]);
  });
});

describe('cut-offs', () => {
  test.each([
    ['cut-off 20 U/mL (sensitivity 85%, specificity 95%)', '20 U/mL'],
    ['cut-off 20 U/mL, sensitivity 85%, specificity 95%', '20 U/mL'],
    ['cutoff 1:80, sensitivity 85%, specificity 95%', '1:80'],
    ['at 1:80, sensitivity was 85% and specificity 95%', '1:80'],
  ])('%s', (text, cutoff) => {
    const found = read(text, 'referenceRangesAndCutoffValues');
    expect(found.map(({ value }) => value)).toEqual([0.85, 0.95]);
    expect(found.map((measure) => measure.cutoff)).toEqual([cutoff, cutoff]);
  });

  test.each(['67% (2/3 of cases)', '85% (120/102)'])('%s has none', (text) => {
    expect(read(text).map(({ cutoff }) => cutoff)).toEqual([null]);
  });

  test('may be a titre with a slash', () => {
    expect(read('85% (1/160)')).toEqual([expect.objectContaining({ cutoff: '1/160', total: null })]);
  });
});

describe('people without the disease', () => {
  test.each([
    '85% (RA), 5% (controls)',
    '85% (patients), 5% (healthy donors)',
    '85% (patients) vs 5% (donors)',
    '85% (RA), 5% (non-RA)',
    '85% vs 5% (p < 0.001)',
    '85/100 vs 5/100',
  ])('are no share of patients: %s', (text) => {
    expect(read(text).map(({ value }) => value)).toEqual([0.85]);
  });

  test('are what a specificity is of', () => {
    const [found] = read('specificity 95% (blood donors)');
    expect(found).toMatchObject({ measure: 'specificity', value: 0.95, comparator: 'blood donors' });
  });

  test('are not counted among those whom a number is of', () => {
    const [specificity] = read('specificity 95% (8 of 155 healthy controls positive) by ELISA');
    const ofControls = { value: 0.95, positives: null, total: null, comparator: 'healthy controls' };
    expect(specificity).toMatchObject({ ...ofControls, assay: 'ELISA' });
    expect(read('85% (8 of 155 controls positive)')).toMatchObject([
      { ...ofControls, value: 0.85, comparator: null },
    ]);
  });

  test('are not meant by a test or another measure after "vs"', () => {
    expect(read('85% (ELISA) vs 70% (CLIA)').map(({ value }) => value)).toEqual([0.85, 0.7]);
    expect(read('sensitivity 85% vs specificity 95%').map(({ value }) => value)).toEqual([0.85, 0.95]);
  });
});

test('an interval may be named in full, with its abbreviation in brackets', () => {
  const text =
    'sensitivity 57% (95% confidence interval (CI), 55% to 59%), ' +
    'specificity 96% [95% confidence intervals [CI]: 96–97]';
  expect(read(text)).toEqual([
    expect.objectContaining({ value: 0.57, low: 0.55, high: 0.59, interval: 'ci95' }),
    expect.objectContaining({ value: 0.96, low: 0.96, high: 0.97, interval: 'ci95' }),
  ]);
});

test('a share of people who are positive is no sensitivity', () => {
  expect(read('85% of whom were women')).toEqual([]);
});

test('a decimal point may be a middle dot', () => {
  expect(read('67·5% (95% CI 62·1–72·3)')).toEqual([
    expect.objectContaining({ value: 0.675, low: 0.621, high: 0.723, text: '67·5% (95% CI 62·1–72·3)' }),
  ]);
  expect(read('0·67')).toEqual([expect.objectContaining({ value: 0.67 })]);
});

test('signs of two characters are bounds', () => {
  expect(read('>=95%')).toEqual([expect.objectContaining({ value: 0.95, bound: 'at_least' })]);
  expect(read('<= 5%')).toEqual([expect.objectContaining({ value: 0.05, bound: 'at_most' })]);
  expect(read('>=95')).toEqual([expect.objectContaining({ value: 0.95, bound: 'at_least' })]);
});
