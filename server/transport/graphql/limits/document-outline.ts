import { type DefinitionNode, type FieldNode, Kind, visit } from 'graphql';

/** Depth of a definition without its fragments, and its fragment spreads. Introspection is counted separately. */
export interface Outline {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly spreads: readonly Spread[];
}

interface Spread {
  readonly fragment: string;
  /** Number of levels above the spread. */
  readonly depth: number;
  readonly inIntrospection: boolean;
}

/** Node kinds that can nest. Arguments and directives cannot contain fields. */
const nestingKeys = {
  [Kind.OPERATION_DEFINITION]: ['selectionSet'],
  [Kind.FRAGMENT_DEFINITION]: ['selectionSet'],
  [Kind.INLINE_FRAGMENT]: ['selectionSet'],
  [Kind.SELECTION_SET]: ['selections'],
  [Kind.FIELD]: ['selectionSet'],
} as const;

const opensIntrospection = (field: FieldNode): boolean =>
  field.name.value === '__schema' || field.name.value === '__type';

/** Measures one operation or fragment without following its fragment spreads. */
export function outlineOf(definition: DefinitionNode): Outline {
  const deepest = { plain: 0, introspection: 0 };
  const spreads: Spread[] = [];
  let depth = 0;
  let introspectionRoots = 0;
  visit(
    definition,
    {
      Field: {
        enter(field) {
          depth += 1;
          if (opensIntrospection(field)) introspectionRoots += 1;
          const kind = introspectionRoots > 0 ? 'introspection' : 'plain';
          deepest[kind] = Math.max(deepest[kind], depth);
        },
        leave(field) {
          depth -= 1;
          if (opensIntrospection(field)) introspectionRoots -= 1;
        },
      },
      FragmentSpread(spread) {
        spreads.push({ fragment: spread.name.value, depth, inIntrospection: introspectionRoots > 0 });
      },
    },
    nestingKeys,
  );
  return { depth: deepest.plain, introspectionDepth: deepest.introspection, spreads };
}
