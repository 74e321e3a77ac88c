import { associationKinds } from '@contract/associations';

import { entities } from '../../../components/entities';
import { formatCount, formatEntries } from '../../../components/format';
import type { Associations, Network } from './network';

/** A text alternative to the drawing, with the keys to navigate it. */
export function describeNetwork({ nodes, edges }: Network): string {
  const kinds = associationKinds.map((kind) => {
    const { word, plural } = entities[kind];
    const count = nodes.filter((node) => node.kind === kind).length;
    return formatCount(count, word.toLowerCase(), plural.toLowerCase());
  });
  const associations = formatCount(edges.length, 'association', 'associations');
  return (
    `Network of ${kinds.join(', ')} and ${associations}. Use the arrow keys to move ` +
    `between neighbours, plus and minus to zoom, 0 to fit the view, Enter for details, Escape to deselect.`
  );
}

/** The visible share of the network: `300 of 750 nodes, 412 of 706 associations`. */
export function describeShare({ nodes, edges }: Network, all: Associations): string {
  return (
    `${ofAll(nodes.length, all.totalNodes, 'node', 'nodes')},` +
    ` ${ofAll(edges.length, all.totalEdges, 'association', 'associations')}`
  );
}

/** A number of entries that may be a lower bound. */
export function formatAtLeast({ count, isAtLeast }: { count: number; isAtLeast: boolean }): string {
  return isAtLeast ? `at least ${formatEntries(count)}` : formatEntries(count);
}

function ofAll(shown: number, total: number, one: string, many: string): string {
  return shown >= total
    ? formatCount(shown, one, many)
    : `${formatCount(shown, one, many).replace(/ .*/, '')} of ${formatCount(total, one, many)}`;
}
