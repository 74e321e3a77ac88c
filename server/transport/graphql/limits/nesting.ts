import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

const nestingKinds: ReadonlySet<string> = new Set([
  Kind.SELECTION_SET,
  Kind.LIST,
  Kind.OBJECT,
  Kind.LIST_TYPE,
]);

/**
 * How many selections, lists, objects and list types stand within one another, at most. The walk is a loop;
 * whatever else reads the document calls itself for each level, and would exhaust the stack.
 */
export function nestingOf(document: DocumentNode): number {
  let level = 0;
  let deepest = 0;
  visit(document, {
    enter: ({ kind }: ASTNode) => {
      if (nestingKinds.has(kind)) level += 1;
      deepest = Math.max(deepest, level);
    },
    leave: ({ kind }: ASTNode) => {
      if (nestingKinds.has(kind)) level -= 1;
    },
  });
  return deepest;
}
