import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { submissionStatusDetailNoun, submissionStatusNoun } from '../../../nouns/submission.js';
import { SortOrderEnum } from '../enums.js';
import { enumType } from '../object-type.js';
import { limitOptions, optional, pageNumber } from './argument-options.js';
import { EntryInput } from './entry.input.js';

const SubmissionStatusEnum = enumType(submissionStatusNoun);
const SubmissionStatusDetailEnum = enumType(submissionStatusDetailNoun);

@InputType({
  description: 'Contact data of a visitor. For signed-in people, only `wantsMail` is used.',
})
class SubmitterInput {
  @Field(() => String, optional('Name, for credit.'))
  name?: string | null;

  @Field(() => String, optional('E-mail address for the answer.'))
  email?: string | null;

  @Field(() => Boolean, optional('Whether to send decisions by e-mail. Default: true.'))
  wantsMail?: boolean | null;
}

/** The proposal and its submitter. */
@ArgsType()
export class CreateSubmissionArgs {
  @Field(() => EntryInput, { description: 'The proposal: a new entry, or changes of an existing one.' })
  input!: EntryInput;

  @Field(() => SubmitterInput, optional('Contact data of the submitter.'))
  submitter?: SubmitterInput | null;

  @Field(() => ID, optional('Id or accession of the entry to correct.'))
  correctionOf?: string | null;

  @Field(() => Int, optional('Version of that entry that the correction is based on.'))
  version?: number | null;

  @Field(() => String, optional('Note to the reviewer.'))
  note?: string | null;

  @Field(() => String, optional('Leave it empty. It detects bots, which fill it in.'))
  website?: string | null;
}

/** Filters, sorting and paging of a list of submissions. */
@ArgsType()
export class SubmissionsArgs {
  @Field(() => SubmissionStatusEnum, optional('Only submissions with this status.'))
  status?: string | null;

  @Field(() => SubmissionStatusDetailEnum, optional('Only submissions with this detailed status.'))
  detail?: string | null;

  @Field(
    () => String,
    optional(
      'Words that must all occur in the proposal. Case, accents, hyphens and Greek letters are folded.',
    ),
  )
  search?: string | null;

  @Field(() => SortOrderEnum, optional('Newest first (desc) or oldest first (asc).', 'desc'))
  sortOrder?: string | null;

  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('submissions on a page'))
  limit?: number | null;
}
