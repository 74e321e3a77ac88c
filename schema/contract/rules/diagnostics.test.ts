import fc from 'fast-check';

import { diagnosticIntervals, wilson } from './diagnostic-intervals.js';
import {
  diagnosticFigures,
  isSameName,
  type ResultOfTest,
  type TestAccuracy,
  testSteps,
} from './diagnostics.js';

const inside = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anyTest = fc.record({ sensitivity: inside, specificity: inside });
const result = fc.constantFrom('positive' as const, 'negative' as const);
const resultOfTest = fc.record({ sensitivity: inside, specificity: inside, result });
const odds = (probability: number) => probability / (1 - probability);
const known = (value: number | null): number => {
  if (value === null) throw new Error('0/0');
  return value;
};
const ratioOf = ({ result: found, ...test }: ResultOfTest) => {
  const { lrPositive, lrNegative } = diagnosticFigures(test, 0.5);
  return known(found === 'positive' ? lrPositive : lrNegative);
};

test('the positive predictive value rises with prevalence, the negative one falls', () => {
  const property = (test: TestAccuracy, one: number, other: number) => {
    const [rare, common] = one < other ? [one, other] : [other, one];
    const [before, after] = [diagnosticFigures(test, rare), diagnosticFigures(test, common)];
    expect(known(after.ppv)).toBeGreaterThanOrEqual(known(before.ppv));
    expect(known(after.npv)).toBeLessThanOrEqual(known(before.npv));
  };
  fc.assert(fc.property(anyTest, inside, inside, property));
});

test('likelihood ratios multiply: the odds after all tests are the odds before times every ratio', () => {
  const tests = fc.array(resultOfTest, { minLength: 2, maxLength: 5 });
  const prevalence = fc.double({ min: 1e-4, max: 0.9, noNaN: true });
  const moderate = tests.filter((some) => some.every((test) => ratioOf(test) > 1e-2 && ratioOf(test) < 1e2));
  fc.assert(
    fc.property(moderate, prevalence, (some, before) => {
      const after = known(testSteps(some, before).at(-1)?.after ?? null);
      const expected = some.reduce((all, test) => all * ratioOf(test), odds(before));
      fc.pre(after < 1 - 1e-6);
      expect(odds(after) / expected).toBeCloseTo(1, 6);
    }),
  );
});

test('the order of tests changes the steps, not the end', () => {
  fc.assert(
    fc.property(fc.array(resultOfTest, { minLength: 2, maxLength: 5 }), inside, (tests, prevalence) => {
      const end = (some: readonly ResultOfTest[]) => known(testSteps(some, prevalence).at(-1)?.after ?? null);
      expect(end(tests.toReversed())).toBeCloseTo(end(tests), 9);
    }),
  );
});

test('every figure is a share or a ratio or null, never NaN or Infinity, whatever the shares', () => {
  fc.assert(
    fc.property(anyShare, anyShare, anyShare, (sensitivity, specificity, prevalence) => {
      const { of1000, ...figures } = diagnosticFigures({ sensitivity, specificity }, prevalence);
      const { truePositive, falsePositive, falseNegative, trueNegative } = of1000;
      const numbers = [...Object.values(figures), ...Object.values(of1000)].filter(
        (value): value is number => typeof value === 'number',
      );
      expect(numbers.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
      expect(truePositive + falsePositive + falseNegative + trueNegative).toBeCloseTo(1000, 6);
      for (const share of [figures.ppv, figures.npv, figures.postTestNegative]) {
        expect(share ?? 0).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('at prevalence 0 and 1 no result changes anything', () => {
  fc.assert(
    fc.property(resultOfTest, (test) => {
      expect([0, 1].map((prevalence) => testSteps([test], prevalence)[0]?.after)).toEqual([0, 1]);
    }),
  );
});

test('results that contradict each other with certainty leave no probability, and none after them', () => {
  const certain = { sensitivity: 1, specificity: 1 };
  const tests = [
    { ...certain, result: 'positive' },
    { ...certain, result: 'negative' },
    { ...certain, result: 'positive' },
  ] as const;
  expect(testSteps(tests, 0.1)).toEqual([
    { before: 0.1, after: 1 },
    { before: 1, after: null },
    { before: null, after: null },
  ]);
});

test('every interval holds its estimate', () => {
  const counted = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), anyShare)
    .map(([n, share]) => ({ k: Math.round(n * share), n }));
  fc.assert(
    fc.property(counted, counted, inside, (sensitivity, specificity, prevalence) => {
      const shares = {
        sensitivity: sensitivity.k / sensitivity.n,
        specificity: specificity.k / specificity.n,
      };
      const figures = { ...shares, ...diagnosticFigures(shares, prevalence) };
      const intervals = Object.entries(diagnosticIntervals(sensitivity, specificity, prevalence) ?? {});
      for (const [name, interval] of intervals) {
        const estimate = Object.entries(figures).find(([figure]) => figure === name)?.[1];
        if (interval === null || typeof estimate !== 'number') continue;
        expect(interval.low).toBeLessThanOrEqual(estimate * (1 + 1e-9));
        expect(interval.high).toBeGreaterThanOrEqual(estimate * (1 - 1e-9));
      }
    }),
  );
});

test("Wilson's interval is that of his formula solved for both ends, and exact at 0 and n", () => {
  expect(wilson({ k: 0, n: 20 }).low).toBe(0);
  expect(wilson({ k: 20, n: 20 }).high).toBe(1);
  const { low, high } = wilson({ k: 24, n: 50 });
  for (const end of [low, high]) {
    expect(Math.abs(24 / 50 - end) / Math.sqrt((end * (1 - end)) / 50)).toBeCloseTo(1.959963984540054, 9);
  }
});

test('without counts there are no intervals, with one count only its own', () => {
  expect(diagnosticIntervals(null, null, 0.1)).toBeNull();
  const { sensitivity, ...others } = diagnosticIntervals({ k: 9, n: 10 }, null, 0.1) ?? {};
  expect(sensitivity).not.toBeNull();
  expect(Object.values(others)).toEqual([null, null, null, null, null]);
});

test.each([
  ['Topoisomerase I', 'topoisomerase-i', true],
  ['β2-Glycoprotein I', 'beta2 glycoprotein I', true],
  ['Ro52', 'Ro60', false],
])('%s and %s are one name: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));
