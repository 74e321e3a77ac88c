import { associationId } from '../../../schema/contract/associations.js';
import { limits } from '../../../schema/contract/limits.js';
import type { AssociationGraph } from '../../nouns/statistics.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type {
  CountedAssociations,
  EntryAssociationsRepository,
} from '../../persistence/repositories/entry-associations.repository.js';
import type { Search } from '../../search/search.js';
import { authorize } from '../authorize.js';
import type { EntryQueryInput } from '../entries/entry-inputs.js';
import { readEntryQuery } from '../entries/entry-query.js';
import type { Versioned } from '../entries/entry-views.js';
import { wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { VersionedAnswers } from '../versioned-answers.js';

interface AssociationInput extends EntryQueryInput {
  /** How many nodes at most. */
  readonly limit?: number | string | null | undefined;
}

type VersionedAssociationGraph = AssociationGraph & Versioned;

/** Up to half a megabyte each. */
const graphsKept = 40;

/** What entries associate: diseases with autoantibodies, and those with autoantigens. */
export class AssociationService {
  private readonly graphs: VersionedAnswers<AssociationGraph>;

  constructor(
    versions: DataVersionRepository,
    private readonly associations: EntryAssociationsRepository,
    private readonly search: Pick<Search, 'read'>,
  ) {
    this.graphs = new VersionedAnswers(versions, graphsKept);
  }

  /**
   * The autoantibodies with most entries, each with its diseases and autoantigens, and the strongest edges among them, counted
   * over exactly the entries that a list with the same filters and search shows. Right at once after a write, and counted once a
   * version of the data. Throws BAD_USER_INPUT for anything outside the contract.
   */
  async graph(ctx: RequestContext, input: AssociationInput): Promise<VersionedAssociationGraph> {
    authorize(ctx, 'statistics.read');
    const { nodes, edges } = limits.associations;
    const most = { nodes: wholeNumber('limit', input.limit, nodes), edges };
    const { criteria } = readEntryQuery(input, this.search);
    const count = async () => toGraph(await this.associations.strongest(criteria, most));
    const { value, dataVersion } = await this.graphs.get(JSON.stringify([most.nodes, criteria]), count);
    return { ...value, dataVersion };
  }
}

/** Edges come with the places of their nodes; clients are told ids, which mean something by themselves. */
function toGraph({ nodes, edges, ...totals }: CountedAssociations): AssociationGraph {
  const named = nodes.map((node) => ({ id: associationId(node.kind, node.label), ...node }));
  const idAt = (place: number): string => named[place]?.id ?? '';
  return {
    nodes: named,
    edges: edges.map(({ source, target, count }) => ({ source: idAt(source), target: idAt(target), count })),
    ...totals,
  };
}
