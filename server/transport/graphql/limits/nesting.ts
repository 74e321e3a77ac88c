import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql';

const nestingKinds: ReadonlySet<string> = new Set([
  Kind.SELECTION_SET,
  Kind.LIST,
  Kind.OBJECT,
  Kind.LIST_TYPE,
]);

/**
 * Returns the maximum nesting depth of selections, lists, objects and list types. It is iterative, because recursive
 * functions would exhaust the stack on a deeply nested document.
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
