import { ArgsType, Field, Int } from 'type-graphql';

import { type FieldCondition, listDefaults } from '../../../../schema/contract/entry-filters.js';
import { EntrySortKeyEnum, SearchFieldEnum, SortOrderEnum } from '../enums.js';
import { limitOptions, optional, pageNumber } from './argument-options.js';
import { EntryFilter, type FieldFilters } from './entry-filter.input.js';
import { toFieldConditions } from './to-field-conditions.js';

/** Filters and search of a list of entries. */
@ArgsType()
export class EntryCriteriaArgs {
  @Field(
    () => String,
    optional(
      'Words that must all occur in the scope of `field`. Case, accents, hyphens and Greek letters are folded.',
    ),
  )
  search?: string | null;

  @Field(() => SearchFieldEnum, optional('Scope of `search`.', listDefaults.field))
  field?: string | null;

  @Field(() => EntryFilter, optional('Conditions on the fields.'))
  filter?: FieldFilters | null;

  get conditions(): readonly FieldCondition[] {
    return toFieldConditions(this.filter);
  }
}

/** Filters, search and sorting of a list of entries. */
@ArgsType()
export class EntryQueryArgs extends EntryCriteriaArgs {
  @Field(() => EntrySortKeyEnum, optional('Sort key of the list.', listDefaults.sortBy))
  sortBy?: string | null;

  @Field(() => SortOrderEnum, optional('Sort direction.', listDefaults.sortOrder))
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

  @Field(() => String, optional('Cursor after which to continue. Default: the start of the list.'))
  after?: string | null;
}
