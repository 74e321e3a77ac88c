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
import { Pagination } from './entry-page.type.js';

export const Import = objectType(importNoun);
export type Import = ImportView;

export const ImportProblem = objectType(importProblemNoun);
export type ImportProblem = ImportProblemView;

const ImportRow = objectType(importRowNoun);

export const ImportConflict = objectType(importConflictNoun);
export type ImportConflict = ImportConflictView;

@ObjectType({ simpleResolvers: true, description: 'One page of the imports.' })
export class ImportPage {
  @Field(() => [Import], { description: 'The imports of this page, newest first.' })
  items!: readonly Import[];

  @Field(() => Pagination, { description: 'Where this page stands in the list.' })
  pagination!: Pagination;
}

@ObjectType({ simpleResolvers: true, description: 'Some rows of an import.' })
export class ImportRows {
  @Field(() => [ImportRow], { description: 'The rows, in the order of the file.' })
  items!: readonly ImportRowView[];

  @Field(() => [String], { description: 'The headers of the file, in its order.' })
  headers!: readonly string[];

  @Field(() => Int, { description: 'How many such rows there are in all.' })
  total!: number;
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
