import { limits } from '../../../../schema/contract/limits.js';
import { integer } from '../../../nouns/noun.js';

interface Bounds {
  readonly max: number;
  readonly default: number;
}

/** Options of a nullable argument or input field. */
export function optional(description: string, defaultValue?: string | number | boolean) {
  return { nullable: true, description, ...(defaultValue === undefined ? {} : { defaultValue }) } as const;
}

/** The field of an input for the page number of a list. */
export const pageField = integer('Page number, starting at 1.', { default: limits.page.default });

/** Options of an argument for the page number of a list. */
export const pageNumber = optional(pageField.description, limits.page.default);

/** Options of an argument for the maximum number of items. `what` completes "Maximum number of …". */
export function limitOptions(what: string, bounds: Bounds = limits.listLimit) {
  return optional(`Maximum number of ${what} (1 to ${String(bounds.max)}).`, bounds.default);
}

/** The field of an input for the maximum number of items. `what` completes "Maximum number of …". */
export function limitField(what: string, bounds: Bounds = limits.listLimit) {
  return integer(limitOptions(what, bounds).description, { default: bounds.default });
}
