import type { Position } from '@layout/network';

import type { Network, NetworkNode } from '../graph/network';
import { networkElements } from './networkElements';
import { NodePlaces } from './NodePlaces';

/** A chain of diseases, of which some have a stored position. */
function chain(places: Readonly<Record<string, Position | null>>): Network {
  const ids = Object.keys(places);
  const nodes = ids.map((id): NetworkNode => {
    const { x, y } = places[id] ?? { x: null, y: null };
    return { id, kind: 'disease', label: id, count: 1, isAtLeast: false, x, y };
  });
  const edges = ids.slice(1).map((target, at) => {
    const source = ids[at] ?? '';
    return { id: `${source} ${target}`, source, target, count: 1, isAtLeast: false };
  });
  return { nodes, edges };
}

const laidOut = { a: { x: 0, y: 500 }, b: { x: 100, y: 500 }, c: { x: 200, y: 560 } };
const place = (places: NodePlaces, network: Network) => places.place(network, networkElements(network), 1.5);
const between = (places: NodePlaces, one: string, other: string) => {
  const [from, to] = [places.all.get(one), places.all.get(other)];
  return [(to?.x ?? NaN) - (from?.x ?? NaN), (to?.y ?? NaN) - (from?.y ?? NaN)];
};

test('a network that the server laid out needs no layout', () => {
  const places = new NodePlaces();
  expect(place(places, chain(laidOut))).toEqual({ isNew: true, needed: null });
  expect(between(places, 'a', 'c')).toEqual([200, 60]);
});

test('a new name starts beside its neighbour, and the others are fixed', () => {
  const places = new NodePlaces();
  const { isNew, needed } = place(places, chain({ ...laidOut, d: null }));
  expect(isNew).toBe(true);
  expect(needed?.kept).toEqual(Object.fromEntries(places.all));
  expect(Object.keys(needed?.kept ?? {})).toEqual(['a', 'b', 'c']);
  const { x, y } = needed?.starts['d'] ?? { x: NaN, y: NaN };
  const neighbour = places.all.get('c') ?? { x: NaN, y: NaN };
  expect(Math.hypot(x - neighbour.x, y - neighbour.y)).toBeCloseTo(70);
});

test('a network of which the server knows less than half is laid out from scratch', () => {
  const places = new NodePlaces();
  const { isNew, needed } = place(places, chain({ a: laidOut.a, b: null, c: null }));
  expect(isNew).toBe(true);
  expect(needed).toMatchObject({ kept: {}, starts: {} });
  expect(places.all.size).toBe(0);
});

test('what is drawn stays where it is, wherever a later layout of the server has it', () => {
  const places = new NodePlaces();
  place(places, chain(laidOut));
  places.store({ b: { x: 7, y: 8 } });
  const later = { ...laidOut, b: { x: 900, y: 900 } };
  expect(place(places, chain(later))).toEqual({ isNew: false, needed: null });
  expect(places.all.get('b')).toEqual({ x: 7, y: 8 });
});

test('a larger network of which half is new takes the positions that the server has for it', () => {
  const places = new NodePlaces();
  place(places, chain({ a: laidOut.a, b: laidOut.b }));
  const larger = { a: { x: 5, y: 5 }, b: { x: 5, y: 90 }, c: { x: 60, y: 5 }, d: { x: 60, y: 90 } };
  expect(place(places, chain(larger))).toEqual({ isNew: true, needed: null });
  expect(between(places, 'a', 'b')).toEqual([0, 85]);
  expect(between(places, 'c', 'd')).toEqual([0, 85]);
});
