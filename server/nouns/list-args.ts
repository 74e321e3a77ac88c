import type { SortOrder } from '../../schema/contract/entry-filters.js';
import { limits, type WholeNumberBounds } from '../../schema/contract/limits.js';
import { enumeration, integer } from './noun.js';

export type ListBounds = WholeNumberBounds & { readonly default: number };

/** The schema of a whole number within bounds, without its type. */
export function within({ min, max, ...others }: WholeNumberBounds & { readonly default?: number }) {
  return { minimum: min, maximum: max, default: others.default };
}

export const pageField = integer('Page number, starting at 1.', within(limits.page));

/** The maximum number of items. `what` completes "Maximum number of …". */
export function limitField(what: string, bounds: ListBounds = limits.listLimit) {
  return integer(`Maximum number of ${what} (1 to ${bounds.max}).`, within(bounds));
}

export const sortOrderNoun = enumeration<SortOrder>('SortOrder', 'Sort direction of a list.', {
  asc: 'Ascending: smallest first, A before Z.',
  desc: 'Descending: largest first, Z before A.',
});
