import { type AssociationKind, associationKinds } from '@contract/associations';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

import { narrowingAddress, narrowingVariables, readNarrowing } from '../../components/narrowing';
import type { Narrowing } from '../../components/useInCode/restParameters';
import type { AssociationGraphQueryVariables } from '../../generated/types';
import type { ExploreAddress, StatisticsAddress } from '../../paths';

export const shapes = ['network', 'table'] as const;
export type Shape = (typeof shapes)[number];
const rowKinds = ['nodes', 'associations'] as const;
export type RowKind = (typeof rowKinds)[number];

const { nodes: nodeLimit } = limits.associations;
/** The most nodes that can be chosen. */
export const nodeLimits = [100, nodeLimit.default, 1000, nodeLimit.max] as const;
/** The fewest entries of an association that can be chosen. */
export const leastCounts = [1, 2, 3, 5, 10, 20, 50] as const;
/** More at a time would be a picture of everything again. */
const mostExpanded = 20;

/** What the network shows, and how: everything of it lives in the address. */
export interface ExploreView extends Narrowing {
  /** `null` leaves it to the window: a network, or on a phone a table first. */
  readonly shape: Shape | null;
  readonly rows: RowKind;
  readonly kinds: readonly AssociationKind[];
  readonly least: number;
  readonly limit: number;
  /** The node that is looked at, blank for none. */
  readonly focus: string;
  readonly expanded: readonly string[];
}

/** Reads a view from an address; what cannot be understood takes its default. */
export function readExploreView(params: URLSearchParams): ExploreView {
  const kinds = (params.get('kinds') ?? '').split(',');
  const chosen = associationKinds.filter((kind) => kinds.includes(kind));
  const expanded = params.getAll('expand').filter((id) => readNodeId(id) !== null);
  const focus = params.get('focus') ?? '';
  return {
    ...readNarrowing(params),
    shape: shapes.find((shape) => shape === params.get('view')) ?? null,
    rows: rowKinds.find((rows) => rows === params.get('rows')) ?? 'nodes',
    kinds: chosen.length === 0 ? associationKinds : chosen,
    least: readWholeNumber(params.get('least'), { min: 1, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    limit: readWholeNumber(params.get('limit'), nodeLimit) ?? nodeLimit.default,
    focus: readNodeId(focus) === null ? '' : focus,
    expanded: [...new Set(expanded)].slice(0, mostExpanded),
  };
}

/** The address of a view, without what is the default anyway. */
export function exploreAddress(view: ExploreView): ExploreAddress {
  return {
    ...narrowingAddress(view),
    ...(view.shape !== null && { view: view.shape }),
    ...(view.rows !== 'nodes' && { rows: view.rows }),
    ...(view.kinds.length < associationKinds.length && { kinds: view.kinds.join() }),
    ...(view.least !== 1 && { least: view.least }),
    ...(view.limit !== nodeLimit.default && { limit: view.limit }),
    ...(view.focus !== '' && { focus: view.focus }),
    ...(view.expanded.length > 0 && { expand: view.expanded }),
  };
}

/** What brings the autoantibodies with most entries, each with its diseases and autoantigens. */
export function networkVariables(view: ExploreView): AssociationGraphQueryVariables {
  return { ...narrowingVariables(view), limit: view.limit };
}

/** What brings all that entries associate with one node. */
export function neighbourhoodVariables(view: Narrowing, id: string): AssociationGraphQueryVariables {
  return { ...narrowingVariables(narrowedTo(view, [id])), limit: nodeLimit.max };
}

/** The entries that hold all of these nodes, of those the view is about. */
export function entriesWith(view: Narrowing, ids: readonly string[]): StatisticsAddress {
  return narrowingAddress(narrowedTo(view, ids));
}

/** A node's kind and label; `null` for what is no id of one. */
export function readNodeId(id: string): { kind: AssociationKind; label: string } | null {
  const kind = associationKinds.find((name) => id.startsWith(`${name}:`));
  const label = kind === undefined ? '' : id.slice(kind.length + 1).trim();
  return kind === undefined || label === '' ? null : { kind, label };
}

/** What the view asks for already stays: a node that is not within it is in none of its entries. */
function narrowedTo({ search, field, filters }: Narrowing, ids: readonly string[]): Narrowing {
  const named = ids
    .map(readNodeId)
    .flatMap((node): [string, string][] => (node === null ? [] : [[node.kind, node.label]]));
  return { search, field, filters: { ...Object.fromEntries<string>(named), ...filters } };
}
