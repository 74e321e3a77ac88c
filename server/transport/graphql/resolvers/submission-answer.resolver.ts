import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import type { RequestContext } from '../../../services/request-context.js';
import type { SubmissionService } from '../../../services/submissions/submission.service.js';
import type { SubmissionAnswerService } from '../../../services/submissions/submission-answer.service.js';
import { optional } from '../inputs/argument-options.js';
import { EntryInput, sentEntry } from '../inputs/entry.input.js';
import { CreateSubmissionArgs } from '../inputs/submission.input.js';
import { Submission } from '../types/submission.type.js';
import { text } from './arguments.js';

type Parameter = ReturnType<typeof Arg>;

const id = (): Parameter => Arg('id', () => ID, optional('Id of the submission, for signed-in people.'));
const ticket = (): Parameter => text('ticket', 'Secret of the receipt, instead of the id.');

@Resolver()
export class NewSubmissionResolver {
  constructor(private readonly submissions: SubmissionService) {}

  @Mutation(() => Submission, {
    description:
      'Proposes an entry or a correction. Open to everyone. Visitors receive the secret of the receipt.',
  })
  async createSubmission(
    @Args() { input, submitter, correctionOf, version, note, website }: CreateSubmissionArgs,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Submission> {
    const { submission, ticket: secret } = await this.submissions.create(ctx, {
      proposal: sentEntry(input),
      submitterName: submitter?.name,
      submitterEmail: submitter?.email,
      wantsMail: submitter?.wantsMail,
      correctionOf,
      version,
      note,
      website,
    });
    return { ...submission, ticket: secret };
  }
}

@Resolver()
export class SubmissionAnswerResolver {
  constructor(private readonly answers: SubmissionAnswerService) {}

  @Mutation(() => Submission, {
    description:
      "Answers the reviewer's question and changes the given fields of the proposal. For its submitter.",
  })
  async resubmitSubmission(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Arg('input', () => EntryInput, { description: 'The changed fields of the proposal.' }) input: EntryInput,
    @text('answer', 'Answer to the reviewer.') answer: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Submission> {
    const key = { id: submission, ticket: secret };
    return this.answers.resubmit(ctx, key, { proposal: sentEntry(input), answer });
  }

  @Mutation(() => Submission, { description: 'Withdraws a pending submission. For its submitter.' })
  async withdrawSubmission(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Submission> {
    return this.answers.withdraw(ctx, { id: submission, ticket: secret });
  }

  @Mutation(() => Submission, { description: 'Sets whether decisions are e-mailed. For its submitter.' })
  async setSubmissionMail(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Arg('wanted', () => Boolean, { description: 'Whether to send e-mails.' }) wanted: boolean,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Submission> {
    return this.answers.setMail(ctx, { id: submission, ticket: secret }, { wanted });
  }
}
