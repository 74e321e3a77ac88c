import { Field, ID, Int, ObjectType } from 'type-graphql';

import type { EntryFieldName } from '../../../../schema/contract/entry-fields.js';
import type { MatchTier } from '../../../../schema/contract/match-tiers.js';
import { EntryFieldEnum } from '../enums.js';
import { MatchTierEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';

@ObjectType({ simpleResolvers: true, description: 'A part of a text, in UTF-16 code units.' })
export class TextRange {
  @Field(() => Int, { description: 'Where the part begins.' })
  start!: number;

  @Field(() => Int, { description: 'Where the part ends; the unit at this place is no longer in it.' })
  end!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Where the search term occurs in one field of a hit.' })
class Highlight {
  @Field(() => EntryFieldEnum, { description: 'The field.' })
  field!: EntryFieldName;

  @Field(() => String, { description: 'The text of the field, or the part of it around the occurrences.' })
  fragment!: string;

  @SizedAbout(3)
  @Field(() => [TextRange], { description: 'Where in the fragment the term occurs.' })
  ranges!: readonly TextRange[];
}

/** Why an entry was found, and where. */
@ObjectType({ simpleResolvers: true })
export abstract class FoundEntry {
  @Field(() => MatchTierEnum, { description: 'How well the entry fits.' })
  tier!: MatchTier;

  @Field(() => EntryFieldEnum, {
    nullable: true,
    description: 'The field that fits best; null where the words stand in several, or in `additional`.',
  })
  field!: EntryFieldName | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the vocabulary calls the disease, where that is why the entry was found.',
  })
  synonym!: string | null;

  @SizedAbout(5)
  @Field(() => [Highlight], { description: 'Where the term occurs in the entry.' })
  highlights!: readonly Highlight[];
}

@ObjectType({ simpleResolvers: true, description: 'Why a search found an entry.' })
export class SearchMatch extends FoundEntry {
  @Field(() => ID, { description: 'The id of the entry.' })
  entryId!: string;
}
