import { associationId } from '../../../schema/contract/associations.js';
import { limits } from '../../../schema/contract/limits.js';
import type { Positions } from '../../../schema/layout/network.js';
import type { Sent } from '../../nouns/noun.js';
import type { associationArgs, AssociationGraph } from '../../nouns/statistics.js';
import type { AssociationLayoutRepository } from '../../persistence/repositories/association-layout.repository.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  CountedAssociations,
  EntryAssociationsRepository,
} from '../../persistence/repositories/entry-associations.repository.js';
import { isUnrestricted } from '../../search/entry-criteria.js';
import { authorize } from '../authorize.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import { type QuerySearch, readEntryQuery } from '../entries/entry-query.js';
import type { Versioned } from '../entries/entry-views.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { VersionedCache } from '../versioned-cache.js';

interface AssociationInput extends EntryQueryInput, Pick<Sent<typeof associationArgs>, 'limit'> {}

/** The limits for which a layout is stored. A graph with another limit takes positions from that of the next larger. */
export const layoutLimits = [limits.associations.nodes.default, limits.associations.nodes.max] as const;

/** Maximum number of cached graphs; each takes up to half a megabyte. */
const maxCachedGraphs = 40;

/** Associations in entries: diseases with autoantibodies, and autoantibodies with autoantigens. */
export class AssociationService {
  private readonly graphs: VersionedCache<AssociationGraph>;

  constructor(
    versions: DataVersionRepository,
    private readonly associations: EntryAssociationsRepository,
    private readonly layouts: AssociationLayoutRepository,
    private readonly search: QuerySearch,
  ) {
    this.graphs = new VersionedCache(versions, maxCachedGraphs);
  }

  /**
   * Returns the autoantibodies with most entries, each with its diseases and autoantigens, and the strongest edges
   * among them, counted over exactly the entries that a list with the same filters and search returns. Correct
   * immediately after a write; computed once per data version. The nodes of all entries have the positions of the
   * stored layout, `null` if it does not contain them. Throws BAD_USER_INPUT for input outside the contract.
   */
  async graph(ctx: RequestContext, input: AssociationInput): Promise<AssociationGraph & Versioned> {
    authorize(ctx, 'statistics.read');
    const { nodes, edges } = limits.associations;
    const most = { nodes: wholeNumber('limit', input.limit, nodes), edges };
    const { criteria } = await readEntryQuery(input, this.search);
    const hasLayout = isUnrestricted(criteria);
    return this.graphs.versioned([most.nodes, criteria], async () => {
      const [counted, places] = await Promise.all([
        this.associations.strongest(criteria, most),
        hasLayout ? this.layouts.find(layoutFor(most.nodes)) : {},
      ]);
      return withPositions(toGraph(counted), places);
    });
  }
}

function layoutFor(nodes: number): number {
  const [usual, largest] = layoutLimits;
  return nodes <= usual ? usual : largest;
}

function withPositions({ nodes, ...others }: CountedGraph, places: Positions): AssociationGraph {
  return {
    nodes: nodes.map((node) => ({ ...node, x: places[node.id]?.x ?? null, y: places[node.id]?.y ?? null })),
    ...others,
  };
}

/** A graph before its nodes have positions. */
export type CountedGraph = Omit<AssociationGraph, 'nodes'> & {
  readonly nodes: readonly Omit<AssociationGraph['nodes'][number], 'x' | 'y'>[];
};

/** Replaces the indexes of nodes in edges by ids, which are meaningful on their own. */
export function toGraph({ nodes, edges, ...totals }: CountedAssociations): CountedGraph {
  const named = nodes.map((node) => ({ id: associationId(node.kind, node.label), ...node }));
  const idAt = (place: number): string => named[place]?.id ?? '';
  return {
    nodes: named,
    edges: edges.map(({ source, target, count }) => ({ source: idAt(source), target: idAt(target), count })),
    ...totals,
  };
}
