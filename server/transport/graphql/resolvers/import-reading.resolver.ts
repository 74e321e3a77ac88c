import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { AppError } from '../../../errors.js';
import { type ImportRowsArgs, importRowsArgs, importRowsNoun } from '../../../nouns/import-rows.js';
import {
  importConflictNoun,
  importNoun,
  importPageNoun,
  importProblemNoun,
  type ImportView,
  type UndoneImport,
  undoneImportNoun,
} from '../../../nouns/import.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { SizedBy } from '../limits/list-size.js';
import type { Loaders } from '../loaders.js';
import { argsOf, listOf, typeOf } from '../object-type.js';
import { Id, Limit, Page } from './arguments.js';

const listed = limits.imports.problemsListed;

@Resolver(typeOf(importNoun))
export class ImportReadingResolver {
  constructor(private readonly services: Pick<Services, 'imports'>) {}

  // The lists of an import: if the count is 0, the service is not called.

  @FieldResolver(listOf(importProblemNoun), {
    description: 'The first errors: those of the file as a whole, then by row.',
  })
  async errors(
    @Root() { id, errorsTotal }: ImportView,
    @Limit('problems to return', listed) limit: number | null,
    @Ctx('importErrors') loader: Loaders['importErrors'],
  ) {
    return errorsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }

  @FieldResolver(listOf(importProblemNoun), {
    description: 'The first warnings: those of the file as a whole, then by row.',
  })
  async warnings(
    @Root() { id, warningsTotal }: ImportView,
    @Limit('warnings to return', listed) limit: number | null,
    @Ctx('importWarnings') loader: Loaders['importWarnings'],
  ) {
    return warningsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }

  @FieldResolver(listOf(importConflictNoun), {
    description: 'The first entries that undoing did not revert, because they were changed after the import.',
  })
  async conflicts(
    @Root() { id, conflictsTotal }: ImportView,
    @Limit('entries to return', listed) limit: number | null,
    @Ctx('importConflicts') loader: Loaders['importConflicts'],
  ) {
    return conflictsTotal === 0 ? [] : loader.load(id, limit ?? listed.default);
  }

  @Query(typeOf(importNoun), {
    nullable: true,
    description: 'One import with its progress; null if it does not exist. For all signed-in people.',
  })
  async import(@Id('import') id: string, @Ctx('request') ctx: RequestContext) {
    return this.services.imports.find(ctx, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }

  @Query(typeOf(importPageNoun), { description: 'The imports, newest first. For all signed-in people.' })
  async imports(
    @Page() page: number | null,
    @Limit('imports to return', limits.listLimit, 'items') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.imports.list(ctx, { page, limit });
  }

  @SizedBy('limit', limits.imports.rows, ['items'])
  @Query(typeOf(importRowsNoun), {
    description:
      'Rows of an import with their outcomes, as long as they are stored (a day for previews). ' +
      'For all signed-in people.',
  })
  async importRows(
    @Id('import') id: string,
    @Args(argsOf(importRowsArgs)) wanted: ImportRowsArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.imports.rows(ctx, id, wanted);
  }
}

@Resolver(typeOf(undoneImportNoun))
export class UndoneImportResolver {
  @FieldResolver(listOf(importConflictNoun), { description: 'The first entries that were not reverted.' })
  async conflicts(
    @Root() undone: UndoneImport,
    @Limit('entries to return', listed) limit: number | null,
    @Ctx('importConflicts') loader: Loaders['importConflicts'],
  ) {
    if (undone.conflictsTotal === 0) return [];
    return loader.load(undone.import.id, limit ?? listed.default);
  }
}
