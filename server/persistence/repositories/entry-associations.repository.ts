import { type AssociationKind, associationKinds } from '../../../schema/contract/associations.js';
import type { Database } from '../database.js';
import { keyColumn } from '../entry-columns.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';

/** A disease, autoantibody or autoantigen with its entries. */
export interface CountedNode {
  readonly kind: AssociationKind;
  readonly label: string;
  readonly count: number;
}

/** Two nodes, by their places among those told, from 0, and the entries that hold both. */
export interface CountedEdge {
  readonly source: number;
  readonly target: number;
  readonly count: number;
}

/** The nodes and edges that are told, and how many there are. */
export interface CountedAssociations {
  readonly nodes: readonly CountedNode[];
  readonly edges: readonly CountedEdge[];
  readonly totalNodes: number;
  readonly totalEdges: number;
}

/** How many nodes and edges are told. */
export interface AssociationLimits {
  readonly nodes: number;
  readonly edges: number;
}

/** Counts what entries associate with one another. */
export class EntryAssociationsRepository {
  constructor(private readonly database: Database) {}

  /**
   * The nodes with most entries (then by kind, then naturally) and the strongest edges among them, in one statement that
   * looks at each entry once. Names are those that writes keep, so that a node is called the same however few are meant.
   */
  async strongest(criteria: EntryCriteria, most: AssociationLimits): Promise<CountedAssociations> {
    const params = new SqlParams();
    const text = associationsSql(entryWhere(criteria, params), most, params);
    const [counted] = await this.database.query<CountedAssociations>(text, params.values);
    if (counted === undefined) throw new Error('a count gave no row');
    return counted;
  }
}

const keys = associationKinds.map(keyColumn);
const nodesOfGroup = keys.map((key, kind) => `(${String(kind)}, g.${key})`).join(', ');
const edgesOfGroup = keys
  .slice(1)
  .map((target, source) => `(${String(source)}, g.${keys[source] ?? ''}, g.${target})`)
  .join(', ');
const kindNames = `ARRAY[${associationKinds.map((kind) => `'${kind}'`).join(', ')}]`;

/** Entries are put together by all that they associate first, so that what follows counts few rows. */
function associationsSql(where: string, most: AssociationLimits, params: SqlParams): string {
  return `
    WITH groups AS MATERIALIZED (
      SELECT ${keys.map((key) => `i.${key}`).join(', ')}, count(*)::integer AS count
      FROM entry_index i WHERE ${where} GROUP BY 1, 2, 3),
    nodes AS MATERIALIZED (
      SELECT n.kind, n.key, sum(g.count)::integer AS count
      FROM groups g CROSS JOIN LATERAL (VALUES ${nodesOfGroup}) n (kind, key) GROUP BY 1, 2),
    edges AS MATERIALIZED (
      SELECT e.kind, e.source, e.target, sum(g.count)::integer AS count
      FROM groups g CROSS JOIN LATERAL (VALUES ${edgesOfGroup}) e (kind, source, target) GROUP BY 1, 2, 3),
    told AS MATERIALIZED (
      SELECT n.*, row_number() OVER (ORDER BY n.count DESC, n.kind, n.key) - 1 AS place
      FROM nodes n ORDER BY place LIMIT ${params.add(most.nodes)}),
    named AS (
      SELECT t.place, v.field AS kind, v.value AS label, t.count
      FROM told t JOIN entry_values v ON v.field = (${kindNames})[t.kind + 1] AND v.key = t.key),
    strongest AS (
      SELECT s.place AS source, t.place AS target, e.count FROM edges e
      JOIN told s ON s.kind = e.kind AND s.key = e.source JOIN told t ON t.kind = e.kind + 1 AND t.key = e.target
      ORDER BY e.count DESC, s.place, t.place LIMIT ${params.add(most.edges)})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('kind', n.kind, 'label', n.label, 'count', n.count) ORDER BY n.place), '[]')
        FROM named n) AS nodes,
      (SELECT coalesce(json_agg(json_build_object('source', s.source, 'target', s.target, 'count', s.count)
        ORDER BY s.count DESC, s.source, s.target), '[]') FROM strongest s) AS edges,
      (SELECT count(*)::integer FROM nodes) AS "totalNodes",
      (SELECT count(*)::integer FROM edges) AS "totalEdges"`;
}
