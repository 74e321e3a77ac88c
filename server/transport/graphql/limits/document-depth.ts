import { type DocumentNode, Kind } from 'graphql';

import { type Outline, outlineOf } from './document-outline.js';
import { fragmentsOf } from './written-out-size.js';

interface Depth {
  readonly plain: number;
  readonly introspection: number;
  /** Length of the longest chain of nested fragments. */
  readonly chain: number;
}

const flat: Depth = { plain: 0, introspection: 0, chain: 0 };

/** Returns the depth of the deepest operation, including fragments. Measures each fragment only once. */
export function depthOf(document: DocumentNode): Depth {
  const definitions = [...fragmentsOf(document)];
  const fragments = new Map(definitions.map(([name, fragment]) => [name, outlineOf(fragment)]));
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const known = new Map<string, Depth>();
  return operations.map((one) => follow(outlineOf(one), fragments, known)).reduce(deeper, flat);
}

function follow(outline: Outline, fragments: Map<string, Outline>, known: Map<string, Depth>): Depth {
  let deepest: Depth = { plain: outline.depth, introspection: outline.introspectionDepth, chain: 0 };
  for (const { fragment, depth, inIntrospection } of outline.spreads) {
    const inside = followFragment(fragment, fragments, known);
    const plain = inside.plain && depth + inside.plain;
    const introspection = inside.introspection && depth + inside.introspection;
    const reached = inIntrospection
      ? { plain: 0, introspection: Math.max(plain, introspection) }
      : { plain, introspection };
    deepest = deeper(deepest, { ...reached, chain: inside.chain + 1 });
  }
  return deepest;
}

function followFragment(name: string, fragments: Map<string, Outline>, known: Map<string, Depth>): Depth {
  const outline = fragments.get(name);
  const depth = known.get(name);
  if (depth || !outline) return depth ?? flat;
  // Ends the recursion of cyclic fragments, which another rule refuses.
  known.set(name, flat);
  const found = follow(outline, fragments, known);
  known.set(name, found);
  return found;
}

function deeper(one: Depth, other: Depth): Depth {
  return {
    plain: Math.max(one.plain, other.plain),
    introspection: Math.max(one.introspection, other.introspection),
    chain: Math.max(one.chain, other.chain),
  };
}
