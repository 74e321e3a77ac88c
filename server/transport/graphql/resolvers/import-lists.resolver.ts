import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import {
  importConflictNoun,
  type ImportConflictView,
  importNoun,
  importProblemNoun,
  type ImportProblemView,
  undoneImportNoun,
} from '../../../nouns/import.js';
import type { ImportView, UndoneImportView } from '../../../services/imports/import-views.js';
import type { Loaders } from '../loaders.js';
import { listOf, typeOf } from '../object-type.js';
import { Limit } from './arguments.js';

const listed = { min: 1, max: 1000, default: 100 } as const;

/** The problem lists of an import. If the count is 0, the service is not called. */
@Resolver(typeOf(importNoun))
export class ImportListsResolver {
  @FieldResolver(listOf(importProblemNoun), {
    description: 'The first errors: those of the file as a whole, then by row.',
  })
  async errors(
    @Root() { id, errorsTotal }: ImportView,
    @Limit('problems to return', listed) limit: number | null,
    @Ctx('importErrors') loader: Loaders['importErrors'],
  ): Promise<readonly ImportProblemView[]> {
    return errorsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }

  @FieldResolver(listOf(importProblemNoun), {
    description: 'The first warnings: those of the file as a whole, then by row.',
  })
  async warnings(
    @Root() { id, warningsTotal }: ImportView,
    @Limit('warnings to return', listed) limit: number | null,
    @Ctx('importWarnings') loader: Loaders['importWarnings'],
  ): Promise<readonly ImportProblemView[]> {
    return warningsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }

  @FieldResolver(listOf(importConflictNoun), {
    description: 'The first entries that undoing did not revert, because they were edited after the import.',
  })
  async conflicts(
    @Root() { id, conflictsTotal }: ImportView,
    @Limit('entries to return', listed) limit: number | null,
    @Ctx('importConflicts') loader: Loaders['importConflicts'],
  ): Promise<readonly ImportConflictView[]> {
    return conflictsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }
}

@Resolver(typeOf(undoneImportNoun))
export class UndoneImportResolver {
  @FieldResolver(listOf(importConflictNoun), { description: 'The first entries that were not reverted.' })
  async conflicts(
    @Root() undone: UndoneImportView,
    @Limit('entries to return', listed) limit: number | null,
    @Ctx('importConflicts') loader: Loaders['importConflicts'],
  ): Promise<readonly ImportConflictView[]> {
    if (undone.conflictsTotal === 0) return [];
    return loader.load(undone.import.id, limit ?? listed.default);
  }
}
