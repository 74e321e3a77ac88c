import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import type {
  ExistingPolicy,
  ImportFormat,
  ImportMode,
  ImportStatus,
} from '../../../../schema/contract/imports.js';
import { ExistingPolicyEnum, ImportFormatEnum, ImportModeEnum, ImportStatusEnum } from '../import-enums.js';
import { SizedAbout } from '../limits/list-size.js';
import { Pagination } from './entry-page.type.js';
import { ImportColumn, ImportedEntry } from './import-problem.type.js';
import { Person } from './revision.type.js';

@ObjectType({
  simpleResolvers: true,
  description: 'An import: what was sent, how it was read, what became of it.',
})
export class Import {
  @Field(() => ID, { description: 'Identifier of the import.' })
  id!: string;

  @Field(() => ImportStatusEnum, { description: 'Where it stands.' })
  status!: ImportStatus;

  @Field(() => String, { nullable: true, description: 'Name of the file, where there was one.' })
  fileName!: string | null;

  @Field(() => ImportFormatEnum, { description: 'What kind of file it is.' })
  format!: ImportFormat;

  @Field(() => ImportModeEnum, { description: 'What is stored where some rows are bad.' })
  mode!: ImportMode;

  @Field(() => ExistingPolicyEnum, {
    description: 'What is done with rows that name an entry and differ from it.',
  })
  existing!: ExistingPolicy;

  @Field(() => Boolean, { description: 'Whether nothing is stored, only checked.' })
  dryRun!: boolean;

  @Field(() => String, { nullable: true, description: 'The sheet of the workbook that is read.' })
  sheet!: string | null;

  @Field(() => [String], { description: 'All sheets of the workbook; none for other files.' })
  sheets!: readonly string[];

  @Field(() => Int, { description: 'Rows with data.' })
  total!: number;

  @Field(() => Int, { description: 'Entries that were made, or would be.' })
  inserted!: number;

  @Field(() => Int, { description: 'Entries that were changed, or would be.' })
  updated!: number;

  @Field(() => Int, { description: 'Rows that change nothing.' })
  skipped!: number;

  @Field(() => Int, { description: 'Rows that are bad.' })
  failed!: number;

  @Field(() => Int, { description: 'Rows that are dealt with so far.' })
  processed!: number;

  @Field(() => Int, { description: 'How much is wrong in all.' })
  errorsTotal!: number;

  @Field(() => Int, { description: 'How many warnings there are in all.' })
  warningsTotal!: number;

  @Field(() => [String], {
    description: 'Headers of the columns that no field takes; they are kept under `additional`.',
  })
  unmappedColumns!: readonly string[];

  @SizedAbout(40)
  @Field(() => [ImportColumn], { description: 'The columns of the file, and what is read from each.' })
  columns!: readonly ImportColumn[];

  @Field(() => String, { nullable: true, description: 'How it went, for a person.' })
  message!: string | null;

  @Field(() => Person, {
    nullable: true,
    description: 'Who imported; null for the product itself, and for people who were deleted for good.',
  })
  by!: Person | null;

  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it came to its end.' })
  finishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;

  @Field(() => Person, { nullable: true, description: 'Who undid it.' })
  undoneBy!: Person | null;

  @Field(() => Int, { description: 'Entries that undoing it put back.' })
  reverted!: number;

  @Field(() => Int, { description: 'Entries that undoing it left, since they were edited in the meantime.' })
  conflictsTotal!: number;

  @Field(() => Boolean, { description: 'Whether who asks may undo it now.' })
  canUndo!: boolean;

  @Field(() => Boolean, { description: 'Whether who asks may run it now: a preview of their own.' })
  canRun!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the imports.' })
export class ImportPage {
  @Field(() => [Import], { description: 'The imports of this page, newest first.' })
  items!: readonly Import[];

  @Field(() => Pagination, { description: 'Where this page stands in the list.' })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'An entry that undoing an import left as it is.' })
export class ImportConflict {
  @Field(() => ImportedEntry, { description: 'The entry.' })
  entry!: ImportedEntry;

  @Field(() => String, { description: 'Its disease.' })
  disease!: string;

  @Field(() => String, { description: 'Its autoantibody.' })
  autoantibody!: string;

  @Field(() => String, { description: 'Its autoantigen.' })
  autoantigen!: string;

  @Field(() => Int, { description: 'The version it is at.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether it was deleted since.' })
  deleted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What undoing an import did.' })
export class UndoneImport {
  @Field(() => Import, { description: 'The import as it stands now.' })
  import!: Import;

  @Field(() => Int, { description: 'Entries that were put back.' })
  reverted!: number;

  @Field(() => Int, { description: 'Entries that were left, since they were edited in the meantime.' })
  conflictsTotal!: number;
}
