import { type AssociationKind, associationKinds } from '@contract/associations';
import type { Position, Positions } from '@layout/network';

import { type Drawing, type DrawingTexts, drawn, frameDrawing } from '../../../components/download/drawing';
import { entities } from '../../../components/entities';
import type { Network } from '../graph/network';
import { corners, type EdgeData, networkElements, type NodeData } from './networkElements';
import { type DrawingColours, readDrawingColours } from './networkStyle';

/** Width of an exported drawing in pixels, independent of the visible part. */
const width = 1600;
const margin = 90;
const legendHeight = 40;
/** The smallest readable font size in it. */
const readable = 7.5;

/** The whole network as an SVG file: nodes at their current positions, names of readable size, and a legend. */
export function networkDrawing(network: Network, places: Positions, words: DrawingTexts): Drawing {
  const colours = readDrawingColours();
  const { nodes, edges } = networkElements(network);
  const { scale, height, toPicture } = fitted(Object.values(places));
  const at = new Map(nodes.flatMap(({ id }) => pairOf(id, places[id] && toPicture(places[id]))));
  const lines = edges.flatMap((edge) => lineOf(edge, at, scale, colours));
  const shapes = nodes.flatMap((node) => shapeOf(node, at.get(node.id), scale, colours));
  const names = nodes.flatMap((node) => nameOf(node, at.get(node.id), scale, colours));
  const picture = drawn('g', { transform: `translate(0 ${legendHeight})` });
  picture.append(...lines, ...shapes, ...names);
  return frameDrawing([...legend(colours), picture], { width, height: height + legendHeight }, words);
}

function fitted(places: readonly Position[]) {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const scale = Math.min((width - 2 * margin) / Math.max(1, Math.max(...xs) - left), 1.5);
  return {
    scale,
    height: Math.round((Math.max(...ys) - top) * scale + 2 * margin),
    toPicture: ({ x, y }: Position): Position => ({
      x: round((x - left) * scale + margin),
      y: round((y - top) * scale + margin),
    }),
  };
}

function lineOf(edge: EdgeData, at: ReadonlyMap<string, Position>, scale: number, { line }: DrawingColours) {
  const from = at.get(edge.source);
  const to = at.get(edge.target);
  if (from === undefined || to === undefined) return [];
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return [
    drawn('line', {
      ...ends,
      stroke: line,
      'stroke-opacity': 0.5,
      'stroke-width': round(edge.width * scale),
    }),
  ];
}

function shapeOf(
  { kind, size }: NodeData,
  place: Position | undefined,
  scale: number,
  colours: DrawingColours,
) {
  if (place === undefined) return [];
  return [markOf(kind, place, (size * scale) / 2, colours)];
}

function nameOf(
  { label, size, font }: NodeData,
  place: Position | undefined,
  scale: number,
  colours: DrawingColours,
) {
  if (place === undefined || font * scale < readable) return [];
  const below = { x: place.x, y: round(place.y + (size / 2 + font + 2) * scale), 'text-anchor': 'middle' };
  const halo = {
    stroke: colours.surface,
    'stroke-width': 3,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  };
  return [drawn('text', { ...below, ...halo, fill: colours.text, 'font-size': round(font * scale) }, label)];
}

function markOf(
  kind: AssociationKind,
  { x, y }: Position,
  radius: number,
  { kinds, surface }: DrawingColours,
) {
  const look = { fill: kinds[kind], stroke: surface, 'stroke-width': 1 };
  const points = corners[kind];
  if (points === null) return drawn('circle', { cx: x, cy: y, r: round(radius), ...look });
  const placed = points.map((corner, i) => round((i % 2 === 0 ? x : y) + corner * radius));
  return drawn('polygon', { points: placed.join(' '), ...look });
}

function legend(colours: DrawingColours): SVGElement[] {
  return associationKinds.flatMap((kind, i) => [
    markOf(kind, { x: 8 + i * 150, y: 8 }, 8, colours),
    drawn('text', { x: 24 + i * 150, y: 13, 'font-size': 14, fill: colours.text }, entities[kind].plural),
  ]);
}

function pairOf(id: string, place: Position | undefined): [string, Position][] {
  return place === undefined ? [] : [[id, place]];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
