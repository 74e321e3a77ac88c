import { messages } from '../../../schema/contract/messages.js';
import type { EntryChange } from '../../../schema/contract/rules/entry-input.js';
import { AppError, badInput } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Queryable } from '../../persistence/database.js';
import type { Changes, EntryContent } from '../../persistence/repositories/entry-write-content.js';
import type {
  EntryWriteRepository,
  LockedEntry,
  WriteOrigin,
} from '../../persistence/repositories/entry-write.repository.js';
import type { LockedSubmission } from '../../persistence/repositories/submission-write.repository.js';
import {
  changesBetween,
  changesNothing,
  contentBefore,
  contentOf,
  editOf,
} from '../entries/entry-changes.js';
import { changedContent, readEntryChange, requireFewNames } from '../entries/read-entry-edit.js';
import { isObject } from '../read-input.js';
import { proposalOf } from './read-proposal.js';
import { readSeenVersion } from './read-submission.js';
import type { ApprovalInput } from './submission-inputs.js';

/** The options of an approval. */
interface Approval {
  readonly corrections: EntryChange | null;
  readonly entryVersion: number | null;
}

/** Reads the options of an approval; throws BAD_USER_INPUT for corrections that no entry can have. */
export function readApproval({ corrections, entryVersion }: ApprovalInput): Approval {
  return {
    corrections: readCorrections(corrections),
    entryVersion: readSeenVersion('entryVersion', entryVersion),
  };
}

function readCorrections(sent: ApprovalInput['corrections']): EntryChange | null {
  if (sent === undefined || sent === null) return null;
  if (!isObject(sent)) throw badInput('corrections', messages.submissionCorrectionsMalformed);
  return readEntryChange(proposalOf(sent));
}

/** The entry that a submission created or changed, and the reviewer's changes to the proposal. */
interface Approved {
  readonly entry: EntryView;
  readonly changes: Changes;
}

/** Writes the proposal of a locked submission to the entries. */
export class SubmissionApproval {
  constructor(private readonly entries: EntryWriteRepository) {}

  /**
   * Runs in the transaction of the decision. Throws CONFLICT if the entry to correct is deleted or has another
   * version.
   */
  async write(
    transaction: Queryable,
    submission: LockedSubmission,
    { corrections, entryVersion }: Approval,
    { userId, at }: Pick<WriteOrigin, 'userId' | 'at'>,
  ): Promise<Approved> {
    const { id, content: proposal, target } = submission;
    const origin = { source: `submission:${id}`, userId, at, reason: null };
    const content = correctedProposal(proposal, corrections);
    const changes = changesBetween(proposal, content);
    if (target === null) {
      return { entry: await this.entries.createOne(transaction, content, origin), changes };
    }
    const stored = await this.entries.lock(transaction, { id: target.entryId }, userId);
    const expected = entryVersion ?? target.version;
    const entry = requireTarget(stored, expected);
    const next = correctedEntry(contentOf(entry.entry), { base: target.base, proposal }, corrections);
    return { entry: await this.revise(transaction, entry, next, origin), changes };
  }

  /** Creates no revision if nothing changes. */
  private async revise(
    transaction: Queryable,
    stored: LockedEntry,
    content: EntryContent,
    origin: WriteOrigin,
  ): Promise<EntryView> {
    const edit = editOf(stored, 'update', content);
    return changesNothing(edit.changes) ? stored.entry : this.entries.editOne(transaction, edit, origin);
  }
}

function requireTarget(stored: LockedEntry | null, expected: number): LockedEntry {
  if (stored === null || !stored.living) throw new AppError('CONFLICT', messages.correctionEntryDeleted);
  const { version } = stored.entry;
  if (version === expected) return stored;
  const message = messages.correctionEntryMoved(version);
  throw new AppError('CONFLICT', message, { problems: [{ path: 'entryVersion', message }] });
}

/** Returns the approved content: the proposal with the reviewer's corrections. */
function correctedProposal(proposal: EntryContent, corrections: EntryChange | null): EntryContent {
  return corrections === null ? proposal : changedContent(proposal, corrections);
}

/**
 * Returns the content of an entry after a correction: the changes of the correction, applied to the current content.
 * Later changes by others remain in the fields that the correction does not change; the reviewer's corrections always
 * apply. Throws BAD_USER_INPUT if the entry would have too many additional names.
 */
function correctedEntry(
  current: EntryContent,
  { base, proposal }: { readonly base: EntryContent; readonly proposal: EntryContent },
  corrections: EntryChange | null,
): EntryContent {
  const merged = contentBefore(current, invertedChanges(changesBetween(base, proposal)));
  const content = correctedProposal(merged, corrections);
  requireFewNames(content.additional, current.additional);
  return content;
}

/** Swaps the old and the new value of each change. */
function invertedChanges(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [before, after]]) => [name, [after, before]]),
  );
}
