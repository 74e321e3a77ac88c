import { Field, ObjectType } from 'type-graphql';

import { Entry } from './entry.type.js';

@ObjectType({ simpleResolvers: true, description: 'The neighbours of an entry in a list.' })
export class EntryNeighbours {
  @Field(() => Entry, { nullable: true, description: 'The previous entry; null at the start of the list.' })
  previous!: Entry | null;

  @Field(() => Entry, { nullable: true, description: 'The next entry; null at the end of the list.' })
  next!: Entry | null;
}
