import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { badInput, requireFound } from '../../errors.js';
import type { EntryNeighbours, EntryView } from '../../nouns/entry.js';
import type { EntryKey } from '../../persistence/entry-columns.js';
import type { EntryDetailRepository } from '../../persistence/repositories/entry-detail.repository.js';
import type { EntryNeighboursRepository } from '../../persistence/repositories/entry-neighbours.repository.js';
import type { Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import type { EntryQueryInput } from './entry-inputs.js';
import { readEntryKey } from './entry-key.js';
import { type QuerySearch, rankedOrder, readEntryQuery } from './entry-query.js';
import type { EntryDetail } from './entry-views.js';

/** An id or an accession. */
interface EntryName {
  readonly id?: string | null | undefined;
  readonly accession?: string | null | undefined;
}

/** Reads single entries, by id or by accession. */
export class EntryDetailService {
  constructor(
    private readonly details: EntryDetailRepository,
    private readonly places: EntryNeighboursRepository,
    private readonly search: QuerySearch & Pick<Search, 'best'>,
  ) {}

  /**
   * Returns the entry and up to 5 related ones. Throws BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown or
   * deleted one.
   */
  async detail(ctx: RequestContext, idOrAccession: string): Promise<EntryDetail> {
    return requireFound(await this.findWithRelated(ctx, { id: idOrAccession }), messages.entryNotFound);
  }

  /** Returns the entry with that id or accession; `null` if it is unknown or deleted. */
  async find(ctx: RequestContext, name: EntryName): Promise<EntryView | null> {
    authorize(ctx, 'entries.read');
    return this.details.find(keyOf(name));
  }

  /** Returns the entry with that id or accession and up to 5 related ones; `null` if it is unknown or deleted. */
  async findWithRelated(ctx: RequestContext, name: EntryName): Promise<EntryDetail | null> {
    authorize(ctx, 'entries.read');
    return this.details.findWithRelated(keyOf(name), limits.relatedLimit.default);
  }

  /** Returns the entries of 1 to 50 ids or accessions, in their order; `null` for each that is unknown or deleted. */
  async byIds(ctx: RequestContext, ids: readonly string[]): Promise<readonly (EntryView | null)[]> {
    authorize(ctx, 'entries.read');
    const { min, max } = limits.entriesByIds;
    if (ids.length < min || ids.length > max) throw badInput('ids', messages.entryIdsNumber(min, max));
    return this.details.findByKeys(ids.map((id, place) => readEntryKey(id, `ids.${String(place)}`)));
  }

  /** Returns the entries before and after an entry in the list that `list` describes; `null` at its ends. */
  async neighbours(
    ctx: RequestContext,
    idOrAccession: string,
    list: EntryQueryInput,
  ): Promise<EntryNeighbours> {
    authorize(ctx, 'entries.read');
    const key = readEntryKey(idOrAccession);
    const query = await readEntryQuery(list, this.search);
    return this.places.findNeighbours(key, query.criteria, await rankedOrder(query, this.search));
  }

  /** Returns up to `limit` related entries (1 to 20) for each entry id, the closest first, never the entry itself. */
  async relatedTo(
    ctx: RequestContext,
    ids: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly EntryView[]>> {
    authorize(ctx, 'entries.read');
    return this.details.relatedTo(ids, wholeNumber('limit', limit, limits.relatedLimit));
  }
}

function keyOf({ id, accession }: EntryName): EntryKey {
  return readEntryKey(id ?? accession ?? '');
}
