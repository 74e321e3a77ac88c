import { ArgsType, Field, Int } from 'type-graphql';

import { type FieldCondition, listDefaults } from '../../../../schema/contract/entry-filters.js';
import { EntrySortKeyEnum, SearchFieldEnum, SortOrderEnum } from '../enums.js';
import { EntryFilter, type FieldFilters } from './entry-filter.input.js';
import { limitOptions, pageNumber } from './paging.js';
import { toFieldConditions } from './to-field-conditions.js';

/** Filters and search of a list of entries. */
@ArgsType()
export class EntryCriteriaArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all occur in the scope of `field`. Case, accents, hyphens and Greek letters are folded.',
  })
  search?: string | null;

  @Field(() => SearchFieldEnum, {
    nullable: true,
    defaultValue: listDefaults.field,
    description: 'Scope of `search`.',
  })
  field?: string | null;

  @Field(() => EntryFilter, { nullable: true, description: 'Conditions on the fields.' })
  filter?: FieldFilters | null;

  get conditions(): readonly FieldCondition[] {
    return toFieldConditions(this.filter);
  }
}

/** Filters, search and sorting of a list of entries. */
@ArgsType()
export class EntryQueryArgs extends EntryCriteriaArgs {
  @Field(() => EntrySortKeyEnum, {
    nullable: true,
    defaultValue: listDefaults.sortBy,
    description: 'Sort key of the list.',
  })
  sortBy?: string | null;

  @Field(() => SortOrderEnum, {
    nullable: true,
    defaultValue: listDefaults.sortOrder,
    description: 'Sort direction.',
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
    description: 'Cursor after which to continue. Default: the start of the list.',
  })
  after?: string | null;
}
