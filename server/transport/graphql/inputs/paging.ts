import { limits } from '../../../../schema/contract/limits.js';

interface CountOptions {
  readonly nullable: true;
  readonly defaultValue: number;
  readonly description: string;
}

/** What an argument is like that says which page of a list. */
export const pageNumber: CountOptions = {
  nullable: true,
  defaultValue: limits.page.default,
  description: 'Number of the page, from 1.',
};

/** What an argument is like that says how many at most. */
export function limitOptions(
  what: string,
  bounds: { readonly max: number; readonly default: number } = limits.listLimit,
): CountOptions {
  const description = `Most ${what}, 1 to ${String(bounds.max)}.`;
  return { nullable: true, defaultValue: bounds.default, description };
}
