import { limits } from '../limits.js';
import { fold } from './fold.js';

/**
 * What a test result means, as pure functions that server and client share. All numbers are shares from 0 to 1. Every
 * formula with its source: docs/numbers.md.
 */

/** How good a test is: shares from 0 to 1. */
export interface TestAccuracy {
  /** Share of the people with the disease whose result is positive. */
  readonly sensitivity: number;
  /** Share of the people without the disease whose result is negative. */
  readonly specificity: number;
}

/** People by disease and result, as shares of all or of 1,000; not rounded. */
interface People {
  readonly truePositive: number;
  readonly falsePositive: number;
  readonly falseNegative: number;
  readonly trueNegative: number;
}

/** The figures of one test at one prevalence. `null`: 0/0, or infinite where the flag beside it says so. */
export interface DiagnosticFigures {
  readonly ppv: number | null;
  readonly npv: number | null;
  readonly lrPositive: number | null;
  readonly lrPositiveInfinite: boolean;
  readonly lrNegative: number | null;
  readonly lrNegativeInfinite: boolean;
  /** Probability of the disease after a positive result, and after a negative one. */
  readonly postTestPositive: number | null;
  readonly postTestNegative: number | null;
  readonly of1000: People;
  readonly worseThanChance: boolean;
}

export type TestResult = 'positive' | 'negative';
export const testResults = ['positive', 'negative'] as const satisfies readonly TestResult[];

/** Sums of decimal fractions miss 1 by less than this, 0.58 + 0.42 for one. */
const rounding = 1e-12;

/** Whether two shares are one but for rounding to whole percent, such as 0.68 and 27 of 40. */
export function isRoundedShare(one: number, other: number): boolean {
  return Math.abs(one - other) <= limits.diagnostics.rounding + rounding;
}

/** Returns every figure of a test at a prevalence. */
export function diagnosticFigures(test: TestAccuracy, prevalence: number): DiagnosticFigures {
  const { sensitivity, specificity } = test;
  const people = peopleOf(test, prevalence);
  const ppv = share(people.truePositive, people.falsePositive);
  const positive = ratio(sensitivity, 1 - specificity);
  const negative = ratio(1 - sensitivity, specificity);
  return {
    ppv,
    npv: share(people.trueNegative, people.falseNegative),
    lrPositive: finite(positive),
    lrPositiveInfinite: positive === Infinity,
    lrNegative: finite(negative),
    lrNegativeInfinite: negative === Infinity,
    postTestPositive: ppv,
    // Not 1 - npv, which loses every digit of a small probability.
    postTestNegative: share(people.falseNegative, people.trueNegative),
    of1000: {
      truePositive: 1000 * people.truePositive,
      falsePositive: 1000 * people.falsePositive,
      falseNegative: 1000 * people.falseNegative,
      trueNegative: 1000 * people.trueNegative,
    },
    worseThanChance: isWorseThanChance(test),
  };
}

/** Whether a positive result speaks against the disease: sensitivity and specificity add up to less than 1. */
export function isWorseThanChance({ sensitivity, specificity }: TestAccuracy): boolean {
  return sensitivity + specificity < 1 - rounding;
}

export interface ResultOfTest extends TestAccuracy {
  readonly result: TestResult;
}

/** The probability of the disease before and after one of several tests; `null` after a result that cannot occur. */
interface TestStep {
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * Returns the steps of several independent tests, one after the other. The shares of people with and without the
 * disease who have all these results are kept apart, so that no digit is lost where a probability is close to 1.
 */
export function testSteps(tests: readonly ResultOfTest[], prevalence: number): TestStep[] {
  let [ill, healthy] = [prevalence, 1 - prevalence];
  return tests.map(({ sensitivity, specificity, result }) => {
    const before = share(ill, healthy);
    ill *= result === 'positive' ? sensitivity : 1 - sensitivity;
    healthy *= result === 'positive' ? 1 - specificity : specificity;
    return { before, after: share(ill, healthy) };
  });
}

/** Whether two names are one but for case, accents, blanks and punctuation, so that two tests have one autoantigen. */
export function isSameName(one: string, other: string): boolean {
  return lettersAndDigits(one) === lettersAndDigits(other);
}

function lettersAndDigits(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Shares of all people by disease and result; they add up to 1. */
function peopleOf({ sensitivity, specificity }: TestAccuracy, prevalence: number): People {
  const healthy = 1 - prevalence;
  return {
    truePositive: sensitivity * prevalence,
    falsePositive: (1 - specificity) * healthy,
    falseNegative: (1 - sensitivity) * prevalence,
    trueNegative: specificity * healthy,
  };
}

function share(part: number, rest: number): number | null {
  return part + rest === 0 ? null : part / (part + rest);
}

/** Returns a ratio, which may be infinite; `null` for 0/0. */
function ratio(above: number, below: number): number | null {
  return above === 0 && below === 0 ? null : above / below;
}

function finite(number: number | null): number | null {
  return number === Infinity ? null : number;
}
