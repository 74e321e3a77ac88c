import type { ValueCount } from '../../services/entries/entry-views.js';

/** A value and how often it occurs, as the statistics show it. */
export function valueCountJson({ value, count }: ValueCount): {
  readonly _id: string;
  readonly count: number;
} {
  return { _id: value, count };
}
