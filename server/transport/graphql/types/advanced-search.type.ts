import { Field, Float, Int, ObjectType } from 'type-graphql';

import type { EntryFieldName } from '../../../../schema/contract/entry-fields.js';
import { EntryFieldEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { Entry } from './entry.type.js';

@ObjectType({ simpleResolvers: true, description: 'A part of a text, in UTF-16 code units.' })
export class TextRange {
  @Field(() => Int, { description: 'Where the part begins.' })
  start!: number;

  @Field(() => Int, { description: 'Where the part ends; the unit at this place is no longer in it.' })
  end!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Where the search term occurs in one field of a hit.' })
export class Highlight {
  @Field(() => EntryFieldEnum, { description: 'The field.' })
  field!: EntryFieldName;

  @Field(() => String, { description: 'The text of the field, or the part of it around the occurrences.' })
  fragment!: string;

  @SizedAbout(3)
  @Field(() => [TextRange], { description: 'Where in the fragment the term occurs.' })
  ranges!: readonly TextRange[];
}

@ObjectType({ simpleResolvers: true, description: 'An entry that the advanced search found.' })
export class SearchHit {
  @Field(() => Float, { description: '0 to 100, higher is better; comparable within one answer only.' })
  score!: number;

  @Field(() => Entry, { description: 'The entry.' })
  entry!: Entry;

  @SizedAbout(5)
  @Field(() => [Highlight], { description: 'Where the term occurs in the entry.' })
  highlights!: readonly Highlight[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Figures over all matches of a search, whatever its limit.',
})
export class MatchStats {
  @Field(() => Int, { description: 'Entries that match.' })
  totalMatches!: number;

  @Field(() => Int, { description: 'Different diseases among them.' })
  uniqueDiseasesCount!: number;

  @Field(() => Int, { description: 'Different autoantibodies among them.' })
  uniqueAntibodiesCount!: number;

  @Field(() => Int, { description: 'Different autoantigens among them.' })
  uniqueAntigensCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the advanced search found, best match first.' })
export class AdvancedSearchResult {
  @Field(() => [SearchHit], { description: 'The hits, best match first.' })
  hits!: readonly SearchHit[];

  @Field(() => Int, { description: 'How many hits `hits` holds.' })
  count!: number;

  /** Filled only where it is selected, which is what a client can see. */
  @Field(() => MatchStats, { description: 'Figures over all matches; counted only when asked for.' })
  stats!: MatchStats | null;
}
