import { Extensions } from 'type-graphql';

import type { ListBounds } from '../../../nouns/list-args.js';

type FieldDecorator = ReturnType<typeof Extensions>;
interface Sized {
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Maximum number of objects in the lists of a field: bounded by an argument, or an assumed number. */
export class ListSize {
  constructor(
    readonly assumed: number,
    readonly argument: string | null = null,
    readonly bounds: Pick<ListBounds, 'min' | 'max'> = { min: assumed, max: assumed },
    /** Names of the lists in the answer that the argument bounds; empty if the field itself is the list. */
    readonly lists: readonly string[] = [],
  ) {}
}

/** Declares that `argument` bounds the field's list, or the named lists in its answer, for the query cost. */
export function SizedBy(argument: string, bounds: ListBounds, lists: readonly string[]): FieldDecorator {
  return Extensions({ listSize: new ListSize(bounds.default, argument, bounds, lists) });
}

/** Declares the number of objects that the query cost assumes for a list without a bounding argument. */
export function SizedAbout(assumed: number): FieldDecorator {
  return Extensions({ listSize: new ListSize(assumed) });
}

/** Returns the declared size of a field, if any. */
export function listSizeOf(field: Sized): ListSize | null {
  const { listSize } = field.extensions;
  return listSize instanceof ListSize ? listSize : null;
}
