import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { SortOrderEnum } from '../enums.js';
import { SubmissionStatusDetailEnum, SubmissionStatusEnum } from '../types/submission.type.js';
import { EntryInput } from './entry.input.js';
import { limitOptions, pageNumber } from './paging.js';

const optional = { nullable: true } as const;

@InputType({
  description: 'Contact data of a visitor. For signed-in people, only `wantsMail` is used.',
})
class SubmitterInput {
  @Field(() => String, { ...optional, description: 'Name, for credit.' })
  name?: string | null;

  @Field(() => String, { ...optional, description: 'E-mail address for the answer.' })
  email?: string | null;

  @Field(() => Boolean, {
    ...optional,
    description: 'Whether to send decisions by e-mail. Default: true.',
  })
  wantsMail?: boolean | null;
}

/** The proposal and its submitter. */
@ArgsType()
export class CreateSubmissionArgs {
  @Field(() => EntryInput, { description: 'The proposal: a new entry, or changes of an existing one.' })
  input!: EntryInput;

  @Field(() => SubmitterInput, { ...optional, description: 'Contact data of the submitter.' })
  submitter?: SubmitterInput | null;

  @Field(() => ID, { ...optional, description: 'Id or accession of the entry to correct.' })
  correctionOf?: string | null;

  @Field(() => Int, { ...optional, description: 'Version of that entry that the correction is based on.' })
  version?: number | null;

  @Field(() => String, { ...optional, description: 'Note to the reviewer.' })
  note?: string | null;

  @Field(() => String, { ...optional, description: 'Leave it empty. It detects bots, which fill it in.' })
  website?: string | null;
}

/** Filters, sorting and paging of a list of submissions. */
@ArgsType()
export class SubmissionsArgs {
  @Field(() => SubmissionStatusEnum, { ...optional, description: 'Only submissions with this status.' })
  status?: string | null;

  @Field(() => SubmissionStatusDetailEnum, {
    ...optional,
    description: 'Only submissions with this detailed status.',
  })
  detail?: string | null;

  @Field(() => String, {
    ...optional,
    description:
      'Words that must all occur in the proposal. Case, accents, hyphens and Greek letters are folded.',
  })
  search?: string | null;

  @Field(() => SortOrderEnum, {
    ...optional,
    defaultValue: 'desc',
    description: 'Newest first (desc) or oldest first (asc).',
  })
  sortOrder?: string | null;

  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('submissions on a page'))
  limit?: number | null;
}
