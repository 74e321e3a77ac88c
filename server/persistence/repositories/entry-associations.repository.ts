import { type AssociationKind, associationKinds } from '../../../schema/contract/associations.js';
import type { AssociationGraph } from '../../nouns/statistics.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';

/** Two nodes, by their indexes in the returned list (from 0), and the number of entries that hold both. */
interface CountedEdge {
  readonly source: number;
  readonly target: number;
  readonly count: number;
}

/** The returned nodes and edges, and the total number of each. */
export interface CountedAssociations extends Pick<AssociationGraph, 'totalNodes' | 'totalEdges'> {
  readonly nodes: readonly Pick<AssociationGraph['nodes'][number], 'kind' | 'label' | 'count'>[];
  readonly edges: readonly CountedEdge[];
}

/** Maximum numbers of nodes and edges to return. */
interface AssociationLimits {
  readonly nodes: number;
  readonly edges: number;
}

/** Counts the associations between the values of entries. */
export class EntryAssociationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the autoantibodies with the most entries (ties: those of larger diseases first), each with its diseases and
   * autoantigens, and the strongest edges among them. One statement returns all, so no node lacks the nodes it belongs
   * to. Nodes are sorted by number of entries, then by kind, then naturally. Labels are the spellings in
   * `entry_values`, so a node has the same label whatever the criteria.
   */
  async strongest(criteria: EntryCriteria, most: AssociationLimits): Promise<CountedAssociations> {
    const params = new SqlParams();
    const text = associationsSql(criteria, most, params);
    return this.database.withExpensiveLimit(() =>
      this.database.readTransaction(async (transaction) => {
        // The planner expects far too few of the rows that the statement counts first, and would compare each pair with
        // each node: 10 s instead of 0.3 s for 40,000 entries.
        await transaction.query('SET LOCAL enable_nestloop = off');
        return onlyRow(await transaction.query<CountedAssociations>(text, params.values));
      }),
    );
  }
}

// Kinds are numbered in their order, from 0: disease, autoantibody, autoantigen.
const kindNames = `(ARRAY[${associationKinds.map((kind) => `'${kind}'`).join(', ')}])`;

/** Without criteria, the counts of nodes come from `entry_values`, which writes keep up to date. */
function associationsSql(criteria: EntryCriteria, most: AssociationLimits, params: SqlParams): string {
  const all = isUnrestricted(criteria);
  return `
    WITH meant AS ${all ? 'NOT MATERIALIZED' : 'MATERIALIZED'} (
      SELECT i.key_disease, i.key_autoantibody, i.key_autoantigen
      FROM entry_index i WHERE ${entryWhere(criteria, params)}),
    found_in AS MATERIALIZED (
      SELECT m.key_disease AS source, m.key_autoantibody AS target, count(*)::integer AS count
      FROM meant m GROUP BY 1, 2),
    binds AS MATERIALIZED (
      SELECT m.key_autoantibody AS source, m.key_autoantigen AS target, count(*)::integer AS count
      FROM meant m GROUP BY 1, 2),
    nodes AS MATERIALIZED (${all ? nodesOfAll : nodesOfMatched}),
    ranked AS MATERIALIZED (${rankedAutoantibodies}),
    returned AS MATERIALIZED (
      SELECT t.*, ${keyOfKind}, (row_number() OVER (ORDER BY t.count DESC, t.kind, t.key) - 1)::integer AS place
      FROM (
        SELECT n.* FROM nodes n JOIN (${firstRanks}) r ON r.kind = n.kind AND r.key = n.key
        ORDER BY r.rank, n.kind <> 1, n.count DESC, n.kind, n.key LIMIT ${params.add(most.nodes)}) t),
    named AS (
      SELECT t.place, v.field AS kind, v.value AS label, t.count
      FROM returned t JOIN entry_values v ON v.field = ${kindNames}[t.kind + 1] AND v.key = t.key),
    strongest AS (
      SELECT e.* FROM (
        ${edges('found_in', 'disease', 'autoantibody')}
        UNION ALL ${edges('binds', 'autoantibody', 'autoantigen')}) e
      ORDER BY e.count DESC, e.source, e.target LIMIT ${params.add(most.edges)})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('kind', n.kind, 'label', n.label, 'count', n.count)
        ORDER BY n.place), '[]') FROM named n) AS nodes,
      (SELECT coalesce(json_agg(json_build_object('source', s.source, 'target', s.target, 'count', s.count)
        ORDER BY s.count DESC, s.source, s.target), '[]') FROM strongest s) AS edges,
      (SELECT count(*)::integer FROM nodes) AS "totalNodes",
      ((SELECT count(*) FROM found_in) + (SELECT count(*) FROM binds))::integer AS "totalEdges"`;
}

/** The key of a node in the column of its kind, which is null in those of the others. */
const keyOfKind = associationKinds
  .map((kind, number) => `CASE t.kind WHEN ${String(number)} THEN t.key END AS ${kind}`)
  .join(', ');

const nodesOfAll = associationKinds
  .map(
    (kind, number) =>
      `SELECT ${String(number)} AS kind, v.key, v.count FROM entry_values v WHERE v.field = '${kind}'`,
  )
  .join(' UNION ALL ');

const nodesOfMatched = `
  SELECT 0 AS kind, f.source AS key, sum(f.count)::integer AS count FROM found_in f GROUP BY 2
  UNION ALL SELECT 1, b.source, sum(b.count)::integer FROM binds b GROUP BY 2
  UNION ALL SELECT 2, b.target, sum(b.count)::integer FROM binds b GROUP BY 2`;

/** Ranks the autoantibodies. Every edge has one, so their order decides the order of the nodes around them. */
const rankedAutoantibodies = `
  SELECT a.key, row_number() OVER (ORDER BY a.count DESC, max(d.count) DESC, a.key) AS rank
  FROM nodes a JOIN found_in f ON f.target = a.key JOIN nodes d ON d.kind = 0 AND d.key = f.source
  WHERE a.kind = 1 GROUP BY a.key, a.count`;

/** For each node, the rank of the first autoantibody that it is connected to. */
const firstRanks = `
  SELECT 1 AS kind, a.key, a.rank FROM ranked a
  UNION ALL SELECT 0, f.source, min(a.rank) FROM found_in f JOIN ranked a ON a.key = f.target GROUP BY 2
  UNION ALL SELECT 2, b.target, min(a.rank) FROM binds b JOIN ranked a ON a.key = b.source GROUP BY 2`;

/**
 * Selects the pairs whose two nodes are both returned, by node index. A comparison with the kind would make PostgreSQL
 * expect a single node, and compare each pair with each node.
 */
function edges(pairs: string, source: AssociationKind, target: AssociationKind): string {
  return `SELECT s.place AS source, t.place AS target, p.count FROM ${pairs} p
    JOIN returned s ON s.${source} = p.source JOIN returned t ON t.${target} = p.target`;
}
