import { type LayoutInput, layOutNetwork } from './lay-out-network.js';
import type { Positions, SizedNetwork } from './network.js';
import { type Box, packBoxes } from './pack-boxes.js';
import { packComponents } from './pack-components.js';

/** Two rings of associated nodes, and three nodes without an edge. */
const rings = (length: number): SizedNetwork => {
  const ring = (name: string) => Array.from({ length }, (_, at) => `${name}${String(at)}`);
  const ids = [...ring('a'), ...ring('b')];
  const edges = [ring('a'), ring('b')].flatMap((nodes) =>
    nodes.map((source, at) => ({ source, target: nodes[(at + 1) % length] ?? '' })),
  );
  return { nodes: [...ids, 'x', 'y', 'z'].map((id) => ({ id, size: 20 })), edges };
};

const layOut = (network: SizedNetwork, more: Partial<LayoutInput> = {}): Positions =>
  layOutNetwork({ ...network, kept: {}, starts: {}, ratio: 1.5, ...more });

function closestPair(places: Positions): number {
  const all = Object.values(places);
  const gaps = all.flatMap(({ x, y }, at) =>
    all.slice(at + 1).map((other) => Math.hypot(x - other.x, y - other.y)),
  );
  return Math.min(...gaps);
}

const whole = (places: Positions) => Object.values(places).every(({ x, y }) => x % 1 === 0 && y % 1 === 0);

test('a layout places every node, none on another, and is the same each time', () => {
  const network = rings(12);
  const places = layOut(network);
  expect(Object.keys(places).sort()).toEqual(network.nodes.map(({ id }) => id).sort());
  expect(closestPair(places)).toBeGreaterThan(20);
  expect(whole(places)).toBe(true);
  expect(layOut(network)).toEqual(places);
});

test('a draft of a large network comes before its layout', () => {
  const drafts: Positions[] = [];
  const layOutWithDraft = (network: SizedNetwork) =>
    layOutNetwork({ ...network, kept: {}, starts: {}, ratio: 1 }, (places) => drafts.push(places));
  layOutWithDraft(rings(20));
  expect(drafts).toEqual([]);
  const last = layOutWithDraft(rings(250));
  expect(Object.keys(last)).toHaveLength(503);
  expect(drafts.map((draft) => Object.keys(draft))).toEqual([Object.keys(last)]);
  expect(drafts).not.toEqual([last]);
});

test('new nodes come beside their neighbours, and the others stay', () => {
  const network = rings(6);
  const kept = layOut(network);
  const added = {
    nodes: [...network.nodes, { id: 'new', size: 20 }],
    edges: [...network.edges, { source: 'new', target: 'a1' }],
  };
  const { x, y } = kept['a1'] ?? { x: 0, y: 0 };
  const { new: place, ...others } = layOut(added, { kept, starts: { new: { x: x + 50, y } } });
  for (const [id, { x: left, y: top }] of Object.entries(kept)) {
    expect(others[id]?.x).toBeCloseTo(left);
    expect(others[id]?.y).toBeCloseTo(top);
  }
  const distance = Math.hypot((place?.x ?? Infinity) - x, (place?.y ?? Infinity) - y);
  expect(distance).toBeGreaterThan(10);
  expect(distance).toBeLessThan(250);
});

test('components are moved as wholes, into about the shape of the window', () => {
  const network = rings(10);
  const laidOut = layOut(network);
  const places = packComponents(network, laidOut, 0.5);
  const between = (given: Positions, one: string, other: string) => [
    (given[one]?.x ?? 0) - (given[other]?.x ?? 0),
    (given[one]?.y ?? 0) - (given[other]?.y ?? 0),
  ];
  expect(between(places, 'a0', 'a5')).toEqual(between(laidOut, 'a0', 'a5'));
  expect(between(places, 'b0', 'b5')).toEqual(between(laidOut, 'b0', 'b5'));
  expect(between(places, 'x', 'y')).toEqual([-46, 0]);
  const extent = (axis: 'x' | 'y') => {
    const values = Object.values(places).map((place) => place[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  expect(extent('y')).toBeGreaterThan(extent('x'));
});

test('nothing to place is no error', () => {
  expect(layOut({ nodes: [], edges: [] })).toEqual({});
});

test('groups are packed without lying over each other, in about the shape of the window', () => {
  const boxes: Box[] = Array.from({ length: 40 }, (_, i) => ({
    width: 400 / (i + 1),
    height: 300 / (i + 1),
    x: 0,
    y: 0,
  }));
  packBoxes(boxes, 2);
  const over = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
  expect(over).toEqual([]);
  const width = Math.max(...boxes.map(({ x, width: w }) => x + w));
  const height = Math.max(...boxes.map(({ y, height: h }) => y + h));
  expect(width / height).toBeGreaterThan(1.2);
  expect(width / height).toBeLessThan(3.2);
});
