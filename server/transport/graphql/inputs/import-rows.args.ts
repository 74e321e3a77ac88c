import { ArgsType, Field, ID, Int } from 'type-graphql';

import type { RowSelection } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { enumeration } from '../../../nouns/noun.js';
import { enumType } from '../object-type.js';
import { limitOptions } from './paging.js';

const RowSelectionEnum = enumType(
  enumeration<RowSelection>('RowSelection', 'Which rows of an import to return.', {
    all: 'All rows.',
    problems: 'Rows with errors or warnings.',
    errors: 'Rows with errors.',
    warnings: 'Rows with warnings.',
    updates: 'Rows that change an entry.',
    offers: 'Rows for whose cells known names are offered.',
  }),
);

/** Arguments for reading rows of an import. */
@ArgsType()
export class ImportRowsArgs {
  @Field(() => ID, { description: 'Id of the import.' })
  id!: string;

  @Field(() => RowSelectionEnum, {
    nullable: true,
    defaultValue: 'all',
    description: 'Which rows to return.',
  })
  only?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 0, description: 'Number of rows to skip.' })
  offset?: number | null;

  @Field(() => Int, limitOptions('rows to return', limits.imports.rows))
  limit?: number | null;
}
