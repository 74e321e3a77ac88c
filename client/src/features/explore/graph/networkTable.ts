import type { CsvTable } from '../../../components/download/tableCsv';
import type { Network } from './network';

/** The associations of a network as CSV: the two nodes, and the number of entries. */
export function associationsCsv({ nodes, edges }: Network): CsvTable {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    columns: ['Kind', 'Name', 'Associated kind', 'Associated name', 'Entries'],
    rows: edges.flatMap(({ source, target, count }) => {
      const one = byId.get(source);
      const other = byId.get(target);
      return one && other ? [{ cells: [one.kind, one.label, other.kind, other.label, count] }] : [];
    }),
  };
}
