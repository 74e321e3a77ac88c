import { Extensions } from 'type-graphql';

type FieldDecorator = ReturnType<typeof Extensions>;
interface Sized {
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** How many objects the lists of a field can hold: what its argument says, or an assumed number. */
export class ListSize {
  constructor(
    readonly assumed: number,
    readonly argument: string | null = null,
    readonly max: number = assumed,
    /** Names of the lists inside the answer that the argument bounds; none where the field itself is the list. */
    readonly lists: readonly string[] = [],
  ) {}
}

/** Says that `argument` bounds the field's list, or the named lists inside its answer; the cost rule multiplies by it. */
export function SizedBy(
  argument: string,
  bounds: { readonly default: number; readonly max: number },
  lists: readonly string[] = [],
): FieldDecorator {
  return Extensions({ listSize: new ListSize(bounds.default, argument, bounds.max, lists) });
}

/** Says how many objects the cost rule counts for a list that no argument bounds. */
export function SizedAbout(assumed: number): FieldDecorator {
  return Extensions({ listSize: new ListSize(assumed) });
}

/** The declared size of a field, if it has one. */
export function listSizeOf(field: Sized): ListSize | null {
  const { listSize } = field.extensions;
  return listSize instanceof ListSize ? listSize : null;
}
