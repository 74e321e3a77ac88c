import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { UndoneImportView } from '../../../services/imports/import-views.js';
import type { ImportListLoaders } from '../import-list-loaders.js';
import { SizedBy } from '../limits/list-size.js';
import type { Plain } from '../plain.js';
import { ImportConflict, UndoneImport } from '../types/import.type.js';
import { Limit } from './arguments.js';

const listed = { min: 1, max: 1000, default: 100 } as const;

@Resolver(() => UndoneImport)
export class UndoneImportResolver {
  @SizedBy('limit', listed)
  @FieldResolver(() => [ImportConflict], { description: 'The first entries that were not reverted.' })
  async conflicts(
    @Root() undone: UndoneImportView,
    @Limit('entries to return', listed) limit: number | null,
    @Ctx('importLists') loaders: ImportListLoaders,
  ): Promise<Plain<readonly ImportConflict[]>> {
    if (undone.conflictsTotal === 0) return [];
    return loaders.conflicts.load(undone.import.id, limit ?? listed.default);
  }
}
