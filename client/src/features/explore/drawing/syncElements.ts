import type { Core, SingularElementReturnValue } from 'cytoscape';

import type { Place } from './arrangeNodes';
import type { EdgeData, NodeData } from './networkElements';

interface Elements {
  readonly nodes: readonly NodeData[];
  readonly edges: readonly EdgeData[];
}

/** Has a drawing hold exactly these: adds what is new, removes what is gone, changes what is another size. */
export function syncElements(cy: Core, { nodes, edges }: Elements, places: ReadonlyMap<string, Place>): void {
  const wanted = new Map<string, NodeData | EdgeData>([...nodes, ...edges].map((data) => [data.id, data]));
  const isNew = ({ id }: NodeData | EdgeData) => cy.getElementById(id).empty();
  cy.batch(() => {
    cy.elements().forEach((element) => {
      const data = wanted.get(element.id());
      if (data === undefined) element.remove();
      else if (isOther(element, data)) element.data(data);
    });
    cy.add([
      ...nodes.filter(isNew).map((data) => ({
        group: 'nodes' as const,
        data,
        position: { ...(places.get(data.id) ?? { x: 0, y: 0 }) },
        // Not seen before it has a place.
        ...(!places.has(data.id) && { classes: 'unplaced' }),
      })),
      ...edges.filter(isNew).map((data) => ({ group: 'edges' as const, data: { ...data } })),
    ]);
  });
}

/** Whether it is drawn otherwise; telling the library what it knows would have it work out every style again. */
function isOther(element: SingularElementReturnValue, { id: _, ...data }: NodeData | EdgeData): boolean {
  return Object.entries(data).some(([key, value]) => !key.startsWith('shown') && element.data(key) !== value);
}
