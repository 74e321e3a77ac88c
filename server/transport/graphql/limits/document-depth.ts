import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

import { fragmentsOf } from './written-out-size.js';

/** Levels of a selection, from 0. Those that lead to introspection count separately. */
interface Depth {
  readonly plain: number;
  readonly introspection: number;
  /** Length of the longest chain of nested fragments. */
  readonly chain: number;
}

const flat: Depth = { plain: 0, introspection: 0, chain: 0 };
const introspectionFields: ReadonlySet<string> = new Set(['__schema', '__type']);

/** Returns the depth of the deepest operation, including fragments. Measures each fragment only once. */
export function depthOf(document: DocumentNode): Depth {
  const reader = new DepthReader(fragmentsOf(document));
  let deepest = flat;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    deepest = deeper(deepest, reader.ofSelections(definition.selectionSet));
  }
  return deepest;
}

class DepthReader {
  private readonly known = new Map<string, Depth>();

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  ofSelections(set: SelectionSetNode | undefined): Depth {
    let deepest = flat;
    for (const selection of set?.selections ?? []) deepest = deeper(deepest, this.ofSelection(selection));
    return deepest;
  }

  private ofSelection(selection: SelectionNode): Depth {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value);
    const inside = this.ofSelections(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inside;
    const { plain, introspection, chain } = inside;
    return introspectionFields.has(selection.name.value)
      ? { plain: 0, introspection: 1 + Math.max(plain, introspection), chain }
      : { plain: 1 + plain, introspection: introspection && 1 + introspection, chain };
  }

  private ofFragment(name: string): Depth {
    const known = this.known.get(name);
    // Ends the recursion of cyclic fragments, which another rule refuses.
    this.known.set(name, known ?? flat);
    const found = known ?? this.ofSelections(this.fragments.get(name)?.selectionSet);
    this.known.set(name, found);
    return { ...found, chain: found.chain + 1 };
  }
}

function deeper(one: Depth, other: Depth): Depth {
  return {
    plain: Math.max(one.plain, other.plain),
    introspection: Math.max(one.introspection, other.introspection),
    chain: Math.max(one.chain, other.chain),
  };
}
