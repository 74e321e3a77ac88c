import { clientPages } from '../../../schema/contract/client-pages.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { requireFound } from '../../errors.js';
import type {
  DeletedEntries,
  EntryHistory,
  EntrySnapshot,
  EntryVersion,
  RevisionView,
  Tombstone,
} from '../../nouns/revision.js';
import type {
  EntryHistoryRepository,
  PastEntry,
} from '../../persistence/repositories/entry-history.repository.js';
import { authorize } from '../authorize.js';
import { type LimitInput, type PageInput, pagination, readPage } from '../pagination.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { contentAtVersion, type PastContent } from './entry-changes.js';
import { readEntryKey, readVersionKey } from './entry-key.js';
import type { Versioned } from './entry-views.js';
import { readVersion } from './read-expected.js';
import { revisionViews } from './revision-changes.js';

/** Reads the history of entries, living and deleted. */
export class EntryHistoryService {
  constructor(
    private readonly histories: EntryHistoryRepository,
    /** The public address of the site. */
    private readonly publicUrl: string,
  ) {}

  /** Returns the latest changes of an entry, newest first. Throws NOT_FOUND for an unknown one. */
  async history(ctx: RequestContext, id: string, options: LimitInput): Promise<EntryHistory> {
    authorize(ctx, 'entries.readHistory');
    const key = readEntryKey(id);
    const limit = wholeNumber('limit', options.limit, limits.historyLimit);
    const found = requireFound(await this.histories.find(key, limit), messages.entryNotFound);
    return { entryId: found.entryId, revisions: revisionViews(found), total: found.total };
  }

  /**
   * Returns a version of an entry, living or deleted, for everyone. Throws NOT_FOUND for an unknown accession or
   * version, GONE for a withdrawn version.
   */
  async version(
    ctx: RequestContext,
    accession: string,
    number: number | string,
  ): Promise<EntryVersion & Versioned> {
    authorize(ctx, 'entries.read');
    const { key, version } = readVersionKey(accession, number);
    const past = requireFound(await this.histories.past(key, version), messages.versionNotFound);
    const then = requireFound(contentAtVersion(past), messages.versionNotFound);
    return entryVersion(past, version, then, this.publicUrl);
  }

  /** Returns an entry as it was at a version. Throws NOT_FOUND if it never had that version, GONE if withdrawn. */
  async at(ctx: RequestContext, id: string, sent: unknown): Promise<EntrySnapshot> {
    authorize(ctx, 'entries.readHistory');
    const key = readEntryKey(id);
    const version = readVersion(sent);
    const past = requireFound(await this.histories.past(key, version), messages.entryNotFound);
    const { at, content } = requireFound(contentAtVersion(past), messages.revisionNotFound);
    return { accession: past.accession, version, at, ...content.values, additional: content.additional };
  }

  /** Returns the latest changes of each of many entries, newest first, by entry id. */
  async revisionsOf(
    ctx: RequestContext,
    ids: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly RevisionView[]>> {
    authorize(ctx, 'entries.readHistory');
    const checked = wholeNumber('limit', limit, limits.historyLimit);
    const found = await this.histories.findForEntries(ids, checked);
    return new Map([...found].map(([id, history]) => [id, revisionViews(history)]));
  }

  /** Returns a page of the deleted entries, the latest deleted first. Only for roles that may restore them. */
  async deleted(ctx: RequestContext, input: PageInput): Promise<DeletedEntries> {
    authorize(ctx, 'entries.restore');
    const page = readPage(input);
    const { entries, total } = await this.histories.deleted(page);
    return { entries, pagination: pagination(page, total) };
  }

  /** Returns when an entry was deleted; `null` for living and unknown ones. */
  async tombstone(ctx: RequestContext, id: string): Promise<Tombstone | null> {
    authorize(ctx, 'entries.read');
    return this.histories.tombstone(readEntryKey(id));
  }
}

function entryVersion(
  { id, accession, createdAt, deleted, latestVersion, dataVersion }: PastEntry,
  version: number,
  { at, content }: PastContent,
  publicUrl: string,
): EntryVersion & Versioned {
  return {
    ...{ entryId: id, accession, version, isLatest: version === latestVersion },
    latest: {
      accession,
      version: latestVersion,
      address: `${publicUrl}${clientPages.entries.path}/${accession}`,
    },
    ...{ deleted, ...content.values, additional: content.additional, createdAt, updatedAt: at, dataVersion },
  };
}
