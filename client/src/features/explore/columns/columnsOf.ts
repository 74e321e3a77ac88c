import type { AssociationKind } from '@contract/associations';
import { overviewSlug } from '@contract/rules/slug';

import type { ColumnLink, ColumnName } from '../../../components/threeColumns/columnLinks';
import type { Associations } from '../graph/network';

type Node = Associations['nodes'][number];

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The autoantibodies of associations, those with most entries first, at most so many. */
export function autoantibodiesOf({ nodes }: Associations, most: number): readonly string[] {
  return nodes
    .filter(({ kind }) => kind === 'autoantibody')
    .sort((one, other) => other.count - one.count || compare(one.label, other.label))
    .slice(0, most)
    .map(({ label }) => label);
}

/** The node of a name, which may be written in another case. */
export function nodeNamed({ nodes }: Associations, kind: AssociationKind, label: string): Node | undefined {
  const slug = overviewSlug(label);
  return nodes.find((node) => node.kind === kind && overviewSlug(node.label) === slug);
}

/** The associations of these autoantibodies as links of columns, in the order of the autoantibodies. */
export function linksOfAutoantibodies(
  { nodes, edges }: Associations,
  autoantibodies: readonly string[],
): readonly ColumnLink[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const byName = new Map(autoantibodies.map((name): [string, ColumnLink[]] => [overviewSlug(name), []]));
  for (const { source, target } of edges) {
    const [from, to] = [byId.get(source), byId.get(target)];
    if (from === undefined || to === undefined) continue;
    const link: ColumnLink =
      from.kind === 'disease'
        ? { disease: nameOf(from), autoantibody: nameOf(to) }
        : { autoantibody: nameOf(from), autoantigen: nameOf(to) };
    byName.get(link.autoantibody.slug)?.push(link);
  }
  return [...byName.values()].flat();
}

function nameOf({ label }: Node): ColumnName {
  return { name: label, slug: overviewSlug(label) };
}
