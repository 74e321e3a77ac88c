import { limits, type WholeNumberBounds } from '../../schema/contract/limits.js';
import type { Pagination } from '../nouns/entry.js';
import { type SentNumber, wholeNumber } from './read-input.js';

/** The requested page of a list. */
export interface Page {
  readonly page: number;
  readonly limit: number;
  /** The number of items before the page. */
  readonly offset: number;
}

/** The maximum number of items as a client sent it. */
export interface LimitInput {
  readonly limit?: SentNumber;
}

/** Page and limit as a client sent them. */
export interface PageInput extends LimitInput {
  readonly page?: SentNumber;
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
