import { messages } from '../../../schema/contract/messages.js';
import type {
  SubmissionEventKind,
  SubmissionTransition,
} from '../../../schema/contract/submission-status.js';
import { AppError, badInput, requireFound } from '../../errors.js';
import type { SubmissionView } from '../../nouns/submission.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type { SubmissionReadRepository } from '../../persistence/repositories/submission-read.repository.js';
import type {
  LockedSubmission,
  SubmissionStep,
  SubmissionWriteRepository,
} from '../../persistence/repositories/submission-write.repository.js';
import { authorizeViewer } from '../authorize.js';
import type { MailQueue } from '../mail/mail-queue.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { readNote, readSeenVersion, readSubmissionId, requireSeenVersion } from './read-submission.js';
import { readApproval, type SubmissionApproval } from './submission-approval.js';
import type { ApprovalInput, QuestionInput, ReviewInput } from './submission-inputs.js';
import { nextState } from './submission-state.js';
import { type ApprovedSubmission, mayReview, submissionView } from './submission-views.js';

/** A decision of a reviewer, and the submission that it is about. */
interface Review {
  readonly viewer: Viewer;
  readonly id: string;
  readonly transition: Extract<SubmissionTransition, 'approve' | 'reject' | 'sendBack'>;
  readonly note: string | null;
  readonly seen: number | null;
}

/** The result of a decision, and the e-mail about it. */
interface Step extends Pick<SubmissionStep, 'changes' | 'entryId'> {
  readonly kind: Extract<SubmissionEventKind, 'approved' | 'rejected' | 'sent_back'>;
}

/**
 * The decisions of reviewers. Each decision locks the submission and then checks its status, so of two concurrent
 * decisions one succeeds and the other throws CONFLICT. All throw FORBIDDEN for a reviewer's own submission
 * (administrators may decide on theirs), NOT_FOUND, and CONFLICT if the submission is decided already or at another
 * version than was seen.
 */
export class SubmissionReviewService {
  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly submissions: SubmissionWriteRepository,
    private readonly reads: SubmissionReadRepository,
    private readonly approval: SubmissionApproval,
    private readonly mailQueue: MailQueue,
  ) {}

  /**
   * Creates an entry from a submission, or a revision of the entry it corrects, in the same transaction. For a
   * correction also throws CONFLICT if the entry is deleted, or at another version than the one it was proposed
   * from, or than `entryVersion`.
   */
  async approve(ctx: RequestContext, id: unknown, input: ApprovalInput): Promise<ApprovedSubmission> {
    const review = readReview(ctx, id, 'approve', input);
    const approval = readApproval(input);
    const approved = await this.database.transaction(async (transaction) => {
      const stored = await this.lock(transaction, review);
      const at = new Date();
      const { entry, changes } = await this.approval.write(transaction, stored, approval, {
        userId: review.viewer.id,
        at,
      });
      const step = { kind: 'approved', changes, entryId: entry.id } as const;
      return { submission: await this.take(ctx, transaction, review, stored, step, at), entry };
    }, ctx.transaction);
    this.mailQueue.wake();
    return approved;
  }

  /** Rejects a submission that is pending or sent back. */
  async reject(ctx: RequestContext, id: unknown, input: ReviewInput): Promise<SubmissionView> {
    return this.decide(ctx, readReview(ctx, id, 'reject', input), { kind: 'rejected', changes: {} });
  }

  /** Asks the submitter a question. Throws BAD_USER_INPUT without one. */
  async sendBack(ctx: RequestContext, id: unknown, input: QuestionInput): Promise<SubmissionView> {
    const { question, version } = input;
    const review = readReview(ctx, id, 'sendBack', { reviewNote: question, version }, 'question');
    if (review.note === null) throw badInput('question', messages.submissionQuestionRequired);
    return this.decide(ctx, review, { kind: 'sent_back', changes: {} });
  }

  private async decide(ctx: RequestContext, review: Review, step: Step): Promise<SubmissionView> {
    const view = await this.database.transaction(async (transaction) => {
      const stored = await this.lock(transaction, review);
      return this.take(ctx, transaction, review, stored, step, new Date());
    }, ctx.transaction);
    this.mailQueue.wake();
    return view;
  }

  private async lock(
    transaction: Queryable,
    { viewer, id, transition, seen }: Review,
  ): Promise<LockedSubmission> {
    const known = await this.submissions.lock(transaction, { id }, viewer.id);
    const stored = requireFound(known, messages.submissionNotFound);
    if (!mayReview(viewer, stored.submittedBy)) throw new AppError('FORBIDDEN', messages.submissionOwn);
    nextState(stored.statusDetail, transition);
    requireSeenVersion(stored.version, seen);
    return stored;
  }

  private async take(
    ctx: RequestContext,
    transaction: Queryable,
    { viewer, transition, note }: Review,
    stored: LockedSubmission,
    step: Step,
    at: Date,
  ): Promise<SubmissionView> {
    const { id, submittedBy, submitterEmail } = stored;
    const to = nextState(stored.statusDetail, transition);
    const decision = { ...step, to, by: viewer.id, at, note, review: 'this' } as const;
    await this.submissions.step(transaction, stored, decision);
    if (submittedBy !== null || submitterEmail !== null) {
      await this.mailQueue.post(transaction, { kind: `submission-${step.kind}`, recipient: id });
    }
    return submissionView(ctx, await this.reads.written(transaction, { id }), 'id');
  }
}

function readReview(
  ctx: RequestContext,
  id: unknown,
  transition: Review['transition'],
  { reviewNote, version }: ReviewInput,
  path = 'reviewNote',
): Review {
  const viewer = authorizeViewer(ctx, 'submissions.review');
  return {
    viewer,
    id: readSubmissionId(id),
    transition,
    note: readNote(path, reviewNote),
    seen: readSeenVersion('version', version),
  };
}
