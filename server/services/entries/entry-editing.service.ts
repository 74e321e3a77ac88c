import { messages } from '../../../schema/contract/messages.js';
import { AppError, requireFound } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type { EntryKey } from '../../persistence/entry-columns.js';
import type { EntryHistoryRepository } from '../../persistence/repositories/entry-history.repository.js';
import type {
  EntryEdit,
  EntryWriteRepository,
  LockedEntry,
  WriteOrigin,
} from '../../persistence/repositories/entry-write.repository.js';
import { authorizeViewer } from '../authorize.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { changesNothing, contentAtVersion, contentOf, editOf } from './entry-changes.js';
import { readEntryKey, readVersionKey } from './entry-key.js';
import { changedContent, readEntryChange, readNewEntry } from './read-entry-edit.js';
import {
  type EntryInput,
  type Expected,
  readExpected,
  readReason,
  readVersion,
  type Reasoned,
  requireVersion,
} from './read-expected.js';

/** Decides the next version of a locked entry; `null` to leave it unchanged. */
type Decide = (stored: LockedEntry, transaction: Queryable) => Promise<EntryEdit | null> | EntryEdit | null;

/** Creates, changes, deletes and restores entries. Each write adds a revision with author, action and reason. */
export class EntryEditingService {
  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly writes: EntryWriteRepository,
    private readonly histories: EntryHistoryRepository,
  ) {}

  /** Creates an entry. Throws BAD_USER_INPUT that lists missing or invalid fields. */
  async create(ctx: RequestContext, input: EntryInput, options: Reasoned = {}): Promise<EntryView> {
    const viewer = authorizeViewer(ctx, 'entries.create');
    const content = readNewEntry(input);
    const origin = originOf(viewer, readReason(options.reason));
    return this.database.transaction(
      (transaction) => this.writes.createOne(transaction, content, origin),
      ctx.transaction,
    );
  }

  /**
   * Changes the fields of a living entry that were sent; a change without effect creates no version. Throws NOT_FOUND
   * for an unknown or deleted entry, CONFLICT if it is at another version than expected.
   */
  async update(
    ctx: RequestContext,
    id: string,
    input: EntryInput,
    expected: Expected = {},
  ): Promise<EntryView> {
    const viewer = authorizeViewer(ctx, 'entries.update');
    const key = readEntryKey(id);
    const change = readEntryChange(input);
    const versions = readExpected(expected);
    const origin = { viewer, reason: readReason(expected.reason) };
    return this.edit(ctx, key, origin, (stored) => {
      requireLiving(stored);
      requireVersion(stored.entry.version, versions);
      const edit = editOf(stored, 'update', changedContent(contentOf(stored.entry), change));
      return changesNothing(edit.changes) ? null : edit;
    });
  }

  /**
   * Deletes a living entry: it no longer appears in any list, search or count, and its history remains. Throws as
   * `update` does.
   */
  async delete(
    ctx: RequestContext,
    id: string,
    expected: Expected = {},
  ): Promise<{ id: string; accession: string }> {
    const viewer = authorizeViewer(ctx, 'entries.delete');
    const key = readEntryKey(id);
    const versions = readExpected(expected);
    const origin = { viewer, reason: readReason(expected.reason) };
    const { id: deleted, accession } = await this.edit(ctx, key, origin, (stored) => {
      requireLiving(stored);
      requireVersion(stored.entry.version, versions);
      return editOf(stored, 'delete', contentOf(stored.entry));
    });
    return { id: deleted, accession };
  }

  /**
   * Restores the content that an entry, living or deleted, had at a version, as a new version. Throws NOT_FOUND for an
   * unknown entry or version, GONE for a withdrawn version.
   */
  async restore(
    ctx: RequestContext,
    id: string,
    to: { readonly version?: unknown; readonly reason?: unknown },
  ): Promise<EntryView> {
    const viewer = authorizeViewer(ctx, 'entries.restore');
    const key = readEntryKey(id);
    const version = readVersion(to.version);
    const origin = { viewer, reason: readReason(to.reason) };
    return this.edit(ctx, key, origin, async (stored, transaction) => {
      const past = await this.histories.past({ id: stored.entry.id }, version, transaction);
      const { content } = requireFound(contentAtVersion(past), messages.revisionNotFound);
      const edit = editOf(stored, 'restore', content);
      return stored.living && changesNothing(edit.changes) ? null : edit;
    });
  }

  /**
   * Withdraws a version that holds personal data: nobody can read or restore it any more, and the history withholds
   * its changes. With `undo` the version is readable again. Throws NOT_FOUND for an unknown accession or version,
   * CONFLICT for the current version of a living entry.
   */
  async withdrawVersion(
    ctx: RequestContext,
    accession: string,
    number: number | string,
    { undo = false } = {},
  ): Promise<void> {
    const viewer = authorizeViewer(ctx, 'entries.withdrawVersion');
    const { key, version } = readVersionKey(accession, number);
    await this.database.transaction(async (transaction) => {
      const stored = requireFound(
        await this.writes.lock(transaction, key, viewer.id),
        messages.versionNotFound,
      );
      const { entry, living } = stored;
      if (!undo && living && entry.version === version)
        throw new AppError('CONFLICT', messages.versionCurrent);
      const isKnown = await this.histories.withdraw(transaction, entry.id, version, undo ? null : new Date());
      if (!isKnown) throw new AppError('NOT_FOUND', messages.versionNotFound);
    }, ctx.transaction);
  }

  /** Makes every decision while the entry is locked, so that no two writes act on the same version. */
  private async edit(
    ctx: RequestContext,
    key: EntryKey,
    { viewer, reason }: { readonly viewer: Viewer; readonly reason: string | null },
    decide: Decide,
  ): Promise<EntryView> {
    return this.database.transaction(async (transaction) => {
      const stored = requireFound(
        await this.writes.lock(transaction, key, viewer.id),
        messages.entryNotFound,
      );
      const edit = await decide(stored, transaction);
      return edit === null ? stored.entry : this.writes.editOne(transaction, edit, originOf(viewer, reason));
    }, ctx.transaction);
  }
}

function originOf({ id }: Viewer, reason: string | null): WriteOrigin {
  return { source: 'edit', userId: id, at: new Date(), reason };
}

function requireLiving({ living }: LockedEntry): void {
  if (!living) throw new AppError('NOT_FOUND', messages.entryNotFound);
}
