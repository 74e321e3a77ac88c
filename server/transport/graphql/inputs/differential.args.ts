import { ArgsType, Field, InputType } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { FindingResultEnum } from '../types/differential.type.js';

const { findings } = limits.diagnostics;

@InputType({ description: 'An autoantibody and whether it was found.' })
class FindingInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Name or synonym of an autoantibody or of a class such as ANCA, or the code of a HEp-2 pattern such as AC-4. ' +
      'Required.',
  })
  autoantibody?: string | null;

  @Field(() => FindingResultEnum, { nullable: true, description: 'Whether it was found. Required.' })
  result?: string | null;
}

/** The findings of a differential. */
@ArgsType()
export class DifferentialArgs {
  @Field(() => [FindingInput], {
    nullable: true,
    description: `The findings, ${String(findings.min)} to ${String(findings.max)}. Their order changes nothing.`,
  })
  findings?: FindingInput[] | null;
}
