import { limits, type WholeNumberBounds } from '../../schema/contract/limits.js';
import type { Pagination } from '../nouns/entry.js';
import { wholeNumber } from './read-input.js';

/** The requested page of a list. */
export interface Page {
  readonly page: number;
  readonly limit: number;
  /** The number of items before the page. */
  readonly offset: number;
}

/** Page and limit as a client sent them. */
export interface PageInput {
  readonly page?: number | string | null | undefined;
  readonly limit?: number | string | null | undefined;
}

/** Reads `page` (default 1) and `limit` (default 10, at most 1,000 unless `bounds` say otherwise). */
export function readPage(
  input: PageInput,
  bounds: WholeNumberBounds & { readonly default: number } = limits.listLimit,
): Page {
  const page = wholeNumber('page', input.page, limits.page);
  const limit = wholeNumber('limit', input.limit, bounds);
  return { page, limit, offset: (page - 1) * limit };
}

/** Returns the pagination of a response; an empty list has 0 pages. */
export function pagination({ page, limit }: Omit<Page, 'offset'>, total: number): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}
