import { v7 as uuidV7 } from 'uuid';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput, requireFound } from '../../errors.js';
import type { TermHistory, TermRevision } from '../../nouns/term-revision.js';
import type { AutoantibodyTerm } from '../../nouns/vocabulary.js';
import type { Database, Queryable } from '../../persistence/database.js';
import type {
  LockedTerm,
  TermWrite,
  VocabularyWriteRepository,
} from '../../persistence/repositories/vocabulary-write.repository.js';
import type { VocabularyRepository } from '../../persistence/repositories/vocabulary.repository.js';
import { authorize, authorizeViewer } from '../authorize.js';
import {
  type Expected,
  readExpected,
  readReason,
  readVersion,
  type Reasoned,
} from '../entries/read-expected.js';
import type { LimitInput } from '../pagination.js';
import { readId, wholeNumber } from '../read-input.js';
import type { RequestContext, Viewer } from '../request-context.js';
import { freeSlug } from './built-in-vocabulary.js';
import { blankTerm, readTermKeys, type TermInput } from './read-term.js';
import { isSameContent, termChanges } from './term-changes.js';
import { linkedWrites, requireLinks, withHiddenLinks } from './term-links.js';
import { requireDistinctNames, requireFreeNames } from './term-names.js';
import type { VocabularyCache } from './vocabulary-cache.js';
import { termView } from './vocabulary.service.js';

type Next = Pick<TermWrite, 'action' | 'content' | 'living'>;

/** Decides the next version of a locked term, with all other terms at hand. */
type Decide = (
  stored: LockedTerm,
  all: readonly LockedTerm[],
  transaction: Queryable,
) => Promise<Next> | Next;

/** Creates, changes, deletes and restores terms. Each write adds a revision, also of the terms that it links. */
export class VocabularyEditingService {
  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly writes: VocabularyWriteRepository,
    private readonly terms: VocabularyRepository,
    private readonly vocabulary: VocabularyCache,
  ) {}

  /** Creates a term. Throws BAD_USER_INPUT for keys that are not valid, CONFLICT for a name of another term. */
  async create(ctx: RequestContext, input: TermInput, options: Reasoned = {}): Promise<AutoantibodyTerm> {
    const { id: userId } = authorizeViewer(ctx, 'vocabulary.edit');
    const sent = readTermKeys(input);
    if (sent.name === undefined) throw badInput('name', messages.nameRequired);
    const content = { ...blankTerm, ...sent, name: sent.name };
    requireDistinctNames(sent, content);
    const reason = readReason(options.reason);
    const id = uuidV7();
    await this.database.transaction(async (transaction) => {
      const all = await this.writes.lock(transaction);
      requireLinks(id, content, all);
      requireFreeNames(id, content, all);
      const slug = freeSlug(content.name, new Set(all.map((term) => term.slug)));
      const term = { id, slug, version: 1, builtIn: null, edited: true, living: true, content };
      const written = { ...term, action: 'create' } as const;
      await this.writes.write(transaction, [written, ...linkedWrites(written, all)], origin(userId, reason));
    }, ctx.transaction);
    return this.view(ctx, id);
  }

  /**
   * Changes the keys of a term that were sent; a change without effect makes no version. Throws NOT_FOUND for an
   * unknown or deleted term, CONFLICT for another version than expected or a name of another term.
   */
  async update(
    ctx: RequestContext,
    id: string,
    input: TermInput,
    expected: Expected = {},
  ): Promise<AutoantibodyTerm> {
    const viewer = authorizeViewer(ctx, 'vocabulary.edit');
    const term = readTermId(id);
    const changes = readTermKeys(input);
    await this.edit(ctx, viewer, term, expected, (stored, all) => {
      requireLiving(stored);
      const content = withHiddenLinks(changes, stored.content, all);
      requireDistinctNames(changes, content);
      return { action: 'update', living: true, content };
    });
    return this.view(ctx, term);
  }

  /** Deletes a term: it disappears from lists and searches, its history remains, and no upgrade brings it back. */
  async delete(ctx: RequestContext, id: string, expected: Expected = {}): Promise<{ readonly id: string }> {
    const viewer = authorizeViewer(ctx, 'vocabulary.edit');
    const term = readTermId(id);
    await this.edit(ctx, viewer, term, expected, (stored) => {
      requireLiving(stored);
      return { action: 'delete', living: false, content: stored.content };
    });
    return { id: term };
  }

  /** Restores a term, also a deleted one, to a version, as a new version. Throws NOT_FOUND for an unknown version. */
  async restore(
    ctx: RequestContext,
    id: string,
    to: { readonly version?: unknown; readonly reason?: unknown },
  ): Promise<AutoantibodyTerm> {
    const viewer = authorizeViewer(ctx, 'vocabulary.edit');
    const term = readTermId(id);
    const version = readVersion(to.version);
    await this.edit(ctx, viewer, term, { reason: to.reason }, async (_stored, _all, transaction) => {
      const content = await this.terms.contentAt(transaction, term, version);
      return { action: 'restore', living: true, content: requireFound(content, messages.termVersionUnknown) };
    });
    return this.view(ctx, term);
  }

  /** Returns the revisions of a term, newest first; also of a deleted one. */
  async history(ctx: RequestContext, id: string, input: LimitInput = {}): Promise<TermHistory> {
    authorize(ctx, 'vocabulary.edit');
    const limit = wholeNumber('limit', input.limit, limits.historyLimit);
    const found = await this.terms.history(readTermId(id), limit + 1);
    if (found.revisions.length === 0) throw new AppError('NOT_FOUND', messages.termNotFound);
    const revisions = found.revisions.slice(0, limit).map(({ content, ...revision }, place): TermRevision => {
      const before = found.revisions[place + 1]?.content ?? null;
      return { ...revision, changes: termChanges(before, content, found.names) };
    });
    return { revisions, total: found.total };
  }

  /** Decides the next version of a term while the vocabulary is locked. */
  private async edit(
    ctx: RequestContext,
    { id: userId }: Viewer,
    id: string,
    expected: Expected,
    decide: Decide,
  ): Promise<void> {
    const versions = readExpected(expected);
    const reason = readReason(expected.reason);
    await this.database.transaction(async (transaction) => {
      const all = await this.writes.lock(transaction);
      const stored = requireFound(
        all.find((term) => term.id === id),
        messages.termNotFound,
      );
      const next = await decide(stored, all, transaction);
      if (versions.some((version) => version !== stored.version))
        throw new AppError('CONFLICT', messages.termStale(stored.version));
      if (next.living === stored.living && isSameContent(next.content, stored.content)) return;
      if (next.living) {
        requireLinks(stored.id, next.content, all);
        requireFreeNames(stored.id, next.content, all);
      }
      const written = { ...stored, ...next, version: stored.version + 1, edited: true };
      await this.writes.write(transaction, [written, ...linkedWrites(written, all)], origin(userId, reason));
    }, ctx.transaction);
  }

  private async view({ transaction }: RequestContext, id: string): Promise<AutoantibodyTerm> {
    const { vocabulary, counts } = await (transaction === undefined
      ? this.vocabulary.counted()
      : this.vocabulary.countedWithin(transaction));
    const term = requireFound(vocabulary.find(id), messages.termNotFound);
    return termView(term, vocabulary, counts);
  }
}

function origin(userId: string, reason: string | null) {
  return { source: 'edit', userId, at: new Date(), reason };
}

function readTermId(id: string): string {
  return readId(id, messages.termIdInvalid, messages.termIdInvalid);
}

function requireLiving({ living }: LockedTerm): void {
  if (!living) throw new AppError('NOT_FOUND', messages.termNotFound);
}
