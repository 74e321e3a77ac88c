import { limits } from '../../../schema/contract/limits.js';
import type { EntryConnection } from '../../nouns/entry.js';
import type { EntryListRepository } from '../../persistence/repositories/entry-list.repository.js';
import type { Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import { pagination, readPage } from '../pagination.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { readCursor, writeCursor } from './entry-cursor.js';
import type { EntryConnectionInput, EntryListInput } from './entry-inputs.js';
import { appliedFilters, type QuerySearch, rankedOrder, readEntryQuery } from './entry-query.js';
import type { EntryPage } from './entry-views.js';

/** Lists entries: filtered, searched, sorted, by page or by cursor. */
export class EntryListService {
  constructor(
    private readonly lists: EntryListRepository,
    private readonly search: QuerySearch & Pick<Search, 'best'>,
  ) {}

  /**
   * Returns one page of entries; a page past the end is empty. Throws BAD_USER_INPUT for input outside the contract.
   */
  async list(ctx: RequestContext, input: EntryListInput): Promise<EntryPage> {
    authorize(ctx, 'entries.read');
    const page = readPage(input);
    const query = await readEntryQuery(input, this.search);
    const order = await rankedOrder(query, this.search);
    const { placed, total, dataVersion } = await this.lists.slice(query.criteria, order, page);
    return {
      entries: placed.map(({ entry }) => entry),
      pagination: pagination(page, total),
      appliedFilters: appliedFilters(query),
      dataVersion,
    };
  }

  /** Returns the next `first` entries after a cursor; the cost does not grow with the depth in the list. */
  async walk(ctx: RequestContext, input: EntryConnectionInput): Promise<EntryConnection> {
    authorize(ctx, 'entries.read');
    const first = wholeNumber('first', input.first, limits.listLimit);
    const query = await readEntryQuery(input, this.search);
    const { criteria } = query;
    const order = await rankedOrder(query, this.search);
    const after = readCursor(input.after, order);
    const { placed, total } = await this.lists.slice(criteria, order, { offset: 0, limit: first + 1, after });
    const shown = placed.slice(0, first);
    const edges = shown.map(({ entry, position }) => ({ cursor: writeCursor(position, order), node: entry }));
    const pageInfo = {
      hasNextPage: placed.length > first,
      hasPreviousPage: after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    };
    return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount: total };
  }
}
