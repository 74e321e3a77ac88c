import { ArgsType, Field, ID, Int } from 'type-graphql';

import type { RowSelection } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { enumeration } from '../../../nouns/noun.js';
import { enumType } from '../object-type.js';
import { limitOptions } from './paging.js';

const RowSelectionEnum = enumType(
  enumeration<RowSelection>('RowSelection', 'Which rows are asked for.', {
    all: 'All of them.',
    problems: 'Those with something bad, and those with a warning.',
    errors: 'Those with something bad.',
    warnings: 'Those with a warning.',
    updates: 'Those that change an entry.',
  }),
);

/** Which rows of which import are asked for. */
@ArgsType()
export class ImportRowsArgs {
  @Field(() => ID, { description: 'The id of the import.' })
  id!: string;

  @Field(() => RowSelectionEnum, { nullable: true, defaultValue: 'all', description: 'Which rows.' })
  only?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 0, description: 'How many of them to leave out first.' })
  offset?: number | null;

  @Field(() => Int, limitOptions('rows to return', limits.imports.rows))
  limit?: number | null;
}
