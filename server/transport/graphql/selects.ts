import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether the query selects a field of the answer. Used to compute expensive fields only if selected. */
export function selects(info: GraphQLResolveInfo, fieldName: string): boolean {
  const seen = new Set<string>();
  return info.fieldNodes.some((node) => holds(node.selectionSet, fieldName, info, seen));
}

function holds(
  set: SelectionSetNode | undefined,
  fieldName: string,
  info: GraphQLResolveInfo,
  seen: Set<string>,
): boolean {
  if (!set) return false;
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === fieldName;
    if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet, fieldName, info, seen);
    const name = selection.name.value;
    if (seen.has(name)) return false;
    seen.add(name);
    return holds(info.fragments[name]?.selectionSet, fieldName, info, seen);
  });
}
