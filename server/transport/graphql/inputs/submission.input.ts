import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { SortOrderEnum } from '../enums.js';
import { SubmissionStatusDetailEnum, SubmissionStatusEnum } from '../types/submission.type.js';
import { EntryInput } from './entry.input.js';
import { limitOptions, pageNumber } from './paging.js';

const optional = { nullable: true } as const;

@InputType({
  description: 'What a visitor leaves of themselves. Of who is signed in, only `wantsMail` is read.',
})
class SubmitterInput {
  @Field(() => String, { ...optional, description: 'For credit.' })
  name?: string | null;

  @Field(() => String, { ...optional, description: 'For the answer.' })
  email?: string | null;

  @Field(() => Boolean, {
    ...optional,
    description: 'Whether decisions are mailed; they are where this is left out.',
  })
  wantsMail?: boolean | null;
}

/** What is proposed, and by whom. */
@ArgsType()
export class CreateSubmissionArgs {
  @Field(() => EntryInput, { description: 'The proposal: an entry to be, or what is to change of one.' })
  input!: EntryInput;

  @Field(() => SubmitterInput, { ...optional, description: 'Who submits it.' })
  submitter?: SubmitterInput | null;

  @Field(() => ID, { ...optional, description: 'The entry it is to correct; its accession serves too.' })
  correctionOf?: string | null;

  @Field(() => Int, { ...optional, description: 'The version of that entry as it was seen.' })
  version?: number | null;

  @Field(() => String, { ...optional, description: 'A note to the reviewer.' })
  note?: string | null;

  @Field(() => String, { ...optional, description: 'Leave it out: what fills it is taken for a robot.' })
  website?: string | null;
}

/** Which submissions are asked for, and in which order. */
@ArgsType()
export class SubmissionsArgs {
  @Field(() => SubmissionStatusEnum, { ...optional, description: 'Only those that stand so.' })
  status?: string | null;

  @Field(() => SubmissionStatusDetailEnum, { ...optional, description: 'Only those that stand exactly so.' })
  detail?: string | null;

  @Field(() => String, {
    ...optional,
    description: 'Words that must all occur in the proposal; case, accents, hyphens and Greek letters fold.',
  })
  search?: string | null;

  @Field(() => SortOrderEnum, {
    ...optional,
    defaultValue: 'desc',
    description: 'Newest first (desc), or oldest first.',
  })
  sortOrder?: string | null;

  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('submissions on a page'))
  limit?: number | null;
}
