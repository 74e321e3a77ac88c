import { limits } from '../../schema/contract/limits.js';
import type { IntervalMethod } from '../../schema/contract/rules/diagnostic-intervals.js';
import type { TestResult } from '../../schema/contract/rules/diagnostics.js';
import {
  bounded,
  enumeration,
  flag,
  input,
  integer,
  many,
  noun,
  number,
  type Of,
  one,
  oneOf,
  orNull,
  required,
  share,
  text,
} from './noun.js';

const { tests, people: counts } = limits.diagnostics;
const people = (description: string) => number(description, { minimum: 0, maximum: 1000 });

const sensitivity = 'Share of positive results in people with the disease, from 0 to 1.';
const specificity = 'Share of negative results in people without the disease, from 0 to 1.';
const counted = (description: string, minimum: number = counts.min) =>
  integer(description, { minimum, maximum: counts.max });

export type DiagnosticFiguresArgs = Of<typeof diagnosticFiguresArgs>;
export const diagnosticFiguresArgs = input(
  'DiagnosticFiguresArgs',
  'The figures that describe a test, and the prevalence.',
  {
    sensitivity: share(`${sensitivity} Required without its counts.`, { example: 0.9 }),
    specificity: share(`${specificity} Required without its counts.`, { example: 0.95 }),
    prevalence: required(
      share('Probability of the disease before the test, from 0 to 1.', { example: 0.01 }),
    ),
    sensitivityPositives: counted('Number of people with the disease and a positive result.', 0),
    sensitivityTotal: counted('Number of people with the disease.'),
    specificityNegatives: counted('Number of people without the disease and with a negative result.', 0),
    specificityTotal: counted('Number of people without the disease.'),
  },
);

const peopleOf1000 = noun('PeopleOf1000', 'People of 1,000 by disease and result; not rounded.', {
  truePositive: people('With the disease, and a positive result.'),
  falsePositive: people('Without the disease, but with a positive result.'),
  falseNegative: people('With the disease, but with a negative result.'),
  trueNegative: people('Without the disease, and a negative result.'),
});

const intervalMethod = enumeration<IntervalMethod>('IntervalMethod', 'Method of a confidence interval.', {
  Wilson: 'Score interval without continuity correction: Wilson, J Am Stat Assoc 1927;22:209-212.',
  logit: 'Logit interval at the given prevalence: Mercaldo, Lau and Zhou, Stat Med 2007;26:2170-2183.',
  log: 'Interval of the logarithm: Simel, Samsa and Matchar, J Clin Epidemiol 1991;44:763-770.',
});

const interval = noun('DiagnosticInterval', 'A confidence interval of 95%.', {
  low: number('Lower end.', { minimum: 0 }),
  high: number('Upper end.', { minimum: 0 }),
  method: oneOf(intervalMethod, 'How it was calculated.'),
});
const intervalOf = (what: string, lacking: string) =>
  orNull(one(interval, `Interval of the ${what}; null ${lacking}.`));

const intervals = noun('DiagnosticIntervals', 'Confidence intervals of 95%, from counts.', {
  sensitivity: intervalOf('sensitivity', 'without its counts'),
  specificity: intervalOf('specificity', 'without its counts'),
  ppv: intervalOf(
    'positive predictive value',
    'without both counts, with a zero count, and at prevalence 0 or 1',
  ),
  npv: intervalOf(
    'negative predictive value',
    'without both counts, with a zero count, and at prevalence 0 or 1',
  ),
  lrPositive: intervalOf('positive likelihood ratio', 'without both counts, or if a count in the ratio is 0'),
  lrNegative: intervalOf('negative likelihood ratio', 'without both counts, or if a count in the ratio is 0'),
});

export type DiagnosticFigures = Of<typeof diagnosticFiguresNoun>;
export const diagnosticFiguresNoun = noun(
  'DiagnosticFigures',
  'What a test result means at a prevalence. For research and teaching, not medical advice.',
  {
    ppv: orNull(share('Positive predictive value; null (0/0) if no result can be positive.')),
    npv: orNull(share('Negative predictive value; null (0/0) if no result can be negative.')),
    lrPositive: orNull(number('Positive likelihood ratio; null for 0/0 and if infinite.', { minimum: 0 })),
    lrPositiveInfinite: flag(
      'Whether the positive likelihood ratio is infinite: there are no false positives.',
    ),
    lrNegative: orNull(number('Negative likelihood ratio; null for 0/0 and if infinite.', { minimum: 0 })),
    lrNegativeInfinite: flag(
      'Whether the negative likelihood ratio is infinite: there are no true negatives.',
    ),
    postTestPositive: orNull(share('Probability of the disease after a positive result.')),
    postTestNegative: orNull(share('Probability of the disease after a negative result.')),
    of1000: one(peopleOf1000, 'Natural frequencies.'),
    worseThanChance: flag('Whether sensitivity and specificity add up to less than 1.'),
    intervals: orNull(one(intervals, 'Confidence intervals; null if no counts were sent.')),
  },
);

const testResultNoun = enumeration<TestResult>('TestResult', 'Result of a test.', {
  positive: 'The test found the antibody.',
  negative: 'The test did not find the antibody.',
});

const combinedTest = input('CombinedTestInput', 'A test with its result.', {
  name: required(text('Name of the test.', { minLength: 1, maxLength: limits.nameMaxLength })),
  autoantigen: orNull(
    text('Autoantigen of the antibody that it detects. Two tests of one autoantigen are refused.'),
  ),
  sensitivity: required(share(sensitivity)),
  specificity: required(share(specificity)),
  result: required(oneOf(testResultNoun, 'Its result.')),
});

export type CombineTestsArgs = Of<typeof combineTestsArgs>;
export const combineTestsArgs = input('CombineTestsArgs', 'Several tests, one after the other.', {
  prevalence: required(share('Probability of the disease before the first test, from 0 to 1.')),
  tests: required(bounded(many(one(combinedTest, 'The tests, in the order of the steps.')), tests)),
});

const testStep = noun('TestStep', 'The probability of the disease before and after one test.', {
  name: text('Name of the test.'),
  before: orNull(share('Probability before the test; null after a result that cannot occur.')),
  after: orNull(share('Probability after the test; null (0/0) if its result cannot occur.')),
});

export type CombinedTests = Of<typeof combinedTestsNoun>;
export const combinedTestsNoun = noun(
  'CombinedTests',
  'Several independent tests, one after the other. For research and teaching, not medical advice.',
  {
    steps: many(one(testStep, 'One step for each test, in the order sent.'), tests.max),
    after: orNull(share('Probability after all tests; null (0/0) if the results contradict each other.')),
    warnings: many(
      text('What limits these probabilities. The first is always that the tests have to be independent.'),
      2 * tests.max,
    ),
  },
);
