import { limits } from '../../../../schema/contract/limits.js';
import { testResultNoun } from '../../../nouns/diagnostics.js';
import { findingResultNoun } from '../../../nouns/differential.js';
import { input, integer, many, number, type Of, one, oneOf, text } from '../../../nouns/noun.js';

const { tests, findings } = limits.diagnostics;
const share = (description: string) => number(`${description} A share from 0 to 1.`);

export type DiagnosticFiguresArgs = Of<typeof diagnosticFiguresArgs>;
export const diagnosticFiguresArgs = input(
  'DiagnosticFiguresArgs',
  'The figures that describe a test, and the prevalence.',
  {
    sensitivity: share('Share of positive results in people with the disease. Required without its counts.'),
    specificity: share(
      'Share of negative results in people without the disease. Required without its counts.',
    ),
    prevalence: share('Probability of the disease before the test. Required.'),
    sensitivityPositives: integer('Number of people with the disease and a positive result.'),
    sensitivityTotal: integer('Number of people with the disease.'),
    specificityNegatives: integer('Number of people without the disease and with a negative result.'),
    specificityTotal: integer('Number of people without the disease.'),
  },
);

const combinedTest = input('CombinedTestInput', 'A test with its result.', {
  name: text('Name of the test. Required.'),
  autoantigen: text('Autoantigen of the antibody that it detects. Two tests of one autoantigen are refused.'),
  sensitivity: share('Share of positive results in people with the disease. Required.'),
  specificity: share('Share of negative results in people without the disease. Required.'),
  result: oneOf(testResultNoun, 'Its result. Required.'),
});

export type CombineTestsArgs = Of<typeof combineTestsArgs>;
export const combineTestsArgs = input('CombineTestsArgs', 'Several tests, one after the other.', {
  prevalence: share('Probability of the disease before the first test. Required.'),
  tests: many(
    one(combinedTest, `The tests, ${String(tests.min)} to ${String(tests.max)}, in the order of the steps.`),
  ),
});

const finding = input('FindingInput', 'An autoantibody and whether it was found.', {
  autoantibody: text(
    'Name or synonym of an autoantibody or of a class such as ANCA, or the code of a HEp-2 pattern such as AC-4. ' +
      'Required.',
  ),
  result: oneOf(findingResultNoun, 'Whether it was found. Required.'),
});

export type DifferentialArgs = Of<typeof differentialArgs>;
export const differentialArgs = input('DifferentialArgs', 'The findings of a differential.', {
  findings: many(
    one(
      finding,
      `The findings, ${String(findings.min)} to ${String(findings.max)}. Their order changes nothing.`,
    ),
  ),
});
