import { ArgsType, Field, Int } from 'type-graphql';

import { type FieldCondition, listDefaults } from '../../../../schema/contract/entry-filters.js';
import { EntrySortKeyEnum, SearchFieldEnum, SortOrderEnum } from '../enums.js';
import { EntryFilter, type FieldFilters } from './entry-filter.input.js';
import { limitOptions, pageNumber } from './paging.js';
import { toFieldConditions } from './to-field-conditions.js';

/** Which entries are meant. */
@ArgsType()
export class EntryCriteriaArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur, where `field` says; case, accents, hyphens and Greek letters fold.',
  })
  search?: string | null;

  @Field(() => SearchFieldEnum, {
    nullable: true,
    defaultValue: listDefaults.field,
    description: 'Where `search` looks.',
  })
  field?: string | null;

  @Field(() => EntryFilter, { nullable: true, description: 'What the fields must be.' })
  filter?: FieldFilters | null;

  get conditions(): readonly FieldCondition[] {
    return toFieldConditions(this.filter);
  }
}

/** Which entries are meant, and in which order. */
@ArgsType()
export class EntryQueryArgs extends EntryCriteriaArgs {
  @Field(() => EntrySortKeyEnum, {
    nullable: true,
    defaultValue: listDefaults.sortBy,
    description: 'What the list is sorted by.',
  })
  sortBy?: string | null;

  @Field(() => SortOrderEnum, {
    nullable: true,
    defaultValue: listDefaults.sortOrder,
    description: 'In which direction.',
  })
  sortOrder?: string | null;
}

@ArgsType()
export class EntriesArgs extends EntryQueryArgs {
  @Field(() => Int, pageNumber)
  page?: number | null;

  @Field(() => Int, limitOptions('entries on a page'))
  limit?: number | null;
}

@ArgsType()
export class EntryConnectionArgs extends EntryQueryArgs {
  @Field(() => Int, limitOptions('entries to return'))
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor to go on behind; from the start where absent.',
  })
  after?: string | null;
}
