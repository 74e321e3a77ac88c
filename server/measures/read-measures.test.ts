import type { MeasuredField } from '../../schema/contract/entry-fields.js';
import { processorMs } from '../test/processor-ms.js';
import type { MeasuredTexts } from './measure.js';
import { readMeasures } from './read-measures.js';

const blank: MeasuredTexts = {
  disease: 'Systemic lupus erythematosus',
  autoantibody: 'Anti-dsDNA',
  sensitivity: null,
  positivePredictiveValues: null,
  negativePredictiveValues: null,
  referenceRangesAndCutoffValues: null,
  diagnosticMarker: null,
};

const read = (text: string, field: MeasuredField = 'sensitivity') =>
  readMeasures({ ...blank, [field]: text });

/** Each number in short: measure, value or range, and whatever else is known of it. */
const brief = (text: string, field?: MeasuredField) =>
  read(text, field).map(({ measure, value, low, high, bound, total }) =>
    [
      measure,
      bound,
      value,
      low === null ? null : `${String(low)}-${String(high)}`,
      total === null ? null : `n=${String(total)}`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  );

describe('reads', () => {
  test.each([
    ['57%', ['sensitivity 0.57']],
    ['57 per cent (n = 120)', ['sensitivity 0.57 n=120']],
    ['0.57', ['sensitivity 0.57']],
    ['57 %*', ['sensitivity 0.57']],
    ['57%†; specificity 97‡ %', ['sensitivity 0.57', 'specificity 0.97']],
    ['57\u00ad％', ['sensitivity 0.57']],
    ['57 – 60 %', ['sensitivity 0.57-0.6']],
    ['57% to 60%', ['sensitivity 0.57-0.6']],
    ['between 57 and 60% of patients', ['sensitivity 0.57-0.6']],
    ['>95%', ['sensitivity at_least 0.95']],
    ['up to 40%', ['sensitivity at_most 0.4']],
    ['approximately 40%', ['sensitivity about 0.4']],
    ['57%, 95% CI 50–64%', ['sensitivity 0.57 0.5-0.64']],
    ['57% [CI: 50 to 64]', ['sensitivity 0.57 0.5-0.64']],
    ['57% (24/42; 95% CI 50–64%)', ['sensitivity 0.57 0.5-0.64 n=42']],
    ['24 of 42 (57%)', ['sensitivity 0.57 n=42']],
    ['24 out of 42 Japanese patients', ['sensitivity 0.5714285714285714 n=42']],
    ['Sensitivity 57%, specificity 97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['Sensitivity and specificity were 57% and 97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['Sensitivity: 57%; specificity: 97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['57% sensitive and 97% specific', ['sensitivity 0.57', 'specificity 0.97']],
    [
      'Specificity 95% vs. healthy controls, 85% vs. disease controls',
      ['specificity 0.95', 'specificity 0.85'],
    ],
    ['Sensitivity 85%, specificity 90%, accuracy 88%', ['sensitivity 0.85', 'specificity 0.9']],
    ['57% (p = 0.03)', ['sensitivity 0.57']],
    ['12/40 of patients', ['sensitivity 0.3 n=40']],
    ['12/40 patients were positive', ['sensitivity 0.3 n=40']],
    ['57% of lupus patients', ['sensitivity 0.57']],
    ['57% in 2010', ['sensitivity 0.57']],
    ['Anti-Sm 30%, anti-dsDNA 57%', ['sensitivity 0.57']],
    ['57% vs 30% for anti-Sm', ['sensitivity 0.57']],
    ['57%; anti-Sm 30%', ['sensitivity 0.57']],
    ['57% (37 studies)', ['sensitivity 0.57']],
    ['Se 57%; Sp 97%, PPV 70%', ['sensitivity 0.57', 'specificity 0.97', 'ppv 0.7']],
    ['Sens. 57 %, spec. 97 %', ['sensitivity 0.57', 'specificity 0.97']],
    ['sensitivity:57%;specificity:97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['AUC 0.92, sensitivity 57%', ['sensitivity 0.57']],
    [
      'A high sensitivity (57%, 95% CI 50-64) and specificity (97%)',
      ['sensitivity 0.57 0.5-0.64', 'specificity 0.97'],
    ],
    ['Sensitivity (95% CI) 57% (95% CI 50-64)', ['sensitivity 0.57 0.5-0.64']],
    ['24/42 (57%; 95% CI 50 to 64)', ['sensitivity 0.57 0.5-0.64 n=42']],
    ['Sensitivity/specificity 57%/97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['Se/Sp of ELISA: 57% / 97%', ['sensitivity 0.57', 'specificity 0.97']],
    ['57% (sensitivity), 97% (specificity)', ['sensitivity 0.57', 'specificity 0.97']],
    ['57% (specificity 97%)', ['sensitivity 0.57', 'specificity 0.97']],
    ['Sensitivity (specificity) 57% (97%)', ['sensitivity 0.57']],
    ['57', ['sensitivity 0.57']],
    ['> 95', ['sensitivity at_least 0.95']],
  ])('%s', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  test('words beside a number stay with it', () => {
    expect(read('Serum 85% by ELISA at 20 U/mL in children, CSF 100%')).toMatchObject([
      { value: 0.85, specimen: 'Serum', assay: 'ELISA', cutoff: '20 U/mL', population: 'children' },
      { value: 1, specimen: 'CSF', assay: null, cutoff: null, population: null },
    ]);
  });

  test('a specimen in brackets is no disease', () => {
    expect(read('57% (serum), 90% (CSF)')).toMatchObject([{ specimen: 'serum' }, { specimen: 'CSF' }]);
  });

  it('a number of one cohort as that of "one cohort", without an article of other words', () => {
    expect(read('4% of patients in one cohort; 7% in the Utrecht series')).toMatchObject([
      { value: 0.04, population: 'one cohort' },
      { value: 0.07, population: 'Utrecht series' },
    ]);
  });

  test('a predictive value of the disease itself has no outcome, any other has', () => {
    expect(read('90% for SLE', 'positivePredictiveValues')).toMatchObject([{ outcome: null }]);
    expect(read('90% for lupus nephritis', 'positivePredictiveValues')).toMatchObject([
      { outcome: 'lupus nephritis' },
    ]);
  });

  test('the place of the words is counted in UTF-16 code units', () => {
    const text = '😀 (α-test); over 57% (24/42) in adults';
    const [reading] = read(text);
    expect(text.slice(reading?.start, reading?.end)).toBe('over 57% (24/42)');
    expect(reading?.text).toBe('over 57% (24/42)');
  });
});

describe('reads nothing where it is not sure', () => {
  test.each([
    ['85,6%'],
    ['120%'],
    ['3-75'],
    ['85% ± 3%'],
    ['AUC 0.95'],
    ['AUC 0.95, 81%'],
    ['AUC 0.95 in rheumatoid arthritis, sensitivity 81%'],
    ['57%, SE 3%'],
    ['57% / 97%'],
    ['57%/30% for IgG/IgM'],
    ['Sensitivity/specificity 57/97'],
    ['Sensitivity/specificity: 57/97%'],
    ['1'],
    ['120'],
    ['57; 60'],
    ['57 patients'],
    ['24 of 42 (range 20 to 30)'],
    ['kappa 0.8 between laboratories'],
    ['0.21 nmol/L'],
    ['Positive at 1/40'],
    ['2 of 3 studies'],
    ['95% CI 80-90%'],
    ['57% (95% CI 60-70%)'],
    ['57% (12/400)'],
    ['30% of healthy controls'],
    ['6% in blood donors'],
    ['70% in rheumatoid arthritis'],
    ['Sensitivity for rheumatoid arthritis 70%, specificity 97%'],
    ['Sensitivity for rheumatoid arthritis 70%; specificity 97%'],
    ['70% (rheumatoid arthritis)'],
    ['57% in RA'],
    ['57% (SSc)'],
    ['5% of pSS'],
    ['10% in systemic sclerosis'],
    ['40% in discoid lupus'],
    ['8% in vitiligo'],
    ['70% in Sjögren’s'],
    ['5% of 200 patients with rheumatoid arthritis'],
    ['5% of 200 RA patients'],
    ['3% of non-SLE patients'],
    ['10% of first-degree relatives'],
    ['40% of MRL mice'],
    ['57% of patients were female'],
    ['30% of patients relapsed'],
    ['57% of positive patients'],
    ['57% of anti-dsDNA positive patients'],
    ['57% of the antigen'],
    ['57% of laboratories'],
    ['57% of double-positive patients'],
    ['57/100 000'],
    ['57% for MPO-ANCA'],
    ['Sensitivity 96%, specificity 93% of the criteria'],
    ['2/3 of patients'],
    ['about 2/3'],
    ['95% of anti-dsDNA-positive patients'],
    ['Combined with anti-Sm 80%'],
    ['80% for ANA and/or anti-dsDNA antibodies'],
    ['Remission under IgG in 40%'],
    ['Prevalence of antibodies 30%'],
    ['fell to 40% after treatment'],
    ['20% higher in CSF'],
    ['Not 57%'],
  ])('%s', (text) => {
    expect(brief(text)).toEqual([]);
  });

  test.each([
    ['50% risk of diabetes within 5 years'],
    ['73% developed nephritis'],
    ['73% (nephritis)'],
    ['73% in the same cohort'],
    ['73%, mostly of nephritis'],
  ])('of a predictive value: %s', (text) => {
    expect(brief(text, 'positivePredictiveValues')).toEqual([]);
  });

  test.each([['5% of negatives have SLE'], ['5% of seronegative patients']])(
    'people without a positive test who have the disease are no negative predictive value: %s',
    (text) => {
      expect(brief(text, 'negativePredictiveValues')).toEqual([]);
    },
  );

  test.each([
    ['Rheumatoid arthritis', '10% in psoriatic arthritis'],
    ['Rheumatoid arthritis', '15% in juvenile idiopathic arthritis'],
    ['Type 1 diabetes mellitus', '5% in type 2 diabetes'],
    ['Primary biliary cholangitis', '5% of primary sclerosing cholangitis'],
    ['Granulomatosis with polyangiitis', '26% of microscopic polyangiitis'],
    ['Autoimmune hepatitis', '10% of hepatitis C'],
    ['Limited scleroderma', '3% in diffuse scleroderma'],
  ])('of another disease with a word of %s: %s', (disease, sensitivity) => {
    expect(readMeasures({ ...blank, disease, sensitivity })).toEqual([]);
  });

  test.each([
    ['98%'],
    ['Found in 6% of donors'],
    ['AUC 0.95'],
    ['97/550'],
    ['above the 99th percentile, 40 GPL'],
  ])('without the name of a measure: %s', (text) => {
    expect(brief(text, 'referenceRangesAndCutoffValues')).toEqual([]);
  });
});

test('the longest texts of numbers are read without blocking the server for seconds', async () => {
  const [dashes, signs] = ['1-'.repeat(5000), '~1'.repeat(5000)];
  const texts = { sensitivity: dashes, positivePredictiveValues: signs, negativePredictiveValues: dashes };
  expect(await processorMs(() => readMeasures({ ...blank, ...texts }))).toBeLessThan(600);
});

test('a clause of more than fifty numbers is a table and not read, and of a field the first 200 are', async () => {
  const row = (numbers: number) => `${'90%, '.repeat(numbers - 1)}90%`;
  const counted = (sensitivity: string) => readMeasures({ ...blank, sensitivity }).length;
  expect([counted(row(50)), counted(row(51)), counted(`${row(2000)}; 80%`)]).toEqual([50, 0, 1]);
  expect(counted('90%; '.repeat(2000))).toBe(200);
  const longest = { sensitivity: row(2000), positivePredictiveValues: '90% vs 80%, '.repeat(833) };
  expect(await processorMs(() => readMeasures({ ...blank, ...longest }))).toBeLessThan(600);
});
