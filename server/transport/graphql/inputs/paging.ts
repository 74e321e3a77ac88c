import { limits } from '../../../../schema/contract/limits.js';

interface CountOptions {
  readonly nullable: true;
  readonly defaultValue: number;
  readonly description: string;
}

/** Options of an argument for the page number of a list. */
export const pageNumber: CountOptions = {
  nullable: true,
  defaultValue: limits.page.default,
  description: 'Page number, starting at 1.',
};

/** Options of an argument for the maximum number of items. `what` completes "Maximum number of …". */
export function limitOptions(
  what: string,
  bounds: { readonly max: number; readonly default: number } = limits.listLimit,
): CountOptions {
  const description = `Maximum number of ${what} (1 to ${String(bounds.max)}).`;
  return { nullable: true, defaultValue: bounds.default, description };
}
