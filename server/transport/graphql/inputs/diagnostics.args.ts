import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { testResultNoun } from '../../../nouns/diagnostics.js';
import { findingResultNoun } from '../../../nouns/differential.js';
import { enumType } from '../object-type.js';
import { optional } from './argument-options.js';

const FindingResultEnum = enumType(findingResultNoun);
const TestResultEnum = enumType(testResultNoun);

const { tests } = limits.diagnostics;
const share = (description: string) => optional(`${description} A share from 0 to 1.`);

/** The figures that describe a test, and the prevalence. */
@ArgsType()
export class DiagnosticFiguresArgs {
  @Field(
    () => Float,
    share('Share of positive results in people with the disease. Required without its counts.'),
  )
  sensitivity?: number | null;

  @Field(
    () => Float,
    share('Share of negative results in people without the disease. Required without its counts.'),
  )
  specificity?: number | null;

  @Field(() => Float, share('Probability of the disease before the test. Required.'))
  prevalence?: number | null;

  @Field(() => Int, optional('Number of people with the disease and a positive result.'))
  sensitivityPositives?: number | null;

  @Field(() => Int, optional('Number of people with the disease.'))
  sensitivityTotal?: number | null;

  @Field(() => Int, optional('Number of people without the disease and with a negative result.'))
  specificityNegatives?: number | null;

  @Field(() => Int, optional('Number of people without the disease.'))
  specificityTotal?: number | null;
}

@InputType({ description: 'A test with its result.' })
class CombinedTestInput {
  @Field(() => String, optional('Name of the test. Required.'))
  name?: string | null;

  @Field(
    () => String,
    optional('Autoantigen of the antibody that it detects. Two tests of one autoantigen are refused.'),
  )
  autoantigen?: string | null;

  @Field(() => Float, share('Share of positive results in people with the disease. Required.'))
  sensitivity?: number | null;

  @Field(() => Float, share('Share of negative results in people without the disease. Required.'))
  specificity?: number | null;

  @Field(() => TestResultEnum, optional('Its result. Required.'))
  result?: string | null;
}

/** Several tests, one after the other. */
@ArgsType()
export class CombineTestsArgs {
  @Field(() => Float, share('Probability of the disease before the first test. Required.'))
  prevalence?: number | null;

  @Field(
    () => [CombinedTestInput],
    optional(`The tests, ${String(tests.min)} to ${String(tests.max)}, in the order of the steps.`),
  )
  tests?: CombinedTestInput[] | null;
}

const { findings } = limits.diagnostics;

@InputType({ description: 'An autoantibody and whether it was found.' })
class FindingInput {
  @Field(
    () => String,
    optional(
      'Name or synonym of an autoantibody or of a class such as ANCA, or the code of a HEp-2 pattern such as AC-4. ' +
        'Required.',
    ),
  )
  autoantibody?: string | null;

  @Field(() => FindingResultEnum, optional('Whether it was found. Required.'))
  result?: string | null;
}

/** The findings of a differential. */
@ArgsType()
export class DifferentialArgs {
  @Field(
    () => [FindingInput],
    optional(
      `The findings, ${String(findings.min)} to ${String(findings.max)}. Their order changes nothing.`,
    ),
  )
  findings?: FindingInput[] | null;
}
