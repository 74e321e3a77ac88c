import { diagnosticIntervals } from '../../../schema/contract/rules/diagnostic-intervals.js';
import { diagnosticFigures } from '../../../schema/contract/rules/diagnostics.js';
import { roundedFigures } from './rounded-figures.js';

it('leaves no noise of binary fractions in an answer, and changes no digit that counts', () => {
  const exact = diagnosticFigures({ sensitivity: 0.9, specificity: 0.95 }, 0.01);
  const intervals = diagnosticIntervals({ k: 45, n: 50 }, { k: 95, n: 100 }, 0.01);
  const figures = roundedFigures({ ...exact, intervals });
  expect(exact.of1000.truePositive + exact.of1000.falsePositive).toBeCloseTo(58.5, 9);
  expect(figures.of1000).toEqual({
    truePositive: 9,
    falsePositive: 49.5,
    falseNegative: 1,
    trueNegative: 940.5,
  });
  expect(figures.ppv).toBe(0.153846153846);
  expect(figures.lrPositive).toBe(18);
  const numbers = JSON.stringify(figures).match(/\d+\.\d+/g) ?? [];
  expect(numbers.filter((text) => text.replace(/^0\.0*|\./g, '').length > 12)).toEqual([]);
});

it('keeps null, zero and very small probabilities', () => {
  const figures = { unknown: null, none: 0, small: 4.7397800742e-5, smallest: 5.2e-14 };
  expect(roundedFigures(figures)).toEqual(figures);
});
