import { limits } from '../../../../schema/contract/limits.js';
import { limitField, type ListBounds, pageField } from '../../../nouns/list-args.js';

/** Options of a nullable argument or input field. */
export function optional(description: string, defaultValue?: string | number | boolean) {
  return { nullable: true, description, ...(defaultValue === undefined ? {} : { defaultValue }) } as const;
}

/** Options of an argument for the page number of a list. */
export const pageNumber = optional(pageField.description, limits.page.default);

/** Options of an argument for the maximum number of items. `what` completes "Maximum number of …". */
export function limitOptions(what: string, bounds: ListBounds = limits.listLimit) {
  return optional(limitField(what, bounds).description, bounds.default);
}
