import { messages } from '../../../schema/contract/messages.js';
import { allows } from '../../../schema/contract/policy.js';
import type { SubmissionTransition } from '../../../schema/contract/submission-status.js';
import { AppError, badInput } from '../../errors.js';
import type { SubmissionView } from '../../nouns/submission.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type { SubmissionReadRepository } from '../../persistence/repositories/submission-read.repository.js';
import type {
  LockedSubmission,
  SubmissionStep,
  SubmissionWriteRepository,
} from '../../persistence/repositories/submission-write.repository.js';
import type { SubmissionKey } from '../../persistence/submission-row.js';
import { changesBetween, changesNothing } from '../entries/entry-changes.js';
import { readFlag } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { completeProposal, readProposal, requireForm } from './read-proposal.js';
import { readNote, readOwnKey } from './read-submission.js';
import type { ResubmissionInput, SubmissionKeyInput } from './submission-inputs.js';
import { nextState } from './submission-state.js';
import { isOwn, submissionView } from './submission-views.js';

type Step = Pick<SubmissionStep, 'kind' | 'note' | 'changes' | 'review' | 'content'>;

/** What submitters do with their submissions, by the secret of the receipt or, signed in, by the id. */
export class SubmissionAnswerService {
  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly submissions: SubmissionWriteRepository,
    private readonly reads: SubmissionReadRepository,
  ) {}

  /**
   * Answers a reviewer's question, changes the fields of the proposal that were sent, or both. Throws BAD_USER_INPUT as
   * `create` does and if neither is done, NOT_FOUND if the submitter has no such submission, CONFLICT if there is no
   * open question.
   */
  async resubmit(
    ctx: RequestContext,
    sentKey: SubmissionKeyInput,
    input: ResubmissionInput,
  ): Promise<SubmissionView> {
    const key = readOwnKey(ctx, sentKey);
    const sent = readProposal(input.proposal);
    requireForm(sent);
    const note = readNote('answer', input.answer);
    return this.advance(ctx, key, 'resubmit', ({ content: current, target }) => {
      const content = completeProposal(sent, current, target?.base ?? null);
      const changes = changesBetween(current, content);
      if (note === null && changesNothing(changes))
        throw badInput('answer', messages.submissionAnswerRequired);
      return { kind: 'resubmitted', note, changes, review: 'none', content };
    });
  }

  /** Withdraws a submission that is not decided. Throws NOT_FOUND as `resubmit` does, CONFLICT if it is decided. */
  async withdraw(ctx: RequestContext, sentKey: SubmissionKeyInput): Promise<SubmissionView> {
    const key = readOwnKey(ctx, sentKey);
    const step: Step = { kind: 'withdrawn', note: null, changes: {}, review: 'as it was' };
    return this.advance(ctx, key, 'withdraw', () => step);
  }

  /** Sets whether decisions are sent by e-mail. Throws BAD_USER_INPUT if the submission has no e-mail address. */
  async setMail(
    ctx: RequestContext,
    sentKey: SubmissionKeyInput,
    input: { readonly wanted?: unknown },
  ): Promise<SubmissionView> {
    const key = readOwnKey(ctx, sentKey);
    const wanted = readFlag('wanted', input.wanted);
    return this.database.transaction(async (transaction) => {
      const { id, submittedBy, submitterEmail } = await this.lock(ctx, transaction, key);
      if (wanted && submittedBy === null && submitterEmail === null) {
        throw badInput('wanted', messages.submissionNoAddress);
      }
      await this.submissions.setMail(transaction, id, wanted);
      return this.view(ctx, transaction, key);
    }, ctx.transaction);
  }

  private advance(
    ctx: RequestContext,
    key: SubmissionKey,
    transition: SubmissionTransition,
    decide: (stored: LockedSubmission) => Step,
  ): Promise<SubmissionView> {
    return this.database.transaction(async (transaction) => {
      const stored = await this.lock(ctx, transaction, key);
      const to = nextState(stored.statusDetail, transition);
      const step = { ...decide(stored), to, by: ctx.viewer?.id ?? null, at: new Date() };
      await this.submissions.step(transaction, stored, step);
      return this.view(ctx, transaction, key);
    }, ctx.transaction);
  }

  private async lock(
    { viewer }: RequestContext,
    transaction: Queryable,
    key: SubmissionKey,
  ): Promise<LockedSubmission> {
    const stored = await this.submissions.lock(transaction, key, viewer?.id ?? null);
    const isTheirs = stored !== null && ('tokenHash' in key || isOwn(viewer, stored.submittedBy));
    if (isTheirs) return stored;
    const isSeen = stored !== null && viewer !== null && allows('submissions.readAll', viewer.role);
    if (isSeen) throw new AppError('FORBIDDEN', messages.insufficientPermissions);
    throw new AppError('NOT_FOUND', messages.submissionNotFound);
  }

  private async view(
    ctx: RequestContext,
    transaction: Queryable,
    key: SubmissionKey,
  ): Promise<SubmissionView> {
    return submissionView(ctx, await this.reads.written(transaction, key), 'id' in key ? 'id' : 'ticket');
  }
}
