import { type AssociationKind, associationKinds } from '@contract/associations';
import type { StylesheetJson, StylesheetJsonBlock } from 'cytoscape';

import { corners } from './networkElements';

/** Styles of nodes and associations; large networks get straight lines, because curves are slow. */
export function baseStyle(colours: DrawingColours, isBig: boolean): StylesheetJson {
  return [
    nodeStyle(colours),
    ...associationKinds.map((kind) => kindStyle(kind, colours)),
    edgeStyle(colours, isBig),
  ];
}

/** Styles of the names, and of the selected node with its neighbourhood. */
export function overlayStyle(colours: DrawingColours, isBig: boolean): StylesheetJson {
  return [...baseStyle(colours, isBig), namedStyle(colours), aboveStyle, ...stateStyles(colours)];
}

function nodeStyle({ surface }: DrawingColours): StylesheetJsonBlock {
  return {
    selector: 'node',
    style: { width: 'data(size)', height: 'data(size)', 'border-width': 1.5, 'border-color': surface },
  };
}

function namedStyle({ surface, text, font }: DrawingColours): StylesheetJsonBlock {
  return {
    selector: 'node.named, node.hovered, node.selected',
    style: {
      label: 'data(label)',
      color: text,
      'font-family': font,
      'font-size': 'data(shownFont)',
      'font-weight': 500,
      'text-outline-color': surface,
      'text-outline-width': 2.5,
      'text-outline-opacity': 0.9,
      'text-valign': 'bottom',
      'text-margin-y': 4,
      'text-wrap': 'wrap',
      'text-max-width': 'data(shownWidth)',
    },
  };
}

function kindStyle(kind: AssociationKind, { kinds }: DrawingColours): StylesheetJsonBlock {
  const points = corners[kind];
  const shape =
    points === null
      ? ({ shape: 'ellipse' } as const)
      : ({ shape: 'polygon', 'shape-polygon-points': points.join(' ') } as const);
  return { selector: `node[kind = "${kind}"]`, style: { 'background-color': kinds[kind], ...shape } };
}

function edgeStyle({ line }: DrawingColours, isBig: boolean): StylesheetJsonBlock {
  const curve = isBig
    ? ({ 'curve-style': 'haystack', 'haystack-radius': 0 } as const)
    : ({
        'curve-style': 'unbundled-bezier',
        'control-point-distances': 'data(bend)',
        'control-point-weights': 0.5,
        'source-endpoint': 'inside-to-node',
        'target-endpoint': 'inside-to-node',
      } as const);
  return {
    selector: 'edge',
    style: { width: 'data(width)', 'line-color': line, 'line-opacity': 0.62, ...curve },
  };
}

/** A name above its node, where there is no space below. */
const aboveStyle: StylesheetJsonBlock = {
  selector: 'node.above',
  style: { 'text-valign': 'top', 'text-margin-y': -4 },
};

function stateStyles({ accent, text }: DrawingColours): StylesheetJsonBlock[] {
  return [
    // Only its name: the node itself is on the layer below.
    { selector: 'node.bare', style: { 'background-opacity': 0, 'border-width': 0 } },
    { selector: 'edge.near', style: { 'line-color': accent, 'line-opacity': 0.85 } },
    { selector: 'node.near', style: { 'z-index': 5 } },
    { selector: 'node.hovered', style: { 'z-index': 8 } },
    {
      selector: 'node.selected',
      style: {
        'font-weight': 700,
        'border-width': 3,
        'border-color': text,
        'underlay-color': accent,
        'underlay-opacity': 0.22,
        'underlay-padding': 9,
        'underlay-shape': 'ellipse',
        'z-index': 9,
      },
    },
  ];
}

/** The colours of the current colour scheme, for the canvas, which CSS cannot style. */
export interface DrawingColours {
  readonly surface: string;
  readonly text: string;
  readonly line: string;
  readonly accent: string;
  readonly kinds: Readonly<Record<AssociationKind, string>>;
  readonly font: string;
}

/** Reads the current colours from the CSS variables of the page. */
export function readDrawingColours(): DrawingColours {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(`--atlas-${name}`).trim() || '#808080';
  const [disease, autoantibody, autoantigen] = associationKinds;
  return {
    surface: token('surface'),
    text: token('text'),
    line: token('line-strong'),
    accent: token('accent'),
    kinds: {
      disease: token(disease),
      autoantibody: token(autoantibody),
      autoantigen: token(autoantigen),
    },
    font: getComputedStyle(document.body).fontFamily || 'sans-serif',
  };
}
