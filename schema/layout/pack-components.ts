import type { Position, Positions, SizedNetwork, SizedNode } from './network.js';
import { packBoxes } from './pack-boxes.js';

/** Distance between nodes without edges, which form a block of rows. */
const cell = 46;
/** Number of columns of that block for one row. */
const columnsPerRow = 1.6;

/**
 * Moves the connected components of a network next to each other, in about this aspect ratio (width / height). Nodes
 * without edges become one more block. Within a component nothing moves. Expects a position for each node with edges.
 */
export function packComponents(network: SizedNetwork, places: Positions, ratio: number): Positions {
  const { groups, singles } = componentsOf(network);
  const blocks = [...groups.map((nodes) => ({ nodes, places })), { nodes: singles, places: rowsOf(singles) }];
  const boxes = blocks.filter(({ nodes }) => nodes.length > 0).map(boxOf);
  packBoxes(boxes, ratio);
  return Object.fromEntries(
    boxes.flatMap((box) =>
      box.nodes.map(({ id }): [string, Position] => {
        const { x, y } = box.places[id] ?? box.from;
        return [id, { x: Math.round(box.x + x - box.from.x), y: Math.round(box.y + y - box.from.y) }];
      }),
    ),
  );
}

interface Block {
  readonly nodes: readonly SizedNode[];
  readonly places: Positions;
}

function boxOf(block: Block) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { id, size } of block.nodes) {
    const { x, y } = block.places[id] ?? { x: 0, y: 0 };
    left = Math.min(left, x - size / 2);
    right = Math.max(right, x + size / 2);
    top = Math.min(top, y - size / 2);
    bottom = Math.max(bottom, y + size / 2);
  }
  return { ...block, from: { x: left, y: top }, width: right - left, height: bottom - top, x: 0, y: 0 };
}

function rowsOf(singles: readonly SizedNode[]): Positions {
  const columns = Math.max(1, Math.ceil(Math.sqrt(singles.length * columnsPerRow)));
  const placed = singles.map(({ id }, at): [string, Position] => [
    id,
    { x: (at % columns) * cell, y: Math.floor(at / columns) * cell },
  ]);
  return Object.fromEntries(placed);
}

function componentsOf({ nodes, edges }: SizedNetwork) {
  const neighbours = new Map(nodes.map(({ id }): [string, string[]] => [id, []]));
  for (const { source, target } of edges) {
    neighbours.get(source)?.push(target);
    neighbours.get(target)?.push(source);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const groups: SizedNode[][] = [];
  const singles: SizedNode[] = [];
  for (const node of nodes) {
    if (!byId.delete(node.id)) continue;
    const group = [node];
    for (const { id } of group) {
      for (const other of neighbours.get(id) ?? []) {
        const found = byId.get(other);
        if (found === undefined) continue;
        byId.delete(other);
        group.push(found);
      }
    }
    if (group.length === 1) singles.push(node);
    else groups.push(group);
  }
  return { groups, singles };
}
