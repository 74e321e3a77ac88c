import type { LayoutInput } from '@layout/lay-out-network';
import type { Position, Positions } from '@layout/network';
import { packComponents } from '@layout/pack-components';

import type { Network } from '../graph/network';
import { seedPositions } from './positions';
import type { Elements } from './syncElements';

/** The positions of the nodes of a drawing, which stay when its network changes. */
export class NodePlaces {
  private readonly byId = new Map<string, Position>();

  get all(): ReadonlyMap<string, Position> {
    return this.byId;
  }

  /** The nodes that have a position, with it. */
  of(nodes: Elements['nodes']): (Position & { readonly size: number })[] {
    return nodes.flatMap(({ id, size }) => {
      const place = this.byId.get(id);
      return place === undefined ? [] : [{ ...place, size }];
    });
  }

  store(places: Positions): void {
    for (const [id, place] of Object.entries(places)) this.byId.set(id, place);
  }

  /**
   * Places the nodes of a network: known ones stay, unless the server has computed positions of new ones and of most
   * others, which all nodes take then. Returns whether the network is mostly new, and the layout that is still needed,
   * `null` if none is.
   */
  place(network: Network, { nodes, edges }: Elements, ratio: number) {
    const stored = storedPositions(network);
    const hasNew = this.unplaced(nodes).some(({ id }) => id in stored);
    const isStored = hasNew && isMost(Object.keys(stored), nodes);
    const isNew = isStored || isMost(this.unplaced(nodes), nodes);
    if (isStored) this.replaceAll(stored, { nodes, edges }, ratio);
    const unplaced = this.unplaced(nodes);
    if (unplaced.length === 0) return { isNew, needed: null };
    // If most nodes lack a position, fixed positions of the others would only hinder the layout.
    const fromScratch = isMost(unplaced, nodes);
    const kept = fromScratch ? {} : Object.fromEntries(this.byId);
    const starts = fromScratch ? {} : seedPositions(unplaced, edges, this.byId);
    const needed: LayoutInput = { nodes, edges, kept, starts, ratio };
    return { isNew, needed };
  }

  private replaceAll(stored: Positions, { nodes, edges }: Elements, ratio: number): void {
    const placed = nodes.filter(({ id }) => id in stored);
    this.byId.clear();
    this.store(packComponents({ nodes: placed, edges }, stored, ratio));
  }

  private unplaced(nodes: Elements['nodes']): Elements['nodes'] {
    return nodes.filter(({ id }) => !this.byId.has(id));
  }
}

function storedPositions({ nodes }: Network): Positions {
  return Object.fromEntries(
    nodes.flatMap(({ id, x, y }): [string, Position][] => (x === null || y === null ? [] : [[id, { x, y }]])),
  );
}

function isMost(some: readonly unknown[], all: readonly unknown[]): boolean {
  return some.length * 2 > all.length;
}
