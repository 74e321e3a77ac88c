import { Field, Int, ObjectType } from 'type-graphql';

import type { RowOutcome } from '../../../../schema/contract/imports.js';
import { RowOutcomeEnum } from '../import-enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { ImportedEntry, ImportProblem } from './import-problem.type.js';
import { FieldChange } from './revision.type.js';

@ObjectType({ simpleResolvers: true, description: 'One row of an import.' })
class ImportRow {
  @Field(() => Int, { description: 'Its number as a spreadsheet counts, the header being row 1.' })
  row!: number;

  @Field(() => RowOutcomeEnum, { description: 'What becomes, or became, of it.' })
  outcome!: RowOutcome;

  @Field(() => [String], { description: 'Its cells as the file has them, one for each header.' })
  cells!: readonly string[];

  @SizedAbout(5)
  @Field(() => [ImportProblem], { description: 'What is bad about it.' })
  problems!: readonly ImportProblem[];

  @SizedAbout(5)
  @Field(() => [ImportProblem], { description: 'What is worth a look.' })
  warnings!: readonly ImportProblem[];

  @SizedAbout(15)
  @Field(() => [FieldChange], { description: 'What it changes of an entry: the old and the new.' })
  changes!: readonly FieldChange[];

  @Field(() => ImportedEntry, { nullable: true, description: 'The entry it names, changes or repeats.' })
  entry!: ImportedEntry | null;
}

@ObjectType({ simpleResolvers: true, description: 'Some rows of an import.' })
export class ImportRows {
  @Field(() => [ImportRow], { description: 'The rows, in the order of the file.' })
  items!: readonly ImportRow[];

  @Field(() => [String], { description: 'The headers of the file, in its order.' })
  headers!: readonly string[];

  @Field(() => Int, { description: 'How many such rows there are in all.' })
  total!: number;
}
