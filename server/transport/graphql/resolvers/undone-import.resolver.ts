import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import type { ImportService } from '../../../services/imports/import.service.js';
import type { UndoneImportView } from '../../../services/imports/import-views.js';
import type { RequestContext } from '../../../services/request-context.js';
import { atMost } from '../inputs/paging.js';
import { SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { ImportConflict, UndoneImport } from '../types/import.type.js';

const listed = { min: 1, max: 1000, default: 100 } as const;

@Resolver(() => UndoneImport)
export class UndoneImportResolver {
  constructor(private readonly imports: ImportService) {}

  @SizedBy('limit', listed)
  @FieldResolver(() => [ImportConflict], { description: 'The first entries that were left.' })
  async conflicts(
    @Root() undone: UndoneImportView,
    @Arg('limit', () => Int, atMost('entries to return', listed.default)) limit: number | null,
    @Ctx('request') ctx: RequestContext,
  ): Promise<Plain<readonly ImportConflict[]>> {
    return undone.conflictsTotal === 0 ? [] : this.imports.conflicts(ctx, undone.import.id, limit);
  }
}
