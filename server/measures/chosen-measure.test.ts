import { chooseMeasure, measuredValues } from './chosen-measure.js';
import type { Review } from './entry-measures.js';
import type { MeasureContent, MeasuredTexts } from './measure.js';

const blank: MeasureContent = {
  measure: 'sensitivity',
  ...{ value: null, low: null, high: null, interval: null, bound: null, positives: null, total: null },
  ...{ cutoff: null, specimen: null, assay: null, population: null, comparator: null, outcome: null },
};
const number = (content: Partial<MeasureContent>, status: Review['status'] = 'read') => ({
  ...blank,
  ...content,
  status,
});
const texts = (fields: Partial<MeasuredTexts> = {}): MeasuredTexts => ({
  ...{ disease: 'A disease', autoantibody: 'Anti-A', sensitivity: null, diagnosticMarker: null },
  ...{ positivePredictiveValues: null, negativePredictiveValues: null, referenceRangesAndCutoffValues: null },
  ...fields,
});
/** A review of the first number of a text of `sensitivity`. */
const review = (
  fieldText: string,
  words: string,
  said: Pick<Review, 'status'> & { value: number },
): Review => ({
  ...{ field: 'sensitivity', readAs: 'sensitivity', fieldText, words, start: 0, end: words.length },
  ...{ status: said.status, content: { ...blank, value: said.value } },
});

describe('the number that stands for several', () => {
  const interval = { low: 0.4, high: 0.6, interval: 'ci95' } as const;
  it.each([
    ['a confirmed one before one with an interval', number({ value: 0.5 }, 'confirmed'), number(interval)],
    ['one with an interval before one of more people', number(interval), number({ total: 1000 })],
    ['the one of most people', number({ total: 1000 }), number({ total: 999 })],
    ['one with a total before one without', number({ total: 1 }), number({})],
  ])('is %s, wherever it stands', (_rule, chosen, other) => {
    expect(chooseMeasure([chosen, other], 'sensitivity')).toBe(chosen);
    expect(chooseMeasure([other, chosen], 'sensitivity')).toBe(chosen);
  });

  it('is the first of equal ones, never a rejected one, of another kind or with another outcome', () => {
    const [first, second] = [number({ value: 0.2 }), number({ value: 0.9 })];
    const others = [
      number({ ...interval, total: 5000 }, 'rejected'),
      number({ ...interval, measure: 'specificity' }),
      number({ ...interval, outcome: 'relapse' }),
    ];
    expect(chooseMeasure([...others, first, second], 'sensitivity')).toBe(first);
    expect(chooseMeasure(others, 'sensitivity')).toBeNull();
  });
});

describe('the measured values of an entry', () => {
  it('are those of the chosen numbers, never an average', () => {
    expect(measuredValues(texts({ sensitivity: '60% by ELISA; 80% by RIA; specificity 99%' }))).toEqual({
      sensitivity: 0.6,
      specificity: 0.99,
    });
  });

  it('are none without a number, and for a range alone', () => {
    expect(measuredValues(texts())).toEqual({ sensitivity: null, specificity: null });
    expect(measuredValues(texts({ sensitivity: '54-95%' })).sensitivity).toBeNull();
  });

  it('follow the reviews, and a rejected number only as long as its words stand', () => {
    const [text, changed] = ['69% by ELISA', '71% by ELISA'];
    const reviewed = (status: Review['status'], of = text) =>
      measuredValues(texts({ sensitivity: of }), [review(text, '69%', { status, value: 0.7 })]).sensitivity;
    expect(reviewed('confirmed')).toBe(0.7);
    expect(reviewed('confirmed', changed)).toBe(0.7);
    expect(reviewed('rejected')).toBeNull();
    expect(reviewed('rejected', changed)).toBe(0.71);
    expect(reviewed('read')).toBe(0.69);
  });
});
