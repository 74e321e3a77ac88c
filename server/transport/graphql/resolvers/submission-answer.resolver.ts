import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { requireFound } from '../../../errors.js';
import { type EntryInput, entryInput } from '../../../nouns/entry.js';
import {
  answerField,
  type NewSubmissionArgs,
  newSubmissionArgs,
  submissionNoun,
  type SubmissionView,
} from '../../../nouns/submission.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import type { NewSubmissionView } from '../../../services/submissions/submission-views.js';
import { createdOnce } from '../created-once.js';
import { argsOf, typeOf } from '../object-type.js';
import { IdempotencyKey, optional, text } from './arguments.js';

const id = () => Arg('id', () => ID, optional('Id of the submission, for signed-in people.'));
const ticket = () => text('ticket', 'Secret of the receipt, instead of the id.');

/** With the secret of the receipt for a visitor. */
type NewSubmission = SubmissionView & Pick<NewSubmissionView, 'ticket'>;

@Resolver()
export class SubmissionAnswerResolver {
  constructor(
    private readonly services: Pick<
      Services,
      'idempotency' | 'submissionAnswers' | 'submissionDirectory' | 'submissions'
    >,
  ) {}

  @Mutation(typeOf(submissionNoun), {
    description:
      'Proposes an entry or a correction. Open to everyone. Visitors receive the secret of the receipt.',
  })
  async createSubmission(
    @Arg('input', typeOf(entryInput), {
      description: 'The proposal: a new entry, or changes of an existing one.',
    })
    input: EntryInput,
    @Args(argsOf(newSubmissionArgs)) { submitter, ...others }: NewSubmissionArgs,
    @IdempotencyKey() key: string | null | undefined,
    @Ctx('request') ctx: RequestContext,
  ): Promise<NewSubmission> {
    const { idempotency, submissionDirectory, submissions } = this.services;
    const create = async (within: RequestContext): Promise<NewSubmission> => {
      const { submission, ticket: secret } = await submissions.create(within, {
        proposal: input,
        submitterName: submitter?.name,
        submitterEmail: submitter?.email,
        wantsMail: submitter?.wantsMail,
        ...others,
      });
      return { ...submission, ticket: secret };
    };
    return createdOnce(idempotency, ctx, {
      ...{ key, mutation: 'createSubmission', action: 'submissions.create', create },
      input: { input, submitter, ...others },
      keep: ({ id: own, ticket: secret }) => secret ?? own,
      find: async (kept) => {
        const isVisitor = ctx.viewer === null;
        const found = isVisitor
          ? await submissionDirectory.findByTicket(ctx, kept)
          : await submissionDirectory.find(ctx, kept);
        return { ...requireFound(found, messages.submissionNotFound), ticket: isVisitor ? kept : null };
      },
    });
  }

  @Mutation(typeOf(submissionNoun), {
    description:
      "Answers the reviewer's question and changes the given fields of the proposal. For its submitter.",
  })
  async resubmitSubmission(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Arg('input', typeOf(entryInput), { description: 'The changed fields of the proposal.' })
    input: EntryInput,
    @text('answer', answerField.description) answer: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    const key = { id: submission, ticket: secret };
    return this.services.submissionAnswers.resubmit(ctx, key, { proposal: input, answer });
  }

  @Mutation(typeOf(submissionNoun), { description: 'Withdraws a pending submission. For its submitter.' })
  async withdrawSubmission(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionAnswers.withdraw(ctx, { id: submission, ticket: secret });
  }

  @Mutation(typeOf(submissionNoun), {
    description: 'Sets whether decisions are e-mailed. For its submitter.',
  })
  async setSubmissionMail(
    @id() submission: string | null,
    @ticket() secret: string | null,
    @Arg('wanted', () => Boolean, { description: 'Whether to send e-mails.' }) wanted: boolean,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.submissionAnswers.setMail(ctx, { id: submission, ticket: secret }, { wanted });
  }
}
