import { Field, ID, Int, ObjectType } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { SizedAbout } from '../limits/list-size.js';
import { AssociationKindEnum } from '../plot-enums.js';

const { nodes, edges } = limits.associations;

@ObjectType({ simpleResolvers: true, description: 'A disease, an autoantibody or an autoantigen.' })
class AssociationNode {
  @Field(() => ID, { description: '`kind:label`; the same whatever the graph is narrowed to.' })
  id!: string;

  @Field(() => AssociationKindEnum, { description: 'What it is.' })
  kind!: string;

  @Field(() => String, { description: 'Its name, as the first entry that holds it spells it.' })
  label!: string;

  @Field(() => Int, { description: 'Entries that hold it, of those that were asked about.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Entries that hold both of two nodes: from a disease to an autoantibody, or on to an autoantigen.',
})
class AssociationEdge {
  @Field(() => ID, { description: 'The disease, or the autoantibody where the target is an autoantigen.' })
  source!: string;

  @Field(() => ID, { description: 'The autoantibody, or the autoantigen.' })
  target!: string;

  @Field(() => Int, { description: 'Entries that hold both.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What entries associate: diseases with autoantibodies, and those with autoantigens.',
})
export class AssociationGraph {
  @SizedAbout(nodes.max)
  @Field(() => [AssociationNode], { description: 'Those with most entries first.' })
  nodes!: readonly AssociationNode[];

  @SizedAbout(edges)
  @Field(() => [AssociationEdge], {
    description: `Among the nodes that are told; the strongest first, at most ${edges.toLocaleString('en')}.`,
  })
  edges!: readonly AssociationEdge[];

  @Field(() => Int, { description: 'How many nodes there are in all.' })
  totalNodes!: number;

  @Field(() => Int, { description: 'How many edges there are among all nodes.' })
  totalEdges!: number;
}
