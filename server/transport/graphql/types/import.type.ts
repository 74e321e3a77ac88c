import { Field, Int, ObjectType } from 'type-graphql';

import {
  importConflictNoun,
  type ImportConflictView,
  importNoun,
  importProblemNoun,
  type ImportProblemView,
  importRowNoun,
  type ImportRowView,
  type ImportView,
} from '../../../nouns/import.js';
import { objectType } from '../object-type.js';
import { Pagination } from './entry.type.js';

export const Import = objectType(importNoun);
export type Import = ImportView;

export const ImportProblem = objectType(importProblemNoun);
export type ImportProblem = ImportProblemView;

const ImportRow = objectType(importRowNoun);

export const ImportConflict = objectType(importConflictNoun);
export type ImportConflict = ImportConflictView;

@ObjectType({ simpleResolvers: true, description: 'One page of the list of imports.' })
export class ImportPage {
  @Field(() => [Import], { description: 'The imports on this page, newest first.' })
  items!: readonly Import[];

  @Field(() => Pagination, { description: 'Position of this page in the list.' })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'Some rows of an import.' })
export class ImportRows {
  @Field(() => [ImportRow], { description: 'The rows, in the order of the file.' })
  items!: readonly ImportRowView[];

  @Field(() => [String], { description: 'The headers of the file, in its order.' })
  headers!: readonly string[];

  @Field(() => Int, { description: 'Total number of such rows.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of undoing an import.' })
export class UndoneImport {
  @Field(() => Import, { description: 'The import in its current state.' })
  import!: Import;

  @Field(() => Int, { description: 'Number of reverted entries.' })
  reverted!: number;

  @Field(() => Int, { description: 'Number of entries not reverted because of later edits.' })
  conflictsTotal!: number;
}
