import { Field, Int, ObjectType } from 'type-graphql';

import { cascadeFields } from '../../../../schema/contract/entry-filters.js';
import { limits } from '../../../../schema/contract/limits.js';
import { EntryFieldEnum } from '../enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { Entry } from './entry.type.js';
import { TextRange } from './match.type.js';

@ObjectType({ simpleResolvers: true, description: 'A value that may be meant.' })
class Suggestion {
  @Field(() => String, { description: 'The value, as an entry spells it.' })
  value!: string;

  @Field(() => Int, { description: 'Entries that hold it.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the vocabulary calls the disease, where that is what was typed.',
  })
  synonym!: string | null;

  @SizedAbout(3)
  @Field(() => [TextRange], { description: 'Where in the value that stands which was typed.' })
  ranges!: readonly TextRange[];
}

@ObjectType({ simpleResolvers: true, description: 'The values of one field that may be meant.' })
class SuggestionGroup {
  @Field(() => EntryFieldEnum, { description: 'The field.' })
  field!: string;

  @SizedAbout(limits.suggestions.max)
  @Field(() => [Suggestion], { description: 'Best match first, then those of most entries; never empty.' })
  suggestions!: readonly Suggestion[];
}

@ObjectType({ simpleResolvers: true, description: 'What somebody may mean who is still typing.' })
export class Suggestions {
  @SizedAbout(cascadeFields.length)
  @Field(() => [SuggestionGroup], {
    description:
      'Field by field, the one with the best match first: disease, autoantibody, autoantigen, epitope, type, UniProt id.',
  })
  groups!: readonly SuggestionGroup[];

  @Field(() => Int, { description: 'How many suggestions the groups hold.' })
  count!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What was likely meant, where nothing holds what was typed.',
  })
  didYouMean!: string | null;

  @Field(() => Entry, { nullable: true, description: 'The entry whose accession was typed.' })
  entry!: Entry | null;
}
