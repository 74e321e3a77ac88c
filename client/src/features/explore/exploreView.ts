import { type AssociationKind, associationKinds } from '@contract/associations';
import { limits } from '@contract/limits';
import { readWholeNumber } from '@contract/rules/whole-number';

import type { ExploreAddress, StatisticsAddress } from '../../addresses';
import { criteriaAddress, criteriaVariables, readCriteria } from '../../components/listCriteria';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import type { AssociationGraphQueryVariables } from '../../generated/types';

export const tabs = ['columns', 'network'] as const;
export type Tab = (typeof tabs)[number];
export const shapes = ['network', 'table'] as const;
export type Shape = (typeof shapes)[number];
const rowKinds = ['nodes', 'associations'] as const;
export type RowKind = (typeof rowKinds)[number];

const { nodes: nodeLimit } = limits.associations;
/** The options for the maximum number of nodes. */
export const nodeLimits = [100, nodeLimit.default, 1000, nodeLimit.max] as const;
/** Maximum number of expanded nodes; with more, the drawing is too crowded. */
const maxExpanded = 20;

/** What the columns or the network show, and how. All of it is in the URL. */
export interface ExploreView extends ListCriteria {
  readonly tab: Tab;
  /** `null` depends on the window: a drawing, but a table on a phone. */
  readonly shape: Shape | null;
  readonly rows: RowKind;
  readonly kinds: readonly AssociationKind[];
  readonly least: number;
  readonly limit: number;
  /** The id of the name in focus, blank for none. */
  readonly focus: string;
  readonly expanded: readonly string[];
}

/** Navigates to the view with these changes. */
export type ShowView = (change: Partial<ExploreView>) => void;

/**
 * Reads a view from a URL; invalid values become their defaults. Addresses from before there were columns have no tab,
 * and still show the network.
 */
export function readExploreView(params: URLSearchParams): ExploreView {
  const kinds = (params.get('kinds') ?? '').split(',');
  const chosen = associationKinds.filter((kind) => kinds.includes(kind));
  const expanded = params.getAll('expand').filter((id) => readNodeId(id) !== null);
  const focus = params.get('focus') ?? '';
  return {
    ...readCriteria(params),
    tab: tabs.find((tab) => tab === params.get('tab')) ?? (params.size === 0 ? 'columns' : 'network'),
    shape: shapes.find((shape) => shape === params.get('view')) ?? null,
    rows: rowKinds.find((rows) => rows === params.get('rows')) ?? 'nodes',
    kinds: chosen.length === 0 ? associationKinds : chosen,
    least: readWholeNumber(params.get('least'), { min: 1, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    limit: readWholeNumber(params.get('limit'), nodeLimit) ?? nodeLimit.default,
    focus: readNodeId(focus) === null ? '' : focus,
    expanded: [...new Set(expanded)].slice(0, maxExpanded),
  };
}

/** The URL parameters of a view, without defaults. */
export function exploreAddress(view: ExploreView): ExploreAddress {
  const address = {
    ...criteriaAddress(view),
    ...(view.shape !== null && { view: view.shape }),
    ...(view.rows !== 'nodes' && { rows: view.rows }),
    ...(view.kinds.length < associationKinds.length && { kinds: view.kinds.join() }),
    ...(view.least !== 1 && { least: view.least }),
    ...(view.limit !== nodeLimit.default && { limit: view.limit }),
    ...(view.focus !== '' && { focus: view.focus }),
    ...(view.expanded.length > 0 && { expand: view.expanded }),
  };
  const isPlain = Object.keys(address).length === 0;
  return isPlain === (view.tab === 'columns') ? address : { tab: view.tab, ...address };
}

/** The URL parameters of a tab that is about the same entries and the same name. */
export function tabAddress({ search, field, filters, focus }: ExploreView, tab: Tab): ExploreAddress {
  const plain = readExploreView(new URLSearchParams());
  return exploreAddress({ ...plain, search, field, filters, focus, tab });
}

/** The query variables for the autoantibodies with most entries, each with its diseases and autoantigens. */
export function networkVariables(view: ExploreView): AssociationGraphQueryVariables {
  return { ...criteriaVariables(view), limit: view.limit };
}

/** The query variables for all associations of one node. */
export function neighbourhoodVariables(view: ListCriteria, id: string): AssociationGraphQueryVariables {
  return { ...criteriaVariables(withNodes(view, [id])), limit: nodeLimit.max };
}

/** The URL parameters that select the entries of the view that contain all of these nodes. */
export function entriesWith(view: ListCriteria, ids: readonly string[]): StatisticsAddress {
  return criteriaAddress(withNodes(view, ids));
}

/** Parses a node id into kind and label; returns `null` if it is not one. */
export function readNodeId(id: string): { kind: AssociationKind; label: string } | null {
  const kind = associationKinds.find((name) => id.startsWith(`${name}:`));
  const label = kind === undefined ? '' : id.slice(kind.length + 1).trim();
  return kind === undefined || label === '' ? null : { kind, label };
}

/** Adds the nodes to the filters. Existing filters win: a node that contradicts them is in none of the entries. */
function withNodes({ search, field, filters }: ListCriteria, ids: readonly string[]): ListCriteria {
  const named = ids
    .map(readNodeId)
    .flatMap((node): [string, string][] => (node === null ? [] : [[node.kind, node.label]]));
  return { search, field, filters: { ...Object.fromEntries<string>(named), ...filters } };
}
