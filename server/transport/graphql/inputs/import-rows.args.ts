import { ArgsType, Field, ID, Int } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { RowSelectionEnum } from '../import-enums.js';

const { max, default: usual } = limits.imports.rows;

/** Which rows of which import are asked for. */
@ArgsType()
export class ImportRowsArgs {
  @Field(() => ID, { description: 'The id of the import.' })
  id!: string;

  @Field(() => RowSelectionEnum, { nullable: true, defaultValue: 'all', description: 'Which rows.' })
  only?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 0, description: 'How many of them to leave out first.' })
  offset?: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: usual,
    description: `Most rows to return, 1 to ${String(max)}.`,
  })
  limit?: number | null;
}
