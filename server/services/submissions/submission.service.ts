import { v7 as uuidV7 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import { badInput, requireFound } from '../../errors.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type { AttemptRepository } from '../../persistence/repositories/attempt.repository.js';
import type { EntryDetailRepository } from '../../persistence/repositories/entry-detail.repository.js';
import type { EntryHistoryRepository } from '../../persistence/repositories/entry-history.repository.js';
import type { EntryContent } from '../../persistence/repositories/entry-write-content.js';
import type { SubmissionReadRepository } from '../../persistence/repositories/submission-read.repository.js';
import type {
  CorrectedEntry,
  SubmissionWriteRepository,
} from '../../persistence/repositories/submission-write.repository.js';
import { addressKey } from '../attempts/attempt-keys.js';
import { attemptLimits } from '../attempts/attempt-limits.js';
import { authorize, refuseBadToken } from '../authorize.js';
import {
  blankEntry,
  changesBetween,
  changesNothing,
  contentAtVersion,
  contentOf,
} from '../entries/entry-changes.js';
import { readEntryKey } from '../entries/entry-key.js';
import { hashToken, newLinkToken } from '../link-tokens.js';
import { isAbsent } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import {
  baseOfSent,
  completeProposal,
  readProposal,
  requireForm,
  type SentProposal,
} from './read-proposal.js';
import { readSeenVersion, readSubmitter } from './read-submission.js';
import type { NewSubmissionInput } from './submission-inputs.js';
import { canSeePastContent, type NewSubmissionView, submissionView } from './submission-views.js';

/** Creates submissions. */
export class SubmissionService {
  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly submissions: SubmissionWriteRepository,
    private readonly reads: SubmissionReadRepository,
    private readonly details: EntryDetailRepository,
    private readonly histories: EntryHistoryRepository,
    private readonly attempts: AttemptRepository,
  ) {}

  /**
   * Proposes an entry, or a correction of one; open to everyone. The result contains the secret of the receipt for a
   * visitor, and this is the only time it is returned. Throws BAD_USER_INPUT for missing or invalid input, RATE_LIMITED
   * for too many submissions in an hour, and for a correction NOT_FOUND if the entry is unknown or deleted.
   */
  async create(ctx: RequestContext, input: NewSubmissionInput): Promise<NewSubmissionView> {
    authorize(ctx, 'submissions.create');
    refuseBadToken(ctx);
    const submitter = readSubmitter(ctx, input);
    const sent = readProposal(input.proposal);
    const { target, known } = isAbsent(input.correctionOf)
      ? { target: null, known: null }
      : await this.target(ctx, input, sent);
    const content = completeProposal(sent, known ?? blankEntry, known);
    if (target !== null && changesNothing(changesBetween(target.base, content))) {
      throw badInput('correctionOf', messages.correctionChangesNothing);
    }
    await this.countAttempt(ctx);
    const id = uuidV7();
    const secret = submitter.submittedBy === null ? newLinkToken().reveal() : null;
    const tokenHash = secret === null ? null : hashToken(secret);
    const made = { id, content, ...submitter, target, at: new Date(), tokenHash };
    const row = await this.database.transaction(async (transaction) => {
      await this.submissions.insert(transaction, made);
      return this.reads.written(transaction, { id });
    }, ctx.transaction);
    return { submission: submissionView(ctx, row, secret === null ? 'id' : 'ticket'), ticket: secret };
  }

  /** Returns the entry to correct, and the content of it that the submitter knows, to which the proposal is applied. */
  private async target(
    { viewer, transaction }: RequestContext,
    input: NewSubmissionInput,
    sent: SentProposal,
  ): Promise<{ readonly target: CorrectedEntry; readonly known: EntryContent }> {
    requireForm(sent);
    if (typeof input.correctionOf !== 'string') throw badInput('correctionOf', messages.entryIdInvalid);
    const key = readEntryKey(input.correctionOf, 'correctionOf');
    const seen = readSeenVersion('version', input.version);
    const entry = requireFound(await this.details.find(key, transaction), messages.entryNotFound);
    const now = contentOf(entry);
    if (seen !== null && seen !== entry.version) {
      const target = await this.entryAtSeenVersion(transaction, entry.id, seen);
      if (canSeePastContent(viewer)) return { target, known: target.base };
      return { target: { ...target, base: baseOfSent(sent, target.base, now) }, known: now };
    }
    const target = { entryId: entry.id, version: entry.version, base: now, baseAt: entry.updatedAt };
    return { target, known: now };
  }

  /** Returns the entry at the version that the submitter has seen, though it changed since; the reviewer sees both. */
  private async entryAtSeenVersion(
    transaction: Queryable | undefined,
    entryId: string,
    version: number,
  ): Promise<CorrectedEntry> {
    const past = await this.histories.past({ id: entryId }, version, transaction);
    const then = requireFound(contentAtVersion(past), messages.revisionNotFound);
    return { entryId, version, base: then.content, baseAt: then.at };
  }

  private countAttempt({ viewer, address, transaction }: RequestContext): Promise<void> {
    const { submissionByAddress, submissionByUser } = attemptLimits;
    return this.attempts
      .within(transaction)
      .take(
        viewer === null
          ? { limit: submissionByAddress, key: addressKey(address) }
          : { limit: submissionByUser, key: viewer.id },
      );
  }
}
