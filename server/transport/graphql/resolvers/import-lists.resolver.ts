import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import type { ImportService } from '../../../services/imports/import.service.js';
import type { ImportView } from '../../../services/imports/import-views.js';
import type { RequestContext } from '../../../services/request-context.js';
import { atMost } from '../inputs/paging.js';
import { SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { Import, ImportConflict } from '../types/import.type.js';
import { ImportProblem } from '../types/import-problem.type.js';

const listed = { min: 1, max: 1000, default: 100 } as const;
const most = (what: string): ReturnType<typeof Arg> => Arg('limit', () => Int, atMost(what, listed.default));

/** What an import lists beside itself. Where there is nothing to list, the service is not asked. */
@Resolver(() => Import)
export class ImportListsResolver {
  constructor(private readonly imports: ImportService) {}

  @SizedBy('limit', listed)
  @FieldResolver(() => [ImportProblem], {
    description: 'The first of what is wrong, about the file as a whole first, then by row.',
  })
  async errors(
    @Root() { id, errorsTotal }: ImportView,
    @most('problems to return') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<readonly ImportProblem[]>> {
    return errorsTotal === 0 ? [] : this.imports.errors(ctx, id, limit);
  }

  @SizedBy('limit', listed)
  @FieldResolver(() => [ImportProblem], {
    description: 'The first warnings, about the file as a whole first, then by row.',
  })
  async warnings(
    @Root() { id, warningsTotal }: ImportView,
    @most('warnings to return') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<readonly ImportProblem[]>> {
    return warningsTotal === 0 ? [] : this.imports.warnings(ctx, id, limit);
  }

  @SizedBy('limit', listed)
  @FieldResolver(() => [ImportConflict], {
    description: 'The first entries that undoing it left, since they were edited in the meantime.',
  })
  async conflicts(
    @Root() { id, conflictsTotal }: ImportView,
    @most('entries to return') limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<readonly ImportConflict[]>> {
    return conflictsTotal === 0 ? [] : this.imports.conflicts(ctx, id, limit);
  }
}
