import type { Elements } from './syncElements';

/** Tells a node and its neighbours from others; where there is no such node, all are wanted. */
export function wantedBeside({ nodes, edges }: Elements, focus: string): (id: string) => boolean {
  if (!nodes.some(({ id }) => id === focus)) return () => true;
  const beside = new Set([focus]);
  for (const { source, target } of edges) {
    if (source === focus) beside.add(target);
    if (target === focus) beside.add(source);
  }
  return (id) => beside.has(id);
}
