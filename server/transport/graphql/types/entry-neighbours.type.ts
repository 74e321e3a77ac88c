import { Field, ObjectType } from 'type-graphql';

import { Entry } from './entry.type.js';

@ObjectType({ description: 'The entries beside one entry in a list.' })
export class EntryNeighbours {
  @Field(() => Entry, { nullable: true, description: 'The one before it; null at the start of the list.' })
  previous!: Entry | null;

  @Field(() => Entry, { nullable: true, description: 'The one after it; null at the end of the list.' })
  next!: Entry | null;
}
